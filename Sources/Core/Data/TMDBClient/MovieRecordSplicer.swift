package import Movies
package import RecordStream

/// Writes films of a page as records: `type` and `section` in front, the rest as TMDb sent it.
package struct MovieRecordSplicer: Sendable {
  private let front: ByteBuffer

  /// - Parameter type: the records' kind.
  package init(section: String, type: String = "movie") {
    var front = ByteBuffer()
    front.append(#"{"type":"#)
    front.appendJSON(string: type)
    front.append(#","section":"#)
    front.appendJSON(string: section)
    front.append(",")
    self.front = front
  }

  /// Appends one line, its line feed included.
  package func append(_ film: FoundMovie, of page: MoviePage, to output: inout ByteBuffer) {
    output.append(front)
    for piece in film.members { output.append(page.body.span.extracting(piece)) }
    output.append("}\n")
  }
}
