package import RecordStream

/// A request or a response as an interceptor sees it: one JSON object on a line.
package struct InterceptedMessage: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case request
    case response
  }

  package struct Field: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package var kind: Kind
  /// The same for a request and its response.
  package let id: Int64
  package var url: String
  /// Of a response.
  package var status = 200
  package var headers: [Field]
  /// Of a response; UTF-8.
  package var body: [UInt8] = []

  package init(request id: Int64, url: String, headers: [Field]) {
    kind = .request
    self.id = id
    self.url = url
    self.headers = headers
  }

  package init(response id: Int64, url: String, status: Int, headers: [Field], body: [UInt8]) {
    kind = .response
    self.id = id
    self.url = url
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The message as a line, line feed included.
  package func append(to line: inout ByteBuffer) {
    line.append("{\"type\":")
    line.appendJSON(string: kind.rawValue)
    line.append(",\"id\":")
    line.append(decimal: Int(id))
    if kind == .request { line.append(",\"method\":\"GET\"") }
    line.append(",\"url\":")
    line.appendJSON(string: url)
    if kind == .response {
      line.append(",\"status\":")
      line.append(decimal: status)
    }
    line.append(",\"headers\":{")
    for (index, field) in headers.enumerated() {
      if index > 0 { line.append(0x2C) }
      line.appendJSON(string: field.name)
      line.append(0x3A)
      line.appendJSON(string: field.value)
    }
    line.append(0x7D)
    if kind == .response {
      line.append(",\"body\":\"")
      line.appendEscaped(body.span)
      line.append(0x22)
    }
    line.append("}\n")
  }
}

extension InterceptedMessage {
  /// The message as a reply to it changes it: members that the reply has not stay as they are, and
  /// those that are not known are passed over.
  ///
  /// A `response` as the reply to a request stands for what the server would have answered: without
  /// `status` it is 200, without `headers` it has none, and `body` has to be there.
  func changed(by reply: JSONValue) throws(InterceptorFault) -> InterceptedMessage {
    var message = self
    if let type = reply["type"] {
      switch (kind, type.string) {
      case (_, kind.rawValue): break
      case (.request, Kind.response.rawValue):
        message = InterceptedMessage(response: id, url: url, status: 200, headers: [], body: [])
        guard reply["body"] != nil else { throw bad("body", "there in an answer") }
      default:
        throw bad("type", kind == .request ? "request, or response" : "response")
      }
    }
    if let url = reply["url"] {
      guard let text = url.string else { throw bad("url", "a text") }
      message.url = text
    }
    if let headers = reply["headers"] { message.headers = try fields(headers) }
    switch message.kind {
    case .request:
      guard reply["method"].map({ $0 == .string("GET") }) ?? true else {
        throw bad("method", "GET")
      }
    case .response:
      if let status = reply["status"] {
        guard let number = status.integer, (100...599).contains(number) else {
          throw bad("status", "a number from 100 to 599")
        }
        message.status = Int(number)
      }
      if let body = reply["body"] {
        guard let text = body.string else { throw bad("body", "a text") }
        message.body = Array(text.utf8)
      }
    }
    return message
  }

  /// The fault of a reply to this message whose member is not what it should be.
  package func bad(_ member: String, _ expected: String) -> InterceptorFault {
    .badMember(member, of: kind, id: id, expected: expected)
  }

  private func fields(_ headers: JSONValue) throws(InterceptorFault) -> [Field] {
    guard let members = headers.object else { throw bad("headers", "an object of texts") }
    var fields: [Field] = []
    for member in members {
      guard let value = member.value.string, Self.isName(member.name), Self.isValue(value) else {
        throw bad("headers", "an object of texts, each a field's name and value on one line")
      }
      fields.append(Field(member.name, value))
    }
    return fields
  }

  /// A token (RFC 9110, 5.6.2).
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
          || "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
  }

  private static func isValue(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
  }
}
