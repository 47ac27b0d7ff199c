internal import Glibc

/// How a process ended.
package enum ProcessEnd: Equatable, Sendable {
  case exited(Int32)
  case killed(signal: Int32)

  /// Decodes what `waitpid` fills in (wait(2): the low seven bits are the signal, the next eight the
  /// status).
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .killed(signal: signal)
  }

  package var isSuccess: Bool { self == .exited(0) }

  /// Since its reader went away: by the signal itself, or as a shell tells it of its last command.
  package var isByBrokenPipe: Bool {
    [.killed(signal: SIGPIPE), .exited(128 + SIGPIPE)].contains(self)
  }
}
