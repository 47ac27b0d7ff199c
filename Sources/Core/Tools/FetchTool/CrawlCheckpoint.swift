internal import Diagnostics
internal import Platform
internal import TMDBClient

/// What a checkpoint says, as lines of text: its kind, how many bytes of the output are good, the
/// fingerprint of the last of them, what is fetched, and at the end that all of it is there.
struct CrawlCheckpoint: Equatable {
  private static let magic = "tmdb-checkpoint 1"

  /// Bytes of the output that are on the disk.
  let length: Int64
  let ending: UInt64
  let purpose: String
  /// Whether the run came to its end.
  var isFinished = false

  private var text: String {
    """
    \(Self.magic)
    output \(length)
    ending \(Fingerprint.text(ending))
    fetched \(purpose)
    \(isFinished ? "finished\n" : "")
    """
  }

  init(length: Int64, ending: UInt64, purpose: String, isFinished: Bool = false) {
    self.length = length
    self.ending = ending
    self.purpose = purpose
    self.isFinished = isFinished
  }

  /// Nil where it is anything else.
  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isFinished = lines.count == 6 && lines[4] == "finished"
    guard lines.count == 5 || isFinished, lines[0] == Self.magic, lines[1].hasPrefix("output "),
      let length = Int64(lines[1].dropFirst(7)), length >= 0, lines[2].hasPrefix("ending "),
      let ending = UInt64(lines[2].dropFirst(7), radix: 16), lines[3].hasPrefix("fetched "),
      lines.last?.isEmpty == true
    else { return nil }
    self.init(
      length: length, ending: ending, purpose: String(lines[3].dropFirst(8)),
      isFinished: isFinished)
  }

  static func read(_ path: String) throws -> CrawlCheckpoint {
    let text = String(decoding: try FileAccess.read(path, limit: 4096), as: UTF8.self)
    guard let checkpoint = CrawlCheckpoint(text) else {
      throw Diagnostic(.badInput, "\(path) is no checkpoint of tmdb-fetch")
    }
    return checkpoint
  }

  /// Replaces the file in one step.
  func write(to path: String, _ environment: Environment) throws(IOFailure) {
    let file = try OutputFile.open(path, environment: environment)
    try file.write(text.utf8.span)
    try file.commit()
  }
}
