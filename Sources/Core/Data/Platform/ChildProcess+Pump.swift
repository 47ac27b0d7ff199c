internal import Diagnostics
internal import Glibc

extension ChildProcess {
  /// What a pump came to.
  package struct Outcome: Equatable, Sendable {
    /// nil where the time was up and the process was killed.
    package let end: ProcessEnd?
    /// Whether the process read everything that there was for it.
    package let tookEverything: Bool
  }

  /// Feeds the process and takes what it writes, all by one poll, until it has ended.
  ///
  /// `feed` puts bytes into the empty array given, none if there are none yet, and returns false at
  /// the end of input; it is called when the process has taken all of the bytes before and `upstream`,
  /// where one is given, can be read without waiting. A process that closes its input is fed no more.
  /// What a process that ended has written is taken to its last byte, without waiting for
  /// descendants that keep a pipe open. Where a closure throws or a signal asks for the end, the
  /// process is ended too.
  package mutating func pump(
    upstream: Upstream? = nil, deadline: Int64? = nil, feed: (inout [UInt8]) throws -> Bool,
    output: (Span<UInt8>) throws -> Void, errors: (Span<UInt8>) throws -> Void
  ) throws -> Outcome {
    var pump = Pump(upstream: upstream?.raw ?? -1, deadline: deadline)
    do {
      while input != nil || self.output != nil || self.errors != nil {
        if try !pump.wait(for: self) {
          if pump.isOutOfTime { return outOfTime() }
          // Quiet: somebody else may keep the pipes of a process that ended.
          if poll() != nil { input = nil }
        }
        try pump.feed(&input, feed)
        try pump.drain(&self.output, &self.errors, hasEnded: end != nil, output, errors)
      }
      guard let end = try waitForEnd(until: deadline) else { return outOfTime() }
      return Outcome(end: end, tookEverything: pump.isEverythingTaken)
    } catch {
      stop()
      throw error
    }
  }

  /// The same for a process that gets no input.
  package mutating func pump(
    deadline: Int64? = nil, output: (Span<UInt8>) throws -> Void,
    errors: (Span<UInt8>) throws -> Void
  ) throws -> Outcome {
    try pump(deadline: deadline, feed: { _ in false }, output: output, errors: errors)
  }

  /// Asks the process to end, gives it 100 ms for that, and then leaves it to the owner's end.
  package mutating func stop() {
    input = nil
    output = nil
    errors = nil
    kill(SIGTERM)
    let deadline = monotonicNow() + 100_000_000
    while poll() == nil, monotonicNow() < deadline { _ = Glibc.poll(nil, 0, 2) }
    if end == nil { killAndReap() }
  }

  private mutating func outOfTime() -> Outcome {
    input = nil
    output = nil
    errors = nil
    killAndReap()
    return Outcome(end: nil, tookEverything: false)
  }

  private mutating func killAndReap() {
    kill(SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
    end = ProcessEnd(waitStatus: status)
  }

  private mutating func waitForEnd(until deadline: Int64?) throws(IOFailure) -> ProcessEnd? {
    guard let deadline else { return try waitForEnd() }
    while monotonicNow() < deadline {
      if let end = poll() { return end }
      try Signals.checkTermination()
      _ = Glibc.poll(nil, 0, 1)
    }
    return poll()
  }
}

/// A descriptor that a pump waits for, as long as its owner keeps it open.
package struct Upstream: Sendable {
  let raw: Int32

  package init(_ descriptor: borrowing Descriptor) { raw = descriptor.raw }
}
