package import RecordStream

/// What a record is, told by its member `type`, or by its `id` where it has none.
package enum RecordKind: UInt8, CaseIterable, Sendable {
  case stream
  case section
  case supplementary
  case decoration
  case movie
  case sectionEnd
  case layout
  case change
  case gone
  case end
  /// A record of TMDb's mixed lists that is no film (`media_type` tv, person): passed on, not shown.
  case otherMedia
  /// A type that a later tool or a plugin may know: passed on.
  case unknown

  /// How the kind is written in the member `type`.
  package var name: StaticString {
    switch self {
    case .stream: "stream"
    case .section: "section"
    case .supplementary: "supplementary"
    case .decoration: "decoration"
    case .movie, .otherMedia, .unknown: "movie"
    case .sectionEnd: "section_end"
    case .layout: "layout"
    case .change: "change"
    case .gone: "gone"
    case .end: "end"
    }
  }

  private static let named: [RecordKind] = [
    .movie, .section, .supplementary, .sectionEnd, .change, .stream, .end, .layout, .decoration,
    .gone,
  ]

  /// Tells a record's kind.
  ///
  /// A record without `type` is a film where it has an integer `id` of 1 or more; one with neither,
  /// and a film without such an `id`, is a fault of that record; so is a `stream` of a version that is
  /// not known here.
  package static func of(_ record: borrowing RecordView) throws(RecordFault) -> RecordKind {
    guard let type = record.value(of: "type") else {
      return try movie(record, isDeclared: false)
    }
    guard type.kind == .string else {
      throw fault("the member \"type\" is no string", at: "type", of: record)
    }
    for kind in named where type.equals(kind.name) {
      switch kind {
      case .movie: return try movie(record, isDeclared: true)
      case .stream: _ = try StreamHeader(record)
      default: break
      }
      return kind
    }
    return .unknown
  }

  private static func movie(
    _ record: borrowing RecordView, isDeclared: Bool
  ) throws(RecordFault) -> RecordKind {
    if let media = record.value(of: "media_type"), media.kind == .string, !media.equals("movie") {
      return .otherMedia
    }
    guard let id = record.value(of: "id") else {
      if !isDeclared, record.value(of: "results")?.kind == .array {
        throw fault(
          "a whole response of TMDb; its films are wanted one a line: use jq -c '.results[]'",
          at: "results", of: record)
      }
      throw RecordFault(
        .meaning(
          isDeclared
            ? "a film without an \"id\""
            : "a record with neither a \"type\" nor an \"id\""), at: 0)
    }
    guard let number = id.integer(), number >= 1 else {
      throw fault(
        "the member \"id\" is \(shortened(id.sourceText())); a film's is a whole number of 1 or more",
        at: "id", of: record)
    }
    return .movie
  }

  private static func fault(
    _ explanation: String, at name: StaticString, of record: borrowing RecordView
  ) -> RecordFault {
    let offset = record.index(of: name).map { Int(record.members[$0].valueStart) } ?? 0
    return RecordFault(.meaning(explanation), at: offset)
  }

  private static func shortened(_ text: String) -> String {
    text.utf8.count <= 40 ? text : String(text.prefix(40)) + "…"
  }
}
