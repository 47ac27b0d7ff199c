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
  /// `feed` puts bytes into the empty array given and returns false at the end of input; with
  /// `upstream` it is called when that can be read without waiting and may find nothing, without it
  /// must bring something. A process that closes its input is fed no more. What a process that ended
  /// has written is taken to its last byte, without waiting for descendants that keep a pipe open.
  /// Where a closure throws or a signal asks for the end, the process is ended too.
  ///
  /// `isOver` is asked at every turn, 50 ms apart at most: true is like a deadline that has passed.
  package mutating func pump(
    upstream: Upstream? = nil, deadline: Int64? = nil, isOver: (() -> Bool)? = nil,
    feed: (inout [UInt8]) throws -> Bool, output: (Span<UInt8>) throws -> Void,
    errors: (Span<UInt8>) throws -> Void
  ) throws -> Outcome {
    var pending: [UInt8] = []
    var taken = 0
    var isAtEnd = false
    do {
      while input != nil {
        let isHungry = taken == pending.count && !isAtEnd
        if isHungry, upstream == nil {
          pump.forget()
        } else if try !wait(
          needsRoom: !isHungry, upstream: isHungry ? upstream?.raw ?? -1 : -1, deadline)
        {
          return outOfTime()
        }
        if isHungry, upstream == nil || pump.isUpstreamReady {
          pending.removeAll(keepingCapacity: true)
          taken = 0
          isAtEnd = try !feed(&pending)
        }
        taken += write(pending.span, from: taken)
        if isAtEnd, taken == pending.count { input = nil }
        try pump.drain(&self.output, &self.errors, hasEnded: end != nil, output, errors)
        if isOver?() == true { return outOfTime() }
      }
      while try takeMore(deadline: deadline, output: output, errors: errors) {
        if isOver?() == true { return outOfTime() }
      }
      let tookEverything = isAtEnd && taken == pending.count
      guard let end = try waitForEnd(until: deadline, isOver) else { return outOfTime() }
      return Outcome(end: end, tookEverything: tookEverything)
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

  /// Hands bytes to the process and takes what it writes meanwhile; returns when it has them all.
  ///
  /// False where the process closed its input: it is then fed no more. Where a closure throws or a
  /// signal asks for the end, the process is ended too.
  package mutating func push(
    _ bytes: Span<UInt8>, output: (Span<UInt8>) throws -> Void,
    errors: (Span<UInt8>) throws -> Void
  ) throws -> Bool {
    do {
      var taken = write(bytes, from: 0)
      while input != nil, taken < bytes.count {
        _ = try wait(needsRoom: true, upstream: -1, nil)
        taken += write(bytes, from: taken)
        try pump.drain(&self.output, &self.errors, hasEnded: end != nil, output, errors)
      }
      return taken == bytes.count
    } catch {
      stop()
      throw error
    }
  }

  /// Ends the input, if that was not done yet, and takes what the process writes next; false when it
  /// will write nothing more.
  ///
  /// Past the deadline it returns false as well, with the process still running.
  package mutating func takeMore(
    deadline: Int64? = nil, output: (Span<UInt8>) throws -> Void,
    errors: (Span<UInt8>) throws -> Void
  ) throws -> Bool {
    input = nil
    guard self.output != nil || self.errors != nil else { return false }
    guard try wait(needsRoom: false, upstream: -1, deadline) else { return false }
    try pump.drain(&self.output, &self.errors, hasEnded: end != nil, output, errors)
    return true
  }

  /// False past the deadline.
  private mutating func wait(needsRoom: Bool, upstream: Int32, _ deadline: Int64?)
    throws(IOFailure) -> Bool
  {
    let isReady = try pump.wait(
      input: number(input), needsRoom: needsRoom, upstream: upstream, output: number(output),
      errors: number(errors), deadline: deadline)
    if let deadline, monotonicNow() >= deadline { return false }
    if pump.isReaderGone { input = nil }
    // Quiet: somebody else may keep the pipes of a process that has ended.
    if !isReady, poll() != nil { input = nil }
    return true
  }

  private mutating func write(_ bytes: Span<UInt8>, from offset: Int) -> Int {
    guard let raw = input?.raw, offset < bytes.count else { return 0 }
    if let count = pump.write(bytes, from: offset, to: raw) { return count }
    input = nil
    return 0
  }
}

private func number(_ descriptor: borrowing Descriptor?) -> Int32 {
  switch descriptor {
  case .some(let open): open.raw
  case .none: -1
  }
}
