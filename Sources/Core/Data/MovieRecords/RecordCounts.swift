package import Diagnostics
package import RecordStream

/// What a tool wrote and what it left out: the information in its `end` record.
package struct RecordCounts: Equatable, Sendable {
  package var movies = 0
  package var sections = 0
  package var changes = 0
  /// Films left out because their section had them already.
  package var dropped = 0
  /// Records left out because they were broken.
  package var skipped = 0

  package init() {}

  /// Counts a record that is passed on, where it is one of those that are counted.
  package mutating func note(_ kind: RecordKind) {
    switch kind {
    case .movie: movies += 1
    case .change: changes += 1
    case .section: sections += 1
    case .stream, .supplementary, .decoration, .sectionEnd, .layout, .gone, .end, .otherMedia,
      .unknown:
      break
    }
  }
}

extension ByteBuffer {
  /// The `end` record of a tool, with a line feed; `failure` makes it say that the output is not
  /// whole, and why.
  package mutating func appendEnd(
    _ counts: RecordCounts, failure: Diagnostic? = nil, extra: ByteBuffer = ByteBuffer()
  ) {
    append(
      failure == nil
        ? "{\"type\":\"end\",\"complete\":true" : "{\"type\":\"end\",\"complete\":false")
    append(",\"records\":{")
    var needsComma = false
    for (name, count) in [
      ("movie", counts.movies), ("section", counts.sections), ("change", counts.changes),
    ] where count > 0 || (name == "movie" && counts.changes == 0) {
      if needsComma { append(0x2C) }
      needsComma = true
      appendJSON(string: name)
      append(0x3A)
      append(decimal: count)
    }
    append(0x7D)
    for (name, count) in [("dropped", counts.dropped), ("skipped", counts.skipped)] where count > 0
    {
      append(0x2C)
      appendJSON(string: name)
      append(0x3A)
      append(decimal: count)
    }
    if !extra.isEmpty {
      append(0x2C)
      append(extra)
    }
    if let failure {
      append(",\"error\":{\"status\":")
      append(decimal: Int(failure.status.rawValue))
      append(",\"message\":")
      appendJSON(string: failure.sentence)
      append(0x7D)
    }
    append("}\n")
  }
}
