internal import RecordStream

/// What TMDb says in the body of an answer that is no data.
///
/// Three shapes occur: `status_code` with `status_message`, a list `errors`, and bodies that are no
/// JSON, which say nothing.
package struct TMDBErrorBody: Equatable, Sendable {
  /// 1 to 47 (developer.themoviedb.org/docs/errors).
  package let code: Int?
  /// TMDb's own words: foreign text.
  package let message: String?

  /// Data is longer than this; looking further would cost time for nothing.
  private static let longest = 4096

  /// Nil where the body says nothing of an error.
  package init?(_ body: [UInt8]) {
    guard body.count <= Self.longest, let document = try? JSONValue(parsing: body.span) else {
      return nil
    }
    let code = document["status_code"]?.integer.flatMap(Int.init(exactly:))
    if code != nil || document["success"] == .bool(false) || document["failure"] == .bool(true) {
      self.code = code
      message = document["status_message"]?.string ?? Self.errors(document)
    } else if let errors = Self.errors(document), document["results"] == nil {
      self.code = nil
      message = errors
    } else {
      return nil
    }
  }

  private static func errors(_ document: JSONValue) -> String? {
    guard let texts = document["errors"]?.array?.compactMap(\.string), !texts.isEmpty else {
      return nil
    }
    return texts.joined(separator: "; ")
  }
}
