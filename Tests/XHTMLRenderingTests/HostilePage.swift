import Movies
import RecordStream

@testable import XHTMLRendering

/// A generator of numbers that gives the same ones for the same seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

private let pieces = [
  "<", ">", "&", "\"", "'", "]]>", "<!--", "-->", "<?xml?>", "&nbsp;", "&#0;", "</bdi>", "<script>",
  "\u{0}", "\u{7}", "\u{1B}[2J", "\u{7F}", "\u{85}", "\u{9B}", "\u{FFFE}", "\t", "\n", "\r", " ",
  "\u{301}", "\u{338}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200B}", "\u{FEFF}", "\u{E000}",
  "e\u{301}", "\u{1112}\u{1161}\u{11AB}", "\u{1161}", "千", "기", "👨‍👩‍👧", "🇯🇵", "ש", "ا", "a", "/",
  ".jpg",
  "javascript:", "https://", "%", "2026-02-31", "en", "xx", "-", "0", "é",
]

/// A text of anything: pieces that hurt markup, random scalars, bytes that are no UTF-8.
func hostileText(_ numbers: inout SeededNumbers) -> String {
  var text = ""
  for _ in 0..<Int.random(in: 0...12, using: &numbers) {
    switch Int.random(in: 0...3, using: &numbers) {
    case 0:
      text.unicodeScalars.append(
        Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &numbers)) ?? "\u{FFFD}")
    case 1:
      let bytes = (0..<4).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      text += String(decoding: bytes, as: UTF8.self)
    default: text += pieces.randomElement(using: &numbers) ?? ""
    }
  }
  return text
}

/// A page where everything that comes from outside is hostile.
func hostilePage(seed: UInt64) -> String {
  var numbers = SeededNumbers(state: seed)
  func hostile() -> String { hostileText(&numbers) }
  func number() -> Double {
    [-1, 0, 0.1, 7, 140, 1e9, 1e300, .nan, .infinity, -.infinity].randomElement(using: &numbers)
      ?? 0
  }
  func count() -> Int { [Int.min, -1, 0, 1, 3, 99, Int.max].randomElement(using: &numbers) ?? 0 }
  var page = ByteBuffer()
  let options = PageOptions(
    title: hostile(), language: hostile(), source: hostile(),
    linkBase: Bool.random(using: &numbers) ? hostile() : "https://www.themoviedb.org/movie/",
    imageBase: Bool.random(using: &numbers) ? hostile() : "https://image.tmdb.org/t/p/")
  var writer = PageWriter(options)
  writer.begin(into: &page)
  for _ in 0..<Int.random(in: 0...4, using: &numbers) {
    var layout = PageLayout([.carousel, .grid, .list].randomElement(using: &numbers) ?? .list)
    layout.itemWidth = Bool.random(using: &numbers) ? .points(number()) : .fraction(number())
    layout.columns = count()
    layout.rows = count()
    layout.interItemSpacing = number()
    layout.interGroupSpacing = number()
    layout.contentInsets = PageInsets(
      top: number(), leading: number(), bottom: number(), trailing: number())
    layout.scrolling = PageScrolling.allCases.randomElement(using: &numbers) ?? .paging
    layout.headerHeight = number()
    layout.pinsHeader = Bool.random(using: &numbers)
    writer.beginSection(
      title: hostile(), layout: layout, count: count(), created: hostile(), into: &page)
    for _ in 0..<Int.random(in: 0...5, using: &numbers) {
      let title = hostile()
      writer.movie(
        Movie(
          id: MovieID(Int64(count())), title: title,
          originalTitle: Bool.random(using: &numbers) ? title : hostile(),
          releaseDate: CalendarDate(hostile()), rating: number(), voteCount: Int64(count()),
          overview: hostile(), posterPath: Bool.random(using: &numbers) ? "/" + hostile() : nil,
          originalLanguage: hostile()), into: &page)
    }
    writer.endSection(into: &page)
    writer.beginChanges(title: hostile(), count: count(), created: hostile(), into: &page)
    for change: PageChange in [
      .insert(rank: count()), .delete(oldRank: count()), .move(oldRank: count(), rank: count()),
      .transfer(from: hostile(), oldRank: count(), rank: count()),
      .update([PageChange.Field(name: hostile(), old: hostile(), new: hostile())]), .update([]),
    ] {
      writer.change(change, id: MovieID(Int64(count())), title: hostile(), into: &page)
    }
    writer.change(.sectionInsert, section: hostile(), into: &page)
    writer.endSection(into: &page)
  }
  writer.end(into: &page)
  return page.text
}

/// A page without any section.
func emptyPage() -> String {
  var page = ByteBuffer()
  var writer = PageWriter(PageOptions())
  writer.begin(into: &page)
  writer.end(into: &page)
  return page.text
}
