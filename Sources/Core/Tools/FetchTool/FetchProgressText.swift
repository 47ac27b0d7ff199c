internal import Movies

/// What the progress line says: a spinner, the list, its page of pages, films, rate and time left.
///
/// Pure: events and the time come in, a line goes out.
struct FetchProgressText {
  private struct List {
    let name: String
    var delivered = 0
    var expected: Int?
  }

  private static let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  private let start: Duration
  private var lists: [List]
  private var films = 0
  private var fraction: Double?
  private var waitsUntil: Duration?

  init(_ names: [String], start: Duration) {
    self.start = start
    lists = names.map { List(name: $0) }
  }

  mutating func observe(_ event: FetchProgress, at now: Duration) {
    switch event {
    case .expects(let name, let pages):
      change(name) { $0.expected = pages }
    case .delivered(let name, _, let films):
      change(name) { $0.delivered += 1 }
      self.films += films
    case .done(let fraction): self.fraction = fraction
    case .waits(let seconds):
      waitsUntil = max(waitsUntil ?? now, now + .seconds(seconds))
    }
  }

  private mutating func change(_ name: String, _ body: (inout List) -> Void) {
    if let index = lists.firstIndex(where: { $0.name == name }) { body(&lists[index]) }
  }

  /// The line, with as many of its parts as fit the columns.
  func line(columns: Int, at now: Duration) -> String {
    let elapsed = seconds(now - start)
    var line = Self.spinner[Int(elapsed * 10) % Self.spinner.count]
    var width = 1
    for part in parts(elapsed, now, room: columns - 2) {
      let separator = width == 1 ? " " : ", "
      guard width + separator.utf8.count + part.unicodeScalars.count <= columns else { break }
      line += separator + part
      width += separator.utf8.count + part.unicodeScalars.count
    }
    return line
  }

  private func parts(_ elapsed: Double, _ now: Duration, room: Int) -> [String] {
    var parts: [String] = []
    if let index = lists.firstIndex(where: { $0.delivered < $0.expected ?? .max }) {
      let list = lists[index]
      let position = lists.count > 1 ? " (\(index + 1) of \(lists.count))" : ""
      let pages = list.expected.map { " of \($0)" } ?? ""
      let page = "page \(list.delivered + 1)\(pages)"
      // The longest that fits; the page says more than the name.
      let forms = ["\(list.name)\(position) \(page)", "\(list.name) \(page)", page]
      parts.append(forms.first { $0.unicodeScalars.count <= room } ?? "")
      if parts == [""] { parts = [] }
    }
    if films > 0 || parts.isEmpty { parts.append("\(films) films") }
    if let waitsUntil, waitsUntil > now {
      parts.append("waiting \(whole(seconds(waitsUntil - now))) s")
      return parts
    }
    guard films > 0, elapsed >= 1 else { return parts }
    parts.append("\(whole(Double(films) / elapsed)) films/s")
    if let left = left(elapsed) { parts.append(time(left) + " left") }
    return parts
  }

  /// Seconds that what is left will take at the pace so far; nil where nobody knows how much that is.
  private func left(_ elapsed: Double) -> Double? {
    if let fraction { return fraction > 0 ? elapsed / fraction * (1 - fraction) : nil }
    let delivered = lists.reduce(0) { $0 + $1.delivered }
    let left = lists.reduce(0 as Int?) { sum, list in
      guard let sum, let expected = list.expected else { return nil }
      return sum + max(0, expected - list.delivered)
    }
    guard let left, delivered > 0 else { return nil }
    return elapsed / Double(delivered) * Double(left)
  }

  private func time(_ seconds: Double) -> String {
    switch whole(seconds) {
    case ..<100: "\(whole(seconds)) s"
    case ..<6000: "\(whole(seconds / 60)) min"
    default: "\(whole(seconds / 360) / 10) h"
    }
  }

  private func whole(_ number: Double) -> Int { Int(number.rounded(.up)) }

  private func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
