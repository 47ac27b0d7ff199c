import TestSupport

/// Turns the items of a vector into films: ids that are no film's get a number that is.
struct FilmNumbers {
  private var numbers: [Document: Int] = [:]
  private var items: [Int: Document] = [:]

  init(_ vector: SnapshotVector) {
    let all = (vector.sections("old") + vector.sections("new"))
      .flatMap { $0.items.map { $0["id"] ?? .null } }
    let areFilms = all.allSatisfy { ($0.integer ?? 0) > 0 }
    for item in all where numbers[item] == nil {
      let number = areFilms ? item.integer ?? 0 : numbers.count + 1
      numbers[item] = number
      items[number] = item
    }
  }

  func number(_ item: Document?) -> Int { item.flatMap { numbers[$0] } ?? 0 }
  func item(_ number: Document?) -> Document { number?.integer.flatMap { items[$0] } ?? .null }
  func text(_ section: Document?) -> String {
    section.map { $0.string ?? $0.integer.map(String.init) ?? "" } ?? ""
  }

  /// A whole stream.
  func records(_ sections: [SnapshotVector.Section]) -> [String] {
    var lines = [#"{"type":"stream","version":1,"tool":"test","contents":"movies"}"#]
    for section in sections {
      let name = Document.text(Array(text(section.id).utf8))
      var header = section.content
      header["id"] = nil
      header["type"] = "section"
      header["section"] = name
      lines.append(Document.object(header).json)
      for var item in section.items {
        item["id"] = .integer(Int64(number(item["id"])))
        item["type"] = "movie"
        item["section"] = name
        lines.append(Document.object(item).json)
      }
    }
    return lines + [#"{"type":"end","complete":true}"#]
  }
}
