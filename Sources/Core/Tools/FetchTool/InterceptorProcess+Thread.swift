internal import Diagnostics
internal import Platform
internal import PluginHost
internal import RecordStream
internal import TMDBClient

/// The thread of an interceptor: it feeds the process what is asked, and hands on what it replies.
extension InterceptorProcess {
  /// Talks until the process has ended, for whatever reason; then nobody waits any more.
  func converse() {
    do {
      var run = try PluginRun(
        plugin, arguments: arguments, environment: environment, say: say)
      try run.converse(
        upstream: bell.upstream, isOver: isOver, feed: feed,
        sink: { bytes in
          try take { dialogue, body throws(InterceptorFault) in try dialogue.take(bytes, body) }
        })
      try take { dialogue, body throws(InterceptorFault) in try dialogue.finish(body) }
      let (isClosed, fault) = state.withLock { ($0.end != nil, $0.fault) }
      if !isClosed {
        fail(.ended)
      } else if run.wasKilled, fault == nil {
        say("\(plugin.description.name): did not end when its input did, and was killed")
      }
    } catch let fault as InterceptorFault {
      fail(fault)
    } catch IOFailure.interrupted {
      fail(.cancelled)
    } catch {
      fail(
        .interception(
          (error as? any Diagnosable)?.diagnostic
            ?? Diagnostic(.defect, "a defect of this program: \(type(of: error))")))
    }
    let (waiting, closing) = state.withLock { state in
      state.hasEnded = true
      defer {
        state.waiting = [:]
        state.closing = []
      }
      return (Array(state.waiting.values), state.closing)
    }
    // Who still waits for a reply when it was told to end has lost interest in it.
    for continuation in waiting { continuation.resume(returning: .failure(.cancelled)) }
    for continuation in closing { continuation.resume() }
  }

  private func isOver() -> Bool {
    let now = clock.now()
    return state.withLock { state in state.fault != nil || state.end.map { now >= $0 } ?? false }
  }

  private func feed(_ bytes: inout [UInt8]) -> Bool {
    bell.hush()
    return state.withLock { state in
      swap(&bytes, &state.outgoing.bytes)
      state.outgoing.removeAll()
      return state.end == nil
    }
  }

  private func take(
    _ read: (inout InterceptorDialogue, (Int64, InterceptorDialogue.Reply) -> Void)
      throws(InterceptorFault) -> Void
  ) throws(InterceptorFault) {
    var replies: [(CheckedContinuation<Reply, Never>, InterceptorDialogue.Reply)] = []
    let now = clock.now()
    let fault: InterceptorFault? = state.withLock { state in
      var dialogue = InterceptorDialogue()
      swap(&dialogue, &state.dialogue)
      defer { swap(&dialogue, &state.dialogue) }
      do throws(InterceptorFault) {
        try read(&dialogue) { id, reply in
          state.quietSince = now
          if let continuation = state.waiting.removeValue(forKey: id) {
            replies.append((continuation, reply))
          }
        }
      } catch {
        return error
      }
      return nil
    }
    for (continuation, reply) in replies { continuation.resume(returning: .success(reply)) }
    if let fault { throw fault }
  }
}
