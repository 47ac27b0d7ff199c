/// The header fields of a request or response; names are compared without regard to case.
package struct HTTPHeaders: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  package struct Field: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  /// In the order in which they were set.
  package private(set) var fields: [Field] = []

  package init(dictionaryLiteral fields: (String, String)...) {
    for (name, value) in fields { self[name] = value }
  }

  /// The first field of the name; setting replaces all of them, or removes them.
  package subscript(_ name: String) -> String? {
    get { fields.first { Self.same($0.name, name) }?.value }
    set {
      fields.removeAll { Self.same($0.name, name) }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8) { fold($0) == fold($1) }
  }

  private static func fold(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
