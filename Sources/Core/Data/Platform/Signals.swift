internal import CLinux
internal import Glibc
internal import Synchronization

/// The signal that asked this process to end, 0 while none did.
private let termination = Atomic<Int32>(0)
/// Whether the terminal changed its size since somebody asked.
private let windowChange = Atomic<Bool>(false)
/// Whether a thread of its own waits for the signal: then another one may be the one that writes.
private let isAwaited = Atomic<Bool>(false)
/// Both ends of the pipe that wakes a poll, -1 while nobody watches.
private let wakeupReader = Atomic<Int32>(-1)
private let wakeupWriter = Atomic<Int32>(-1)

/// INT, TERM and HUP as something that a loop asks about, instead of something that happens to it.
///
/// Once `watch` was called, such a signal makes reads, and writes that are held up, throw
/// `IOFailure.interrupted`; the tool then writes its `end`, cleans up and calls `die(by:)`. Signal
/// actions belong to the process, so this is the one place of the package with state of its own.
package enum Signals {
  /// The signals that ask a tool to end.
  package static let terminating: [Int32] = [SIGINT, SIGTERM, SIGHUP]

  /// Replaces the default action of INT, TERM, HUP and WINCH; a signal that the parent set to be
  /// ignored (nohup, a background job of a plain sh) stays ignored.
  package static func watch() throws(IOFailure) {
    if wakeupWriter.load(ordering: .relaxed) >= 0 { return }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe2(&ends, O_CLOEXEC | O_NONBLOCK) == 0 else { throw .last("signal pipe") }
    wakeupReader.store(ends[0], ordering: .relaxed)
    wakeupWriter.store(ends[1], ordering: .relaxed)
    // Global constants are made at first use, which must not be in a handler.
    _ = termination.load(ordering: .relaxed)
    _ = windowChange.load(ordering: .relaxed)
    for signal in terminating where !isIgnored(signal) { handle(signal, onTermination) }
    handle(SIGALRM, onAlarm)
    handle(SIGWINCH) { _ in windowChange.store(true, ordering: .relaxed) }
  }

  /// Whether a write may block in a thread that the signal does not reach.
  static var areAwaited: Bool { isAwaited.load(ordering: .relaxed) }

  static var areWatched: Bool { wakeupReader.load(ordering: .relaxed) >= 0 }

  /// The signal that asked for an end, or nil.
  package static var requestedEnd: Int32? {
    let signal = termination.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  static func checkTermination() throws(IOFailure) {
    if let signal = requestedEnd { throw .interrupted(signal: signal) }
  }

  /// Waits for a signal that asks for an end, for up to `milliseconds`, or without end for -1.
  ///
  /// For a thread of its own in a tool whose other threads cannot poll; `watch` comes first.
  package static func waitForRequestedEnd(milliseconds: Int32 = -1) -> Int32? {
    isAwaited.store(true, ordering: .relaxed)
    var entry = wakeupEntry
    while requestedEnd == nil, entry.fd >= 0 {
      let ready = unsafe Glibc.poll(&entry, 1, milliseconds)
      if ready == 0 || (ready < 0 && errno != EINTR) { break }
    }
    return requestedEnd
  }

  /// Whether the terminal changed its size since the last call.
  package static func takeWindowChange() -> Bool {
    windowChange.exchange(false, ordering: .relaxed)
  }

  /// What a poll adds to its set so that a signal wakes it; the byte is never taken out again.
  static var wakeupEntry: pollfd {
    pollfd(fd: wakeupReader.load(ordering: .relaxed), events: Int16(POLLIN), revents: 0)
  }
}

/// Runs inside a signal: nothing but atomics and async-signal-safe calls (signal-safety(7)).
private func onTermination(_ signal: Int32) {
  let code = errno
  defer { errno = code }
  // `timeout` sends its signal twice, so that a repetition means nothing yet.
  guard termination.compareExchange(expected: 0, desired: signal, ordering: .relaxed).exchanged
  else { return }
  var byte: UInt8 = 0
  _ = unsafe write(wakeupWriter.load(ordering: .relaxed), &byte, 1)
  alarm(1)
}

/// Breaks off a write that began to block between a check and the signal, every second anew; and
/// whoever asks again after a second is not kept waiting by a clean-up.
private func onAlarm(_ signal: Int32) {
  _ = Glibc.signal(SIGINT, SIG_DFL)
  _ = Glibc.signal(SIGTERM, SIG_DFL)
  _ = Glibc.signal(SIGHUP, SIG_DFL)
  alarm(1)
}

private func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
  var action = sigaction()
  unsafe action.__sigaction_handler.sa_handler = handler
  _ = unsafe sigemptyset(&action.sa_mask)
  // Without SA_RESTART: a read that waits has to come back.
  action.sa_flags = signal == SIGWINCH ? SA_RESTART : 0
  _ = unsafe sigaction(signal, &action, nil)
}
