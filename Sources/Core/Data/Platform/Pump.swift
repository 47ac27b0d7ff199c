internal import Glibc

/// The state of one conversation with a child: what it has not taken yet, and what is ready.
struct Pump {
  private let upstream: Int32
  private let deadline: Int64?
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private var pending: [UInt8] = []
  private var taken = 0
  private var isSourceAtEnd = false
  /// Signals, input, upstream, output, errors.
  private var entries = [pollfd](repeating: pollfd(), count: 5)

  init(upstream: Int32, deadline: Int64?) {
    self.upstream = upstream
    self.deadline = deadline
  }

  var isEverythingTaken: Bool { isSourceAtEnd && taken == pending.count }

  var isOutOfTime: Bool { deadline.map { monotonicNow() >= $0 } ?? false }

  /// Waits until something can go on; false where nothing could for 50 ms, or the time is up.
  mutating func wait(for child: borrowing ChildProcess) throws(IOFailure) -> Bool {
    let isHungry = taken == pending.count && !isSourceAtEnd
    let input = number(child.input)
    if input >= 0, isHungry, upstream < 0 {
      for index in entries.indices { entries[index].revents = 0 }
      return true
    }
    entries[0] = Signals.wakeupEntry
    // Without an event asked for, the end of a reader shows all the same.
    entries[1] = pollfd(fd: input, events: isHungry ? 0 : Int16(POLLOUT), revents: 0)
    entries[2] = pollfd(
      fd: input >= 0 && isHungry ? upstream : -1, events: Int16(POLLIN), revents: 0)
    entries[3] = pollfd(fd: number(child.output), events: Int16(POLLIN), revents: 0)
    entries[4] = pollfd(fd: number(child.errors), events: Int16(POLLIN), revents: 0)
    let left = deadline.map { max(0, ($0 - monotonicNow()) / 1_000_000 + 1) } ?? 50
    let ready = unsafe Glibc.poll(&entries, nfds_t(entries.count), Int32(min(left, 50)))
    try Signals.checkTermination()
    return ready > 0 && !isOutOfTime
  }

  /// Writes what is pending, after fetching more where nothing is; closes the input at the end.
  mutating func feed(_ input: inout Descriptor?, _ source: (inout [UInt8]) throws -> Bool) throws {
    guard let raw = input?.raw else { return }
    if entries[1].revents & Int16(POLLERR) != 0 {
      input = nil
      return
    }
    if taken == pending.count, !isSourceAtEnd, upstream < 0 || entries[2].revents != 0 {
      pending.removeAll(keepingCapacity: true)
      taken = 0
      isSourceAtEnd = try !source(&pending)
    }
    while taken < pending.count {
      let count = Signals.withoutBrokenPipeSignal {
        unsafe pending.withUnsafeBytes { bytes in
          unsafe write(raw, bytes.baseAddress.map { unsafe $0 + taken }, bytes.count - taken)
        }
      }
      if count >= 0 {
        taken += count
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        input = nil
        return
      }
    }
    if isSourceAtEnd { input = nil }
  }

  /// Takes what is there, once, or to the last byte of a process that ended.
  mutating func drain(
    _ output: inout Descriptor?, _ errors: inout Descriptor?, hasEnded: Bool,
    _ sink: (Span<UInt8>) throws -> Void, _ errorSink: (Span<UInt8>) throws -> Void
  ) throws {
    if hasEnded || entries[3].revents != 0 { try drain(&output, toTheEnd: hasEnded, sink) }
    if hasEnded || entries[4].revents != 0 { try drain(&errors, toTheEnd: hasEnded, errorSink) }
  }

  private mutating func drain(
    _ stream: inout Descriptor?, toTheEnd: Bool, _ sink: (Span<UInt8>) throws -> Void
  ) throws {
    guard let raw = stream?.raw else { return }
    repeat {
      let count = unsafe read(raw, &chunk, chunk.count)
      if count > 0 {
        try sink(chunk.span.extracting(first: count))
      } else if count == 0 || errno != EINTR && (errno != EAGAIN || toTheEnd) {
        stream = nil
        return
      }
    } while toTheEnd
  }
}

private func number(_ descriptor: borrowing Descriptor?) -> Int32 {
  switch descriptor {
  case .some(let open): open.raw
  case .none: -1
  }
}
