internal import Diagnostics
internal import MovieRecords
internal import Movies
internal import Platform
internal import RecordStream
internal import TMDBClient

/// The output of a run that may take hours: a regular file that grows, and beside it a checkpoint that
/// says how much of it is on the disk for good.
///
/// A run that was killed is taken up there: the file is cut back to that length, and what it holds says
/// which films are done. A file that no checkpoint speaks of, or another one than it speaks of, is left
/// as it is.
struct CrawlFile: ~Copyable {
  /// What a file that was taken up already holds.
  struct Contents: Sendable {
    var done = SeenMovies()
    var counts = RecordCounts()
    var gone = 0
    var hasStream = false
    var sections: Set<String> = []
  }

  /// The output is there, and an earlier run for the same purpose brought it to its end.
  struct Finished: Error {}

  private let file: Descriptor
  private let checkpoint: String
  private let purpose: String
  private let environment: Environment
  private var length: Int64 = 0
  private var saved: Int64 = -1

  private init(
    _ file: consuming Descriptor, _ checkpoint: String, _ purpose: String,
    _ environment: Environment, _ length: Int64
  ) {
    self.file = file
    self.checkpoint = checkpoint
    self.purpose = purpose
    self.environment = environment
    self.length = length
  }

  /// Opens the output, new or empty, or cuts it back to where its checkpoint says that it is good.
  ///
  /// - Parameter purpose: what is fetched, in words; a run is taken up only for the same.
  static func open(
    _ path: String, checkpoint: String, purpose: String, environment: Environment,
    contents: inout Contents
  ) throws -> CrawlFile {
    let isNew = FileFacts.of(path) == nil
    do {
      return try openLocked(
        path, checkpoint: checkpoint, purpose: purpose, environment: environment,
        contents: &contents)
    } catch {
      // Nothing of a run that was refused is left behind.
      if isNew { try? FileAccess.remove(path) }
      throw error
    }
  }

  private static func openLocked(
    _ path: String, checkpoint: String, purpose: String, environment: Environment,
    contents: inout Contents
  ) throws -> CrawlFile {
    let file = try Descriptor.openOrCreate(path)
    guard try file.tryLock() else {
      throw Diagnostic(.tryAgain, "\(path) is being written by another run")
    }
    let note = FileFacts.of(checkpoint) == nil ? nil : try CrawlCheckpoint.read(checkpoint)
    let isEmpty = try file.facts().size == 0
    // Who removes what a finished run wrote wants it anew.
    guard let note, !(note.isFinished && isEmpty) else {
      guard isEmpty else {
        throw Diagnostic(
          .cannotCreate,
          "\(path) is there already, and no \(checkpoint) says that it is to be gone on with; "
            + "remove it, or name another -o")
      }
      var begun = CrawlFile(file, checkpoint, purpose, environment, 0)
      // Before anything is written: from here on a run that was killed can be told from another file.
      try begun.save()
      return begun
    }
    guard note.purpose == purpose else {
      throw Diagnostic(
        .usage,
        "\(checkpoint) belongs to a run with other options (\(note.purpose)); give the same, or "
          + "remove it together with \(path)")
    }
    guard try file.facts().size >= note.length, try ending(of: file, note.length) == note.ending
    else {
      throw Diagnostic(
        .badInput,
        "\(path) is not the file that \(checkpoint) speaks of, or was changed since; remove both to "
          + "begin anew")
    }
    if note.isFinished { throw Finished() }
    try file.seek(to: 0)
    try read(file, to: note.length, &contents)
    try file.truncate(to: note.length)
    try file.seek(to: note.length)
    return CrawlFile(file, checkpoint, purpose, environment, note.length)
  }

  /// The fingerprint of the last bytes before a place, by which a file is known again.
  private static func ending(of file: borrowing Descriptor, _ length: Int64) throws(IOFailure)
    -> UInt64
  {
    Fingerprint.of(try bytes(of: file, max(0, length - 4096)..<length))
  }

  private static func bytes(
    of file: borrowing Descriptor, _ range: Range<Int64>
  ) throws(IOFailure) -> [UInt8] {
    if range.isEmpty { return [] }
    try file.seek(to: range.lowerBound)
    var bytes = [UInt8](repeating: 0, count: Int(range.upperBound - range.lowerBound))
    var count = 0
    while count < bytes.count {
      let more = try file.read(into: &bytes, from: count)
      if more == 0 { break }
      count += more
    }
    return Array(bytes[..<count])
  }

  mutating func write(_ bytes: Span<UInt8>) throws(IOFailure) {
    try file.writeAll(bytes)
    length += Int64(bytes.count)
  }

  /// Brings what was written onto the disk, and then says so.
  mutating func save(isFinished: Bool = false) throws(IOFailure) {
    guard length != saved || isFinished else { return }
    try file.synchronise()
    let ending = try Self.ending(of: file, length)
    try file.seek(to: length)
    let note = CrawlCheckpoint(
      length: length, ending: ending, purpose: purpose, isFinished: isFinished)
    try note.write(to: checkpoint, environment)
    saved = length
  }

  /// Ends the run for good; the checkpoint says so from then on.
  consuming func finish() throws(IOFailure) {
    try save(isFinished: true)
  }

  private static func read(
    _ file: borrowing Descriptor, to length: Int64, _ contents: inout Contents
  ) throws {
    var reader = RecordReader(name: file.name)
    var left = length
    while true {
      do throws(RecordFault) {
        while try reader.next() { try note(reader.record, &contents) }
      } catch {
        throw Diagnostic(
          .badInput,
          "\(file.name), line \(reader.lineNumber): \(error.explanation); it was changed since")
      }
      if reader.isAtEnd { return }
      try reader.fill { buffer, offset throws(IOFailure) in
        // What stands behind the saved length counts as the end.
        let count = left > 0 ? Int(min(left, Int64(try file.read(into: &buffer, from: offset)))) : 0
        left -= Int64(count)
        return count
      }
    }
  }

  private static func note(
    _ record: borrowing RecordView, _ contents: inout Contents
  ) throws(RecordFault) {
    let id = record.value(of: "id")?.integer().map { MovieID($0) }
    switch try RecordKind.of(record) {
    case .stream: contents.hasStream = true
    case .section:
      contents.counts.sections += 1
      if let name = record.value(of: "section")?.string() { contents.sections.insert(name) }
    case .movie:
      contents.counts.movies += 1
      if let id { _ = contents.done.insert(id) }
    case .gone:
      contents.gone += 1
      if let id { _ = contents.done.insert(id) }
    case .supplementary, .decoration, .sectionEnd, .layout, .change, .end, .otherMedia, .unknown:
      break
    }
  }
}
