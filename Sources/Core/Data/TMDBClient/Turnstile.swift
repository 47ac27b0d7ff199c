internal import Platform

/// Lets a number of tasks through at a time, the rest in the order in which they came.
final class Turnstile: Sendable {
  private struct State {
    var free: Int
    var nextTicket = 0
    var waiting: [(ticket: Int, continuation: CheckedContinuation<Bool, Never>)] = []
  }

  private let state: Locked<State>

  init(_ places: Int) {
    state = Locked(State(free: max(1, places)))
  }

  /// Waits for a place, which `leave` gives back; false where the task was cancelled while it waited.
  func enter() async -> Bool {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let entered: Bool? = state.withLock { state in
          if Task.isCancelled { return false }
          if state.free > 0 {
            state.free -= 1
            return true
          }
          state.waiting.append((ticket, continuation))
          return nil
        }
        if let entered { continuation.resume(returning: entered) }
      }
    } onCancel: {
      let continuation = state.withLock { state in
        state.waiting.firstIndex { $0.ticket == ticket }
          .map { state.waiting.remove(at: $0).continuation }
      }
      continuation?.resume(returning: false)
    }
  }

  func leave() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.free += 1
        return nil as CheckedContinuation<Bool, Never>?
      }
      return state.waiting.removeFirst().continuation
    }
    next?.resume(returning: true)
  }
}
