import Diagnostics
import RecordStream
import Testing

@testable import PluginHost

@Suite struct InterceptorDialogueTests {
  typealias Field = InterceptedMessage.Field

  static let request = InterceptedMessage(
    request: 1, url: "https://h/3/a?page=1", headers: [Field("Accept", "application/json")])
  static let response = InterceptedMessage(
    response: 1, url: "https://h/3/a?page=1", status: 404, headers: [Field("ETag", "\"x\"")],
    body: Array("{\"a\":\"é\"}\n".utf8))

  private func line(_ message: InterceptedMessage) -> String {
    var buffer = ByteBuffer()
    message.append(to: &buffer)
    return buffer.text
  }

  /// Asks, takes what is said, and tells the replies in their order.
  private func replies(
    to messages: InterceptedMessage..., saying text: String, piece: Int = .max
  ) throws(InterceptorFault) -> [(id: Int64, reply: InterceptorDialogue.Reply)] {
    var dialogue = InterceptorDialogue(longestLine: 1000)
    var output = ByteBuffer()
    for message in messages { dialogue.ask(message, into: &output) }
    var replies: [(id: Int64, reply: InterceptorDialogue.Reply)] = []
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let part = Array(bytes.prefix(piece))
      bytes = bytes.dropFirst(piece)
      try dialogue.take(part.span) { replies.append(($0, $1)) }
    }
    try dialogue.finish { replies.append(($0, $1)) }
    return replies
  }

  @Test func `A message is one line`() {
    #expect(
      line(Self.request)
        == #"{"type":"request","id":1,"method":"GET","url":"https://h/3/a?page=1","#
        + #""headers":{"Accept":"application/json"}}"# + "\n")
    #expect(
      line(Self.response)
        == #"{"type":"response","id":1,"url":"https://h/3/a?page=1","status":404,"#
        + #""headers":{"ETag":"\"x\""},"body":"{\"a\":\"é\"}\n"}"# + "\n")
  }

  @Test(arguments: [1, 2, 7, 1000])
  func `The same line, or the id alone, changes nothing, however the bytes arrive`(piece: Int)
    throws
  {
    for message in [Self.request, Self.response] {
      for text in [line(message), "{\"id\":1}\n", "\r\n \n{ \"id\" : 1 }\r\n", "{\"id\":1}"] {
        let replies = try replies(to: message, saying: text, piece: piece)
        #expect(replies.map(\.id) == [1])
        #expect(replies.map(\.reply) == [.unchanged])
      }
    }
  }

  @Test(arguments: [
    #"{"id":1,"headers":{"Accept":"application/json"},"later":[1],"type":"request"}"#,
    #"{"id":1,"url":"https:\/\/h\/3\/a?page=1","method":"GET"}"#,
  ])
  func `What is said in other words is the same`(text: String) throws {
    #expect(try replies(to: Self.request, saying: text).map(\.reply) == [.unchanged])
  }

  @Test func `Members that a reply lacks stay as they are`() throws {
    var changed = Self.request
    changed.url = "http://other/"
    #expect(
      try replies(to: Self.request, saying: #"{"id":1,"url":"http://other/"}"#).map(\.reply)
        == [.changed(changed)])
    changed = Self.response
    changed.status = 200
    changed.headers = []
    #expect(
      try replies(to: Self.response, saying: #"{"id":1,"status":200,"headers":{}}"#).map(\.reply)
        == [.changed(changed)])
    changed = Self.response
    changed.body = [0]
    #expect(
      try replies(to: Self.response, saying: #"{"id":1,"body":"\u0000"}"#).map(\.reply)
        == [.changed(changed)])
  }

  @Test func `A request may be answered`() throws {
    let answer = InterceptedMessage(
      response: 1, url: Self.request.url, status: 200, headers: [], body: Array("{}".utf8))
    #expect(
      try replies(to: Self.request, saying: #"{"type":"response","id":1,"body":"{}"}"#)
        .map(\.reply) == [.answered(answer)])
    let refusal = InterceptedMessage(
      response: 1, url: Self.request.url, status: 401, headers: [Field("Date", "x")], body: [])
    #expect(
      try replies(
        to: Self.request,
        saying: #"{"type":"response","id":1,"status":401,"headers":{"Date":"x"},"body":""}"#
      ).map(\.reply) == [.answered(refusal)])
  }

  @Test func `Replies come in any order`() throws {
    let others = [2, 3].map { InterceptedMessage(request: $0, url: "http://h/", headers: []) }
    let replies = try replies(
      to: Self.request, others[0], others[1],
      saying: "{\"id\":3}\n{\"id\":1}\n{\"id\":2,\"url\":\"u\"}\n")
    #expect(replies.map(\.id) == [3, 1, 2])
  }

  @Test func `A reply that nobody waits for any more is passed over, once`() throws {
    var dialogue = InterceptorDialogue()
    var output = ByteBuffer()
    dialogue.ask(Self.request, into: &output)
    #expect(dialogue.isAwaiting)
    dialogue.abandon(1)
    #expect(!dialogue.isAwaiting)
    let bytes = Array("{\"id\":1}\n".utf8)
    try dialogue.take(bytes.span) { _, _ in Issue.record("a reply") }
    #expect(throws: InterceptorFault.unknownID(1)) { try dialogue.take(bytes.span) { _, _ in } }
  }

  private static let faults: [(InterceptedMessage, String, String)] = [
    (
      request, "hello",
      "wrote what is no JSON: hello (column 1, not JSON: a value is expected here)"
    ),
    (request, "[1]", "wrote a line without \"id\", a number: [1]"),
    (request, #"{"id":"1"}"#, "wrote a line without \"id\", a number: {\"id\":\"1\"}"),
    (request, #"{"id":2}"#, "answered what it was not asked: there is no id 2"),
    (request, "{\"id\":1}\n{\"id\":1}", "answered what it was not asked: there is no id 1"),
    (
      request, #"{"id":1,"type":"reply"}"#,
      #"answered the request 1 wrongly: "type" should be request, or response"#
    ),
    (
      response, #"{"id":1,"type":"request"}"#,
      #"answered the response 1 wrongly: "type" should be response"#
    ),
    (
      request, #"{"id":1,"type":"response"}"#,
      #"answered the request 1 wrongly: "body" should be there in an answer"#
    ),
    (
      request, #"{"id":1,"method":"POST"}"#,
      #"answered the request 1 wrongly: "method" should be GET"#
    ),
    (request, #"{"id":1,"url":null}"#, #"answered the request 1 wrongly: "url" should be a text"#),
    (
      request, #"{"id":1,"headers":[]}"#,
      #"answered the request 1 wrongly: "headers" should be an object of texts"#
    ),
    (
      request, #"{"id":1,"headers":{"A":"b\r\nc: d"}}"#,
      #"answered the request 1 wrongly: "headers" should be an object of texts, each a field's "#
        + "name and value on one line"
    ),
    (
      response, #"{"id":1,"status":99}"#,
      #"answered the response 1 wrongly: "status" should be a number from 100 to 599"#
    ),
    (
      response, #"{"id":1,"body":{}}"#,
      #"answered the response 1 wrongly: "body" should be a text"#
    ),
  ]

  @Test(arguments: faults)
  func `A reply that is wrong is one sentence`(
    message: InterceptedMessage, text: String, words: String
  ) throws {
    let name = try #require(PluginName("x"))
    let plugin = Plugin(
      path: "/p", description: PluginDescription(stage: .intercept, name: name, summary: "S."))
    let fault = #expect(throws: InterceptorFault.self) {
      _ = try replies(to: message, saying: text)
    }
    #expect(
      fault?.diagnostic(of: plugin)
        == Diagnostic(.configuration, "the interceptor x (/p) \(words)"))
  }

  @Test func `A line without end is given up`() {
    #expect(throws: InterceptorFault.tooLong(limit: 1000)) {
      _ = try replies(to: Self.request, saying: String(repeating: "a", count: 1001))
    }
  }
}
