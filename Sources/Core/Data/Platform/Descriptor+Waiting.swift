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
  borrowing func wait(for readiness: Readiness) throws(IOFailure) {
    while !poll(for: readiness, milliseconds: -1) { try Signals.checkTermination() }
  }

  /// Whether the descriptor is ready or broken; waits up to `milliseconds`, or without end for -1.
  borrowing func poll(for readiness: Readiness, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: raw, events: readiness.events, revents: 0)
    return unsafe Glibc.poll(&entry, 1, milliseconds) > 0
  }
}
