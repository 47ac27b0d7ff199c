internal import Diagnostics
internal import Platform
internal import RecordStream

extension PluginTrial {
  /// Of an interceptor that is shown a request and, unless it answers that itself, a response.
  func findings(interceptor path: String) throws -> [PluginCheck.Finding] {
    var child: ChildProcess
    let bell = try Bell()
    do throws(IOFailure) {
      child = try ChildProcess.start(
        path, [], environment, input: .piped, output: .piped, errors: .nothing, ownGroup: true)
    } catch {
      return [PluginCheck.Finding(rule: Self.replying, breach: error.diagnostic.sentence)]
    }
    var dialogue = InterceptorDialogue()
    var outgoing = ByteBuffer()
    var isOver = false
    var hasResponse = false
    var fault: InterceptorFault?
    dialogue.ask(Self.request, into: &outgoing)
    bell.ring()
    let outcome = try child.pump(
      upstream: bell.upstream, deadline: monotonicNow() + Int64(limit * 1_000_000_000),
      feed: { bytes in
        bell.hush()
        bytes = outgoing.bytes
        outgoing.removeAll()
        return !isOver
      },
      output: { bytes in
        var replies: [InterceptorDialogue.Reply] = []
        do throws(InterceptorFault) {
          try dialogue.take(bytes) { _, reply in replies.append(reply) }
        } catch {
          fault = fault ?? error
        }
        for reply in replies {
          if case .answered = reply { isOver = true }
          if hasResponse { isOver = true }
          if !isOver { dialogue.ask(Self.response, into: &outgoing) }
          hasResponse = true
        }
        if fault != nil { isOver = true }
        bell.ring()
      },
      errors: { _ in })
    let replied = PluginCheck.Finding(
      rule: Self.replying,
      breach: fault.map { "it \($0.explanation)" }
        ?? (isOver
          ? nil
          : outcome.end == nil
            ? "it had not after \(limit) s; does it write each line out at once, without a buffer?"
            : "it ended before"))
    // The input of one that did not reply was never ended.
    if !isOver, outcome.end == nil { return [replied] }
    return [
      replied,
      PluginCheck.Finding(
        rule: "It ends with status 0 when its input does.", breach: breach(outcome.end)),
    ]
  }

  private static let replying =
    "It replies to a request and to a response, each with a line of the same id, at once."
  private static let request = InterceptedMessage(
    request: 1, url: "https://api.themoviedb.org/3/movie/popular?page=1",
    headers: [InterceptedMessage.Field("Accept", "application/json")])
  private static let response = InterceptedMessage(
    response: 1, url: "https://api.themoviedb.org/3/movie/popular?page=1", status: 200,
    headers: [InterceptedMessage.Field("Content-Type", "application/json;charset=utf-8")],
    body: Array(
      #"{"page":1,"results":[{"id":129,"title":"千と千尋の神隠し"}],"total_pages":1,"total_results":1}"#
        .utf8))
}
