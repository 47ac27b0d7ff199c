internal import RecordStream

/// A value of a layout document and the path that leads to it.
struct DocumentNode {
  let value: JSONValue
  let path: String

  func fault(_ explanation: String) -> LayoutFault {
    LayoutFault(path: path, explanation: explanation)
  }

  /// The path to a member, quoted where its name is not a plain word.
  func path(to name: String) -> String {
    let isPlain =
      !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
          UInt8(ascii: "*"):
          true
        default: false
        }
      }
    if isPlain { return "\(path).\(name)" }
    var quoted = ByteBuffer()
    quoted.appendJSON(string: name)
    return "\(path)[\(quoted.text)]"
  }

  func child(_ name: String, _ value: JSONValue) -> DocumentNode {
    DocumentNode(value: value, path: path(to: name))
  }

  subscript(_ name: String) -> DocumentNode? { value[name].map { child(name, $0) } }

  func required(_ name: String) throws(LayoutFault) -> DocumentNode {
    guard let member = self[name] else { throw fault("\(name) is missing; add it") }
    return member
  }

  /// Refuses anything but an object with members out of `names`.
  func requireObject(_ names: [String]) throws(LayoutFault) {
    for member in try object() where !names.contains(member.name) {
      let near = Spelling.nearest(to: member.name, in: names)
      throw LayoutFault(
        path: path(to: member.name),
        explanation: "unknown member; "
          + (near.map { "did you mean \($0)?" } ?? "known are \(names.joined(separator: ", "))"))
    }
  }

  func object() throws(LayoutFault) -> [JSONMember] {
    guard let members = value.object else { throw wanted("an object") }
    return members
  }

  func elements() throws(LayoutFault) -> [DocumentNode] {
    guard let values = value.array else { throw wanted("an array") }
    return values.enumerated().map { DocumentNode(value: $1, path: "\(path)[\($0)]") }
  }

  func text() throws(LayoutFault) -> String {
    guard let text = value.string else { throw wanted("a string") }
    return text
  }

  func bool() throws(LayoutFault) -> Bool {
    guard let bool = value.bool else { throw wanted("true or false") }
    return bool
  }

  func number() throws(LayoutFault) -> Double {
    guard let number = value.double else {
      if case .number = value { throw fault("the number is too large") }
      throw wanted("a number")
    }
    return number
  }

  func integer() throws(LayoutFault) -> Int {
    guard let integer = value.integer.flatMap({ Int(exactly: $0) }) else {
      throw wanted("a whole number")
    }
    return integer
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type
  ) throws(LayoutFault) -> Choice where Choice.RawValue == String {
    let text = try text()
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let near = Spelling.nearest(to: text, in: names)
    throw fault(
      near.map { "unknown value; did you mean \($0)?" }
        ?? "unknown value; use one of \(names.joined(separator: ", "))")
  }

  private func wanted(_ what: String) -> LayoutFault {
    fault("\(what) is wanted here, not \(value.kindName)")
  }
}
