internal import Platform

/// Work under way, each piece known by a key; it ends with this object.
package final class UnderWay<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Work = Task<Value, any Error>

  private let pieces = Locked<[Key: Work]>([:])

  package init() {}

  deinit {
    cancelAll()
  }

  package func begin(_ key: Key, _ work: @escaping @Sendable () async throws -> Value) {
    let piece = Task { try await work() }
    pieces.withLock { $0[key] = piece }
  }

  /// What came of a piece of work, once it has ended; the caller's cancellation, and a failure, end
  /// all that is under way.
  package func value(of key: Key) async throws -> Value {
    guard let piece = pieces.withLock({ $0.removeValue(forKey: key) }) else {
      throw CancellationError()
    }
    return try await withTaskCancellationHandler {
      do {
        return try await piece.value
      } catch {
        cancelAll()
        throw error
      }
    } onCancel: {
      piece.cancel()
      cancelAll()
    }
  }

  package func cancel(_ keys: [Key]) {
    for key in keys { pieces.withLock { $0.removeValue(forKey: key) }?.cancel() }
  }

  private func cancelAll() {
    let all = pieces.withLock { pieces in
      defer { pieces = [:] }
      return pieces.map(\.value)
    }
    for piece in all { piece.cancel() }
  }
}
