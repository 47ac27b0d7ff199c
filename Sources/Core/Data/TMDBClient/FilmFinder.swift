package import Movies
internal import RecordStream

/// Holds one item after another to the rules of a record, and remembers where its members stand.
package struct FilmFinder {
  /// Why an item is no film.
  package struct Fault: Error {
    package let reason: String
  }

  private var parser = RecordParser()
  private let needsID: Bool

  /// - Parameter needsID: whether what has no number is a fault; without, its number is 0.
  package init(needsID: Bool = true) {
    self.needsID = needsID
  }

  /// The film at a place in a text; `type` and `section`, which the record writer puts in front, are
  /// left out of its members.
  package mutating func film(at range: Range<Int>, in text: Span<UInt8>) -> Result<
    FoundMovie, Fault
  > {
    let item = text.extracting(range)
    do throws(RecordFault) {
      try parser.parse(item)
    } catch {
      return .failure(Fault(reason: error.explanation))
    }
    let view = parser.view(of: item)
    let id = view.value(of: "id")?.integer() ?? 0
    guard id >= 1 || !needsID else { return .failure(Fault(reason: "no id")) }
    let (type, section) = (view.index(of: "type"), view.index(of: "section"))
    var pieces: [Range<Int>] = []
    for index in 0..<view.count where index != type && index != section {
      // From the end of the member before, so that the comma between them comes along.
      let start =
        pieces.isEmpty || index == 0
        ? Int(view.members[index].nameStart) - 1 : Int(view.members[index - 1].valueEnd)
      let end = Int(view.members[index].valueEnd)
      if let last = pieces.last, last.upperBound == range.lowerBound + start {
        pieces[pieces.count - 1] = last.lowerBound..<range.lowerBound + end
      } else {
        pieces.append(range.lowerBound + start..<range.lowerBound + end)
      }
    }
    return .success(FoundMovie(id: MovieID(id), members: pieces.flatMap { Self.lines($0, text) }))
  }

  /// The pieces between line ends: a record is one line, and in JSON a line end is white space.
  private static func lines(_ range: Range<Int>, _ text: Span<UInt8>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    for position in range where text[position] == 0x0A || text[position] == 0x0D {
      if position > start { pieces.append(start..<position) }
      start = position + 1
    }
    if start < range.upperBound { pieces.append(start..<range.upperBound) }
    return pieces
  }
}
