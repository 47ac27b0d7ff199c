package import Foundation

/// A JSON value that keeps whole numbers whole and tells strings by their bytes.
package enum Document: Hashable, Sendable, Decodable {
  case null
  case bool(Bool)
  case integer(Int64)
  case fraction(Double)
  case text([UInt8])
  case array([Document])
  case object([String: Document])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .fraction(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(Array(value.utf8))
    } else if let value = try? container.decode([Document].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: Document].self))
    }
  }

  package init(_ text: String) throws {
    self = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
  }

  package init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
  }

  package subscript(_ name: String) -> Document? { members[name] }

  package subscript(_ index: Int) -> Document { elements[index] }

  /// An array's; of anything else none.
  package var elements: [Document] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// An object's; of anything else none.
  package var members: [String: Document] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  package var integer: Int? {
    guard case .integer(let value) = self else { return nil }
    return Int(value)
  }

  package var string: String? {
    guard case .text(let bytes) = self else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// As JSON on one line, members by name.
  package var json: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .fraction(let value): String(value)
    case .text(let bytes): Self.quoted(bytes)
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }
        .map { Self.quoted(Array($0.key.utf8)) + ":" + $0.value.json }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension Document: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral
{
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(stringLiteral value: String) { self = .text(Array(value.utf8)) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}
