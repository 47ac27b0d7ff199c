/// A small JSON document as a tree: layout files, handshakes, error bodies. Records never take
/// this road.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// The source text, so that nothing is lost.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// In the order of the source; no name stands twice.
  case object([JSONMember])

  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var integer: Int64? {
    if case .number(let text) = self { Int64(text) } else { nil }
  }

  package var double: Double? {
    guard case .number(let text) = self, let value = Double(text), value.isFinite else {
      return nil
    }
    return value
  }

  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  package var object: [JSONMember]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// What the value is, for a message.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

package struct JSONMember: Equatable, Sendable {
  package let name: String
  package let value: JSONValue

  package init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

/// Why a document is not JSON, and where.
package struct JSONFault: Error, Equatable, Sendable {
  /// Both from 1; columns count characters.
  package let line: Int
  package let column: Int
  /// What is wrong, as the tail of a sentence.
  package let explanation: String
}
