internal import Diagnostics
internal import Glibc

extension Descriptor {
  /// What a wait waits for.
  enum Readiness {
    case reading
    case writing

    var events: Int16 { Int16(self == .reading ? POLLIN : POLLOUT) }
  }

  /// Waits until the descriptor is ready, or broken: the next call on it then tells which.
  ///
  /// A signal that asks for an end wakes it, in whatever thread, and throws; a descriptor that is ready
  /// for writing is not held up, and is written to.
  borrowing func wait(for readiness: Readiness) throws(IOFailure) {
    var entries = (pollfd(fd: raw, events: readiness.events, revents: 0), Signals.wakeupEntry)
    while entries.0.revents == 0 {
      let count = unsafe withUnsafeMutablePointer(to: &entries) { pair in
        unsafe pair.withMemoryRebound(to: pollfd.self, capacity: 2) { first in
          unsafe Glibc.poll(first, 2, -1)
        }
      }
      guard count >= 0 || errno == EINTR else { throw .last(name) }
      if readiness == .writing, count > 0, entries.0.revents != 0 { return }
      try Signals.checkTermination()
    }
  }

  /// Whether the descriptor is ready or broken; waits up to `milliseconds`.
  borrowing func poll(for readiness: Readiness, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: raw, events: readiness.events, revents: 0)
    return unsafe Glibc.poll(&entry, 1, milliseconds) > 0
  }
}
