internal import Foundation
internal import Platform

/// Runs work that a signal ends.
///
/// The work is cancelled, and requests under way with it; what is to be said last is the work's own
/// affair.
func interruptibly<Value: Sendable>(
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let task = Task { try await work() }
  // Waiting for a signal blocks, so it gets a thread of its own; it ends with the process.
  Thread.detachNewThread {
    if Signals.waitForRequestedEnd() != nil { task.cancel() }
  }
  return try await task.value
}
