package import RecordStream

/// What is said to an interceptor and what it says, as bytes; reads and writes nothing itself.
///
/// Every message is one line and wants one line in reply, in any order, known by its `id`. A reply that
/// says nothing but the `id`, or the same again, leaves the message as it is.
package struct InterceptorDialogue: Sendable {
  package enum Reply: Equatable, Sendable {
    case unchanged
    /// The same kind of message, with something else in it.
    case changed(InterceptedMessage)
    /// A response in reply to a request.
    case answered(InterceptedMessage)
  }

  private let longestLine: Int
  private var awaited: [Int64: InterceptedMessage] = [:]
  /// What nobody waits for any more, and may still be replied to.
  private var abandoned: Set<Int64> = []
  private var line: [UInt8] = []

  package init(longestLine: Int = 64 << 20) {
    self.longestLine = longestLine
  }

  /// Whether a reply is waited for.
  package var isAwaiting: Bool { !awaited.isEmpty }

  /// Writes a message; one at a time for each `id`.
  package mutating func ask(_ message: InterceptedMessage, into output: inout ByteBuffer) {
    awaited[message.id] = message
    message.append(to: &output)
  }

  /// Waits no longer for a reply; when it comes it is passed over.
  package mutating func abandon(_ id: Int64) {
    if awaited.removeValue(forKey: id) != nil { abandoned.insert(id) }
  }

  /// Takes bytes as they come, and hands on every reply that they complete.
  package mutating func take(
    _ bytes: Span<UInt8>, _ body: (Int64, Reply) -> Void
  ) throws(InterceptorFault) {
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == 0x0A {
        try endLine(body)
      } else {
        guard line.count < longestLine else { throw .tooLong(limit: longestLine) }
        line.append(byte)
      }
    }
  }

  /// Takes what stands behind the last line feed.
  package mutating func finish(_ body: (Int64, Reply) -> Void) throws(InterceptorFault) {
    try endLine(body)
  }

  private mutating func endLine(_ body: (Int64, Reply) -> Void) throws(InterceptorFault) {
    defer { line.removeAll(keepingCapacity: line.capacity < 1 << 20) }
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
    let reply: JSONValue
    do throws(JSONFault) {
      reply = try JSONValue(parsing: line.span)
    } catch {
      throw .notJSON(error, line: beginning)
    }
    guard let id = reply["id"]?.integer else { throw .noID(line: beginning) }
    if abandoned.remove(id) != nil { return }
    guard let message = awaited.removeValue(forKey: id) else { throw .unknownID(id) }
    let changed = try message.changed(by: reply)
    if changed == message {
      body(id, .unchanged)
    } else {
      body(id, changed.kind == message.kind ? .changed(changed) : .answered(changed))
    }
  }

  /// The line's first 40 bytes, for a message.
  private var beginning: String {
    String(decoding: line.prefix(40), as: UTF8.self) + (line.count > 40 ? "…" : "")
  }
}
