internal import Glibc

/// One poll over everything that a conversation with a child waits for, and what is then ready.
struct Pump {
  /// Signals, input, upstream, output, errors.
  private var entries = [pollfd](repeating: pollfd(), count: 5)
  private var chunk: [UInt8] = []

  var isReaderGone: Bool { entries[1].revents & Int16(POLLERR) != 0 }
  var isUpstreamReady: Bool { entries[2].revents != 0 }

  /// Waits until something can go on; false where nothing could for 50 ms, or until the deadline.
  ///
  /// A descriptor of -1 is not waited for. An input that needs no room is watched all the same: the
  /// end of its reader shows.
  mutating func wait(
    input: Int32, needsRoom: Bool, upstream: Int32, output: Int32, errors: Int32, deadline: Int64?
  ) throws(IOFailure) -> Bool {
    entries[0] = Signals.wakeupEntry
    entries[1] = pollfd(fd: input, events: needsRoom ? Int16(POLLOUT) : 0, revents: 0)
    entries[2] = pollfd(fd: upstream, events: Int16(POLLIN), revents: 0)
    entries[3] = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    entries[4] = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
    let left = deadline.map { max(0, ($0 - monotonicNow()) / 1_000_000 + 1) } ?? 50
    let ready = unsafe Glibc.poll(&entries, nfds_t(entries.count), Int32(min(left, 50)))
    try Signals.checkTermination()
    return ready > 0
  }

  /// Forgets what the last wait found.
  mutating func forget() {
    for index in entries.indices { entries[index].revents = 0 }
  }

  /// Writes what fits from `offset` on into a pipe that does not block; nil where its reader is gone.
  func write(_ bytes: Span<UInt8>, from offset: Int, to raw: Int32) -> Int? {
    let count = Signals.withoutBrokenPipeSignal {
      unsafe bytes.withUnsafeBytes { source in
        unsafe Glibc.write(
          raw, source.baseAddress.map { unsafe $0 + offset }, source.count - offset)
      }
    }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Takes what is there, once from each stream, or all of it from a process that has ended; a stream
  /// at its end is closed.
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
    if chunk.isEmpty { chunk = [UInt8](repeating: 0, count: 1 << 16) }
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
