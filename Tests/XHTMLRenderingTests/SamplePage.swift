import Diagnostics
import Foundation
import LibXML
import Movies
import RecordStream

@testable import XHTMLRendering

/// Films that show what a page has to cope with: scripts, missing parts, characters of markup.
let sampleMovies = [
  Movie(
    id: MovieID(129), title: "Spirited Away", originalTitle: "千と千尋の神隠し",
    releaseDate: CalendarDate("2001-07-20"), rating: 8.535, voteCount: 17_190,
    overview: "A girl works in a bath house for spirits until her parents are people again.",
    posterPath: "/39wmItIWsg5sZMyRUHLkWBcuVCM.jpg", originalLanguage: "ja"),
  Movie(
    id: MovieID(496_243), title: "기생충", originalTitle: "기생충",
    releaseDate: CalendarDate("2019-05-30"), rating: 8.5, voteCount: 1, overview: "",
    posterPath: "/7IiTTgloJzvGI1TAYymCfbfl3vT.jpg", originalLanguage: "ko"),
  Movie(
    id: MovieID(1), title: "<b>\"Tom\" & 'Jerry'</b>", originalTitle: "Tom & Jerry",
    overview: "</p><script>alert(1)</script> ]]> <!-- -->", posterPath: nil,
    originalLanguage: "en"),
  Movie(
    id: MovieID(2), title: "שלום ⁦(2)⁩", originalTitle: "שלום ⁦(2)⁩",
    releaseDate: CalendarDate("2026-02-28"), posterPath: "/bad path.jpg", originalLanguage: "he"),
  Movie(
    id: MovieID(3), title: "Ame\u{301}lie", originalTitle: "Le Fabuleux Destin d’Amélie Poulain",
    releaseDate: CalendarDate("2001-04-25"), rating: 7.95, voteCount: 11_000,
    posterPath: "/nSxDa3M9aMvGVLoItzWTepQ5h5d.jpg", originalLanguage: "fr"),
]

/// A page of every kind of section: the bytes that the writer makes of it.
func samplePage(_ options: PageOptions = PageOptions(source: "sample")) -> String {
  var page = ByteBuffer()
  var writer = PageWriter(options)
  writer.begin(into: &page)
  writer.beginSection(
    title: "Popular Movies", layout: .carousel(), count: 5, created: "2026-11-30T04:36:00Z",
    into: &page)
  for movie in sampleMovies { writer.movie(movie, into: &page) }
  writer.endSection(into: &page)
  writer.beginSection(
    title: "Upcoming Movies", layout: .grid(), created: "2026-11-30T04:36:01.250Z", into: &page)
  for movie in sampleMovies.reversed() { writer.movie(movie, into: &page) }
  writer.endSection(into: &page)
  writer.beginSection(
    title: "Two & a half",
    layout: .carousel(
      itemWidth: .fraction(0.4), rows: 2, itemSpacing: 4, groupSpacing: 8.5,
      insets: PageInsets(top: 1, leading: 16, bottom: 2, trailing: 16),
      scrolling: .groupPagingCentered), into: &page)
  writer.movie(sampleMovies[0], into: &page)
  writer.endSection(into: &page)
  writer.beginSection(title: "A list", layout: .list, into: &page)
  for movie in sampleMovies { writer.movie(movie, into: &page) }
  writer.endSection(into: &page)
  writer.beginSection(title: "Nothing", layout: .grid(columns: 4), into: &page)
  writer.endSection(into: &page)
  writer.beginChanges(title: "Since yesterday", count: 5, into: &page)
  let changes: [PageChange] = [
    .insert(rank: 3), .delete(oldRank: 4), .move(oldRank: 3, rank: 1), .move(oldRank: 1, rank: 3),
    .transfer(from: "upcoming", oldRank: 1, rank: 3),
    .update([
      PageChange.Field(name: "vote_count", old: "900", new: "905"),
      PageChange.Field(name: "title", old: "A & B", new: ""),
    ]),
  ]
  for (change, movie) in zip(changes, sampleMovies + sampleMovies) {
    writer.change(change, id: movie.id, title: movie.title, into: &page)
  }
  writer.change(.sectionMove, section: "Popular <Movies>", into: &page)
  writer.endSection(into: &page)
  writer.end(into: &page)
  return page.text
}

/// What the check says of a page.
func faults(in page: String) throws -> [String] {
  var check = try PageCheck()
  check.feed(Array(page.utf8).span)
  return check.finish().map(\.description)
}

/// A file of this test target, or of the room under test.
func sourceFile(_ path: String) -> URL {
  let tests = URL(filePath: #filePath).deletingLastPathComponent()
  return path.hasPrefix("Schema/")
    ? tests.appending(path: "../../Sources/Core/Presentation/XHTMLRendering/\(path)").standardized
    : tests.appending(path: path)
}

func text(of path: String) throws -> String {
  try String(contentsOf: sourceFile(path), encoding: .utf8)
}
