internal import Diagnostics
internal import MovieRecords
internal import Movies
internal import Platform
internal import RecordStream

/// The output of a run that may take hours: a regular file that grows, and beside it a checkpoint that
/// says how much of it is on the disk for good.
///
/// A run that was killed is taken up there: the file is cut back to that length, and what it holds says
/// which films are done.
struct CrawlFile: ~Copyable {
  /// What a file that was taken up already holds.
  struct Contents: Sendable {
    var done = SeenMovies()
    var counts = RecordCounts()
    var gone = 0
    var hasStream = false
    var sections: Set<String> = []
  }

  private static let magic = "tmdb-checkpoint 1"

  private let file: Descriptor
  private let checkpoint: String
  private let environment: Environment
  private var length: Int64 = 0
  private var saved: Int64 = -1

  private init(
    _ file: consuming Descriptor, _ checkpoint: String, _ environment: Environment, _ length: Int64
  ) {
    self.file = file
    self.checkpoint = checkpoint
    self.environment = environment
    self.length = length
  }

  /// Opens the output, cuts it back where a checkpoint says so, and empties it where none does.
  static func open(
    _ path: String, checkpoint: String, environment: Environment, contents: inout Contents
  ) throws -> CrawlFile {
    let file = try Descriptor.openOrCreate(path)
    guard try file.tryLock() else {
      throw Diagnostic(.tryAgain, "\(path) is being written by another run")
    }
    let length = FileFacts.of(checkpoint) == nil ? 0 : try Self.length(in: checkpoint)
    guard try file.facts().size >= length else {
      throw Diagnostic(
        .badInput,
        "\(path) is shorter than \(checkpoint) says; remove the checkpoint to begin anew")
    }
    try file.truncate(to: length)
    try read(path, &contents)
    try file.seek(to: length)
    return CrawlFile(file, checkpoint, environment, length)
  }

  mutating func write(_ bytes: Span<UInt8>) throws(IOFailure) {
    try file.writeAll(bytes)
    length += Int64(bytes.count)
  }

  /// Brings what was written onto the disk, and then says so.
  mutating func save() throws(IOFailure) {
    guard length != saved else { return }
    try file.synchronise()
    let note = try OutputFile.open(checkpoint, environment: environment)
    let text = Array("\(Self.magic)\noutput \(length)\n".utf8)
    try note.write(text.span)
    try note.commit()
    saved = length
  }

  /// Ends the run for good: nothing is left to take up.
  consuming func finish() throws(IOFailure) {
    try file.synchronise()
    try FileAccess.remove(checkpoint)
  }

  private static func length(in checkpoint: String) throws -> Int64 {
    let text = String(decoding: try FileAccess.read(checkpoint, limit: 4096), as: UTF8.self)
    let lines = text.split(separator: "\n")
    guard lines.count == 2, lines[0] == magic, lines[1].hasPrefix("output "),
      let length = Int64(lines[1].dropFirst(7)), length >= 0
    else { throw Diagnostic(.badInput, "\(checkpoint) is no checkpoint of tmdb-fetch") }
    return length
  }

  private static func read(_ path: String, _ contents: inout Contents) throws {
    let file = try Descriptor.open(path)
    var reader = RecordReader(name: path)
    while true {
      do throws(RecordFault) {
        while try reader.next() { try note(reader.record, &contents) }
      } catch {
        throw Diagnostic(
          .badInput,
          "\(path), line \(reader.lineNumber): \(error.explanation); it was changed since")
      }
      if reader.isAtEnd { return }
      try reader.fill { buffer, offset throws(IOFailure) in
        try file.read(into: &buffer, from: offset)
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
