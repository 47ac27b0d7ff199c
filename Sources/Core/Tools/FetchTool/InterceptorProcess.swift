internal import Diagnostics
internal import Foundation
internal import Platform
internal import PluginHost
internal import RecordStream
internal import TMDBClient

/// An interceptor at work: one process, which any number of requests talk to at a time.
///
/// Its pipes are written to and read on a thread of its own, since both may block; who waits for a
/// reply waits as a task. After its first fault nothing is said to it any more.
final class InterceptorProcess: Sendable {
  typealias Reply = Result<InterceptorDialogue.Reply, TransportFault>

  struct State {
    var dialogue = InterceptorDialogue()
    var outgoing = ByteBuffer()
    var waiting: [Int64: CheckedContinuation<Reply, Never>] = [:]
    var lastID: Int64 = 0
    /// When something was waited for that came, or nothing was.
    var quietSince = Duration.zero
    var fault: TransportFault?
    /// Until when it may live on after its input was ended.
    var end: Duration?
    var hasEnded = false
    var closing: [CheckedContinuation<Void, Never>] = []
  }

  /// How long it may take to end once its input has.
  static let grace = Duration.seconds(2)

  let plugin: Plugin
  let arguments: [String]
  let environment: Environment
  /// How long it may say nothing while a reply is waited for.
  private let silence: Duration
  let clock: any RequestClock
  let say: @Sendable (String) -> Void
  let bell: Bell
  let state = Locked(State())

  /// - Parameter say: hears what it writes to standard error, with its name in front.
  init(
    _ plugin: Plugin, arguments: [String], environment: Environment, silence: Duration,
    clock: any RequestClock, say: @escaping @Sendable (String) -> Void
  ) throws(IOFailure) {
    self.plugin = plugin
    self.arguments = arguments
    self.environment = environment
    self.silence = silence
    self.clock = clock
    self.say = say
    bell = try Bell()
  }

  /// Whether it did something wrong, or ended: no request gets past it any more.
  var hasFailed: Bool { state.withLock { $0.fault != nil } }

  func start() {
    Thread.detachNewThread { self.converse() }
  }

  /// A number that no message had before.
  func nextID() -> Int64 {
    state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
  }

  /// What it replies to a message.
  func ask(_ message: InterceptedMessage) async throws(TransportFault) -> InterceptorDialogue.Reply
  {
    noteBeginning()
    let reply = await withTaskGroup(of: Reply?.self) { group in
      group.addTask { await self.reply(to: message) }
      group.addTask {
        await self.watchSilence()
        return nil
      }
      var reply = Reply.failure(.cancelled)
      while let result = await group.next() {
        guard let result else { continue }
        reply = result
        break
      }
      group.cancelAll()
      return reply
    }
    return try reply.get()
  }

  /// Ends everything: nobody gets a reply any more.
  func fail(_ fault: InterceptorFault) {
    fail(.interception(fault.diagnostic(of: plugin)))
  }

  /// Ends its input and waits until it has ended; kills it where that takes too long.
  ///
  /// Throws what it did wrong, also at its end.
  func close() async throws(TransportFault) {
    await withCheckedContinuation { continuation in
      let hasEnded = state.withLock { state in
        if state.end == nil { state.end = clock.now() + Self.grace }
        if !state.hasEnded { state.closing.append(continuation) }
        return state.hasEnded
      }
      if hasEnded { continuation.resume() } else { bell.ring() }
    }
    if let fault = state.withLock({ $0.fault }) { throw fault }
  }

  /// Silence that begins with a message is not older than the message.
  private func noteBeginning() {
    let now = clock.now()
    state.withLock { state in
      if !state.dialogue.isAwaiting { state.quietSince = now }
    }
  }

  private func reply(to message: InterceptedMessage) async -> Reply {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let fault: TransportFault? = state.withLock { state in
          if let fault = state.fault { return fault }
          if Task.isCancelled || state.hasEnded { return .cancelled }
          state.dialogue.ask(message, into: &state.outgoing)
          state.waiting[message.id] = continuation
          return nil
        }
        if let fault { continuation.resume(returning: .failure(fault)) } else { bell.ring() }
      }
    } onCancel: {
      let continuation = state.withLock { state in
        state.dialogue.abandon(message.id)
        return state.waiting.removeValue(forKey: message.id)
      }
      continuation?.resume(returning: .failure(.cancelled))
    }
  }

  /// Returns where it was silent for too long, or the task is cancelled.
  private func watchSilence() async {
    while true {
      let left = state.withLock { $0.quietSince } + silence - clock.now()
      if left <= .zero { return fail(.silent(seconds: silence.fractionalSeconds)) }
      do {
        try await clock.sleep(for: left)
      } catch {
        return
      }
    }
  }

  func fail(_ fault: TransportFault) {
    let waiting = state.withLock { state in
      if state.fault == nil { state.fault = fault }
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in waiting { continuation.resume(returning: .failure(fault)) }
    bell.ring()
  }
}
