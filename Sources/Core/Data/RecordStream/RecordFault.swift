/// Why a line is not one JSON object that may pass, and where in it.
@usableFromInline
package struct RecordFault: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case notJSON(expected: StaticText)
    case notAnObject
    case endedInside
    case afterTheObject
    case invalidUTF8
    case controlCharacter
    case loneSurrogate
    case badEscape
    case badNumber
    case duplicateMember(String)
    case tooDeep
    case tooManyMembers
    case tooLong
    /// The first line is `{` or `[` alone: somebody's pretty-printed JSON.
    case prettyPrinted
    case array
    case html
    /// A stream of a format that came later than the one that is known here.
    case newerVersion(Int64, known: Int64)
    /// JSON all right, but not what its kind of record says.
    case meaning(String)
  }

  package let reason: Reason
  /// Byte offset in the line, from 0.
  package let offset: Int

  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// Whether what follows can be read without this record. In a format that is not known, nothing that
  /// follows means what it seems to.
  package var mayBeLeftOut: Bool {
    if case .newerVersion = reason { false } else { true }
  }

  /// What is wrong and what to do, as the tail of a sentence.
  package var explanation: String {
    switch reason {
    case .notJSON(let expected): "not JSON: \(expected.text) is expected here"
    case .notAnObject: "not a JSON object; a record is one object on one line"
    case .endedInside: "the line ends inside the record; the command before was cut off"
    case .afterTheObject: "something follows the record; one JSON object on one line is expected"
    case .invalidUTF8: "invalid UTF-8"
    case .controlCharacter: "a control character stands in a string; JSON wants it escaped"
    case .loneSurrogate: "an escape names half a surrogate pair, which is no character"
    case .badEscape: "a backslash is followed by something that is no escape of JSON"
    case .badNumber: "not a number as JSON writes them"
    case .duplicateMember(let name): "the member \"\(name)\" stands twice"
    case .tooDeep: "nested deeper than \(RecordLimits.depth) levels"
    case .tooManyMembers: "more than \(RecordLimits.members) members"
    case .tooLong: "longer than 16 MiB"
    case .prettyPrinted: "JSON over several lines; one object on one line is expected: use jq -c"
    case .array: "a JSON array; records are lines: use jq -c '.[]'"
    case .html: "HTML, not JSON; did a proxy or a sign-in page answer?"
    case .newerVersion(let version, let known):
      "the stream has version \(version) of the format, this program reads up to \(known); "
        + "install a newer one"
    case .meaning(let explanation): explanation
    }
  }
}

/// A literal that can be compared and sent.
package struct StaticText: Equatable, Sendable, ExpressibleByStringLiteral {
  package let text: String

  package init(stringLiteral text: String) {
    self.text = text
  }
}

/// What a record may be at the most.
package enum RecordLimits {
  /// Bytes of a line, its line feed not counted.
  package static let bytes = 16 << 20
  /// Levels of nesting, the record itself being the first.
  package static let depth = 64
  /// Members at the top level.
  package static let members = 4096
}
