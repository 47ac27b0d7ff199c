import Foundation

/// A JSON value that keeps whole numbers whole and tells strings by their bytes.
enum Document: Hashable, Sendable, Decodable {
  case null
  case bool(Bool)
  case integer(Int64)
  case fraction(Double)
  case text([UInt8])
  case array([Document])
  case object([String: Document])

  init(from decoder: any Decoder) throws {
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

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
  }

  subscript(_ name: String) -> Document? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  subscript(_ index: Int) -> Document { elements[index] }

  var elements: [Document] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  var members: [String: Document] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  var integer: Int? {
    guard case .integer(let value) = self else { return nil }
    return Int(value)
  }

  var string: String? {
    guard case .text(let bytes) = self else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// As a member's name: numbers in digits.
  var name: String {
    switch self {
    case .integer(let value): String(value)
    case .text(let bytes): String(decoding: bytes, as: UTF8.self)
    case .null, .bool, .fraction, .array, .object: ""
    }
  }
}

extension Document: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral
{
  init(integerLiteral value: Int64) { self = .integer(value) }
  init(stringLiteral value: String) { self = .text(Array(value.utf8)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
}
