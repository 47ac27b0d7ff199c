import MovieRecords
import Movies
import RecordStream

extension Transcript {
  /// The films as the tools behind see them.
  var movies: [Movie] {
    get throws {
      try lines(of: "movie").compactMap { line in
        let bytes = Array(line.utf8)
        var parser = RecordParser()
        try parser.parse(bytes.span)
        return Movie(parser.view(of: bytes.span))
      }
    }
  }

  /// The numbers of the films that `tmdb-section --where` lets pass.
  func films(where text: String) throws -> [Int64] {
    let condition = try Condition(text)
    return try lines(of: "movie").compactMap { line in
      let bytes = Array(line.utf8)
      var parser = RecordParser()
      try parser.parse(bytes.span)
      let record = parser.view(of: bytes.span)
      return condition.holds(for: record) ? record.value(of: "id")?.integer() : nil
    }
  }
}
