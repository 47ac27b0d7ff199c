internal import Foundation
internal import MovieRecords
internal import Movies
internal import Platform
internal import RecordStream

/// Reads records, and bare numbers of films, on a thread of its own, so that waiting for them holds up
/// nothing else. It reads on only when what it read has been taken.
final class DetailsInput: Sendable {
  enum Item: Sendable {
    /// A film, with its section, empty where it has none, and the record that it came in with; nil for a
    /// bare number.
    case film(MovieID, section: String, record: [UInt8]?)
    /// Anything else, to be passed on; without its line feed.
    case other(RecordKind, [UInt8])
    /// A line that is neither; what is wrong with it, in words, and whether it may be left out.
    case fault(String, mayBeLeftOut: Bool)
  }

  struct Batch: Sendable {
    var items: [Item] = []
    /// What to think of the whole input; nil while there is more.
    var verdict: Wholeness.Verdict?
    /// Why reading failed.
    var failure: IOFailure?
    /// Bytes read so far, and bytes in all where that is known.
    var read: Int64 = 0
  }

  private struct State {
    var batch: Batch?
    var waiting: CheckedContinuation<Batch, Never>?
  }

  private static let mostItems = 64

  private let state = Locked(State())
  private let taken = DispatchSemaphore(value: 0)
  private let paths: [String]
  /// Bytes in all; nil where the input is no regular file.
  let size: Int64?

  init(_ paths: [String]) {
    self.paths = paths
    let facts = paths.map { path in
      path == "-" ? try? Descriptor.standardInput.facts() : FileFacts.of(path)
    }
    size =
      facts.allSatisfy { $0?.kind == .regular } ? facts.reduce(0) { $0 + ($1?.size ?? 0) } : nil
  }

  func start() {
    Thread.detachNewThread { self.readAll() }
  }

  /// What is there; waits until something is.
  func next() async -> Batch {
    let batch = await withCheckedContinuation { continuation in
      let batch = state.withLock { state in
        defer { state.batch = nil }
        if state.batch == nil { state.waiting = continuation }
        return state.batch
      }
      if let batch { continuation.resume(returning: batch) }
    }
    taken.signal()
    return batch
  }

  /// What is there now, or nil.
  func poll() -> Batch? {
    let batch = state.withLock { state in
      defer { state.batch = nil }
      return state.batch
    }
    if batch != nil { taken.signal() }
    return batch
  }

  private func push(_ batch: Batch) {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      if state.waiting == nil { state.batch = batch }
      return state.waiting
    }
    waiting?.resume(returning: batch)
    taken.wait()
  }

  private func readAll() {
    var wholeness = Wholeness()
    var hasNumbers = false
    var batch = Batch()
    do throws(IOFailure) {
      for path in paths {
        if path == "-" {
          try read(.standardInput, &wholeness, &hasNumbers, &batch)
        } else {
          try read(.open(path), &wholeness, &hasNumbers, &batch)
        }
      }
    } catch {
      batch.failure = error
    }
    // Bare numbers are no records, but something that was wanted.
    batch.verdict =
      wholeness.verdict == .empty && hasNumbers ? .unknown(isTyped: false) : wholeness.verdict
    push(batch)
  }

  private func read(
    _ input: consuming Descriptor, _ wholeness: inout Wholeness, _ hasNumbers: inout Bool,
    _ batch: inout Batch
  ) throws(IOFailure) {
    var reader = RecordReader(name: input.name)
    while true {
      while let item = next(&reader, &wholeness) {
        batch.items.append(item)
        if case .film(_, _, record: nil) = item { hasNumbers = true }
        if batch.items.count >= Self.mostItems { flush(&batch) }
      }
      if reader.isAtEnd { return }
      // What was read goes out before anything is waited for.
      if !batch.items.isEmpty { flush(&batch) }
      var count = 0
      try reader.fill { buffer, offset throws(IOFailure) in
        count = try input.read(into: &buffer, from: offset)
        return count
      }
      batch.read += Int64(count)
    }
  }

  private func flush(_ batch: inout Batch) {
    push(batch)
    batch.items = []
  }

  /// Nil where more bytes are wanted, or at the end.
  private func next(_ reader: inout RecordReader, _ wholeness: inout Wholeness) -> Item? {
    do throws(RecordFault) {
      guard try reader.next() else { return nil }
      let record = reader.record
      let kind = try RecordKind.of(record)
      wholeness.note(kind, record)
      let bytes = Self.bytes(record.bytes)
      guard kind == .movie, let id = record.value(of: "id")?.integer() else {
        return .other(kind, bytes)
      }
      let section = record.value(of: "section")?.string() ?? ""
      return .film(MovieID(id), section: section, record: bytes)
    } catch {
      let text = Self.words(reader.lineBytes)
      if let id = Self.bareNumber(text) { return .film(id, section: "", record: nil) }
      let isWord = text.utf8.first.map {
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
      }
      return .fault(
        "\(reader.name), line \(reader.lineNumber), column \(reader.column(of: error)): "
          + (isWord == true && text.utf8.count < 100
            ? "neither a record nor one film's number at TMDb, such as 603" : error.explanation),
        mayBeLeftOut: error.mayBeLeftOut)
    }
  }

  private static func words(_ line: Span<UInt8>) -> String {
    String(decoding: bytes(line), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func bareNumber(_ text: String) -> MovieID? {
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int64(text), number >= 1
    else { return nil }
    return MovieID(number)
  }

  private static func bytes(_ span: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(span.count)
    for index in span.indices { bytes.append(span[index]) }
    return bytes
  }
}
