import Diagnostics
import MovieRecords
import Movies
import Platform
import TMDBClient
import TestSupport
import Testing

@testable import FetchTool

@Suite struct CrawlFileTests {
  private static let whole =
    #"{"type":"stream","version":1}"# + "\n" + #"{"type":"section","section":"movies"}"# + "\n"
    + #"{"type":"movie","id":7}"# + "\n" + #"{"type":"gone","id":8}"# + "\n"

  private let scratch: ScratchFolder
  private let purpose = "--language sk from https://h/3"

  init() throws { scratch = try ScratchFolder() }

  private func open(_ contents: inout CrawlFile.Contents) throws -> CrawlFile {
    try CrawlFile.open(
      scratch.file("out"), checkpoint: scratch.file("cp"), purpose: purpose, environment: [:],
      contents: &contents)
  }

  private func failure() -> Diagnostic? {
    #expect(throws: Diagnostic.self) {
      var contents = CrawlFile.Contents()
      _ = try open(&contents)
    }
  }

  /// A checkpoint of `text`, up to `length` bytes of it.
  private func checkpoint(_ text: String, length: Int? = nil) -> String {
    let bytes = Array(text.utf8.prefix(length ?? text.utf8.count))
    return """
      tmdb-checkpoint 1
      output \(bytes.count)
      ending \(Fingerprint.text(Fingerprint.of(bytes.suffix(4096))))
      fetched \(purpose)

      """
  }

  @Test("A file is cut back to what its checkpoint says, and says which films are done")
  func takenUp() throws {
    try scratch.write("out", Self.whole + #"{"type":"movie","id":9,"cut"#)
    try scratch.write("cp", checkpoint(Self.whole))
    var contents = CrawlFile.Contents()
    var file = try open(&contents)
    #expect(scratch.read("out") == Self.whole)
    #expect(contents.hasStream)
    #expect(contents.sections == ["movies"])
    #expect(contents.counts.movies == 1)
    #expect(contents.gone == 1)
    let isNew = [7, 8, 9].map { contents.done.insert(MovieID($0)) }
    #expect(isNew == [false, false, true])
    try file.write("more\n".utf8.span)
    try file.save()
    #expect(scratch.read("cp") == checkpoint(Self.whole + "more\n"))
    try file.finish()
    #expect(scratch.read("out") == Self.whole + "more\n")
    #expect(scratch.read("cp") == checkpoint(Self.whole + "more\n") + "finished\n")
  }

  @Test("A run has a checkpoint before it has written anything")
  func begun() throws {
    var contents = CrawlFile.Contents()
    var file = try open(&contents)
    #expect(scratch.read("cp") == checkpoint(""))
    try file.write("{\"type\":".utf8.span)
    // Killed here: what was written is not known to be good.
    _ = consume file
    let again = try open(&contents)
    #expect(scratch.read("out") == "")
    #expect(!contents.hasStream)
    try again.finish()
  }

  @Test("A file of more than the last bytes is known by those")
  func long() throws {
    let lines = (1...2000).map { "{\"type\":\"movie\",\"id\":\($0)}\n" }.joined()
    try scratch.write("out", lines + "{")
    try scratch.write("cp", checkpoint(lines))
    var contents = CrawlFile.Contents()
    try open(&contents).finish()
    #expect(contents.counts.movies == 2000)
    #expect(scratch.read("out") == lines)
  }

  @Test("A file that no checkpoint speaks of is left as it is")
  func foreign() throws {
    try scratch.write("out", "mine\n")
    let error = failure()
    #expect(error?.status == .cannotCreate)
    #expect(error?.sentence.contains("is there already") == true)
    #expect(scratch.read("out") == "mine\n")
    #expect(scratch.read("cp") == nil)
  }

  @Test("What an earlier run has finished is known as such, and left as it is")
  func finished() throws {
    try scratch.write("out", Self.whole)
    try scratch.write("cp", checkpoint(Self.whole) + "finished\n")
    var contents = CrawlFile.Contents()
    #expect(throws: CrawlFile.Finished.self) { _ = try open(&contents) }
    #expect(scratch.read("out") == Self.whole)
  }

  @Test("Where what a run has finished was removed, it begins anew")
  func anew() throws {
    try scratch.write("cp", checkpoint(Self.whole) + "finished\n")
    var contents = CrawlFile.Contents()
    _ = try open(&contents)
    #expect(!contents.hasStream)
    #expect(scratch.read("cp") == checkpoint(""))
  }

  @Test("A whole stream that no checkpoint speaks of is as foreign as any file")
  func foreignStream() throws {
    let text = Self.whole + #"{"type":"end","complete":true,"records":{"movie":1}}"# + "\n"
    try scratch.write("out", text)
    #expect(failure()?.status == .cannotCreate)
    #expect(scratch.read("out") == text)
  }

  @Test(
    "A file that is not the checkpoint's is left as it is",
    arguments: ["mine\n", whole.replacing("7", with: "6"), "x" + whole, ""])
  func another(_ text: String) throws {
    try scratch.write("out", text)
    try scratch.write("cp", checkpoint(Self.whole))
    let error = failure()
    #expect(error?.status == .badInput)
    #expect(scratch.read("out") == text)
    #expect(scratch.read("cp") == checkpoint(Self.whole))
  }

  @Test(
    "A checkpoint that is none is told",
    arguments: ["x", "", "tmdb-checkpoint 1\noutput -1\n", "tmdb-checkpoint 1\noutput 3\n"])
  func damaged(_ text: String) throws {
    try scratch.write("out", "{}\n")
    try scratch.write("cp", text)
    let error = failure()
    #expect(error?.status == .badInput)
    #expect(error?.sentence.hasSuffix("cp is no checkpoint of tmdb-fetch") == true)
    #expect(scratch.read("out") == "{}\n")
  }

  @Test("A run with other options is not taken up")
  func otherPurpose() throws {
    try scratch.write("out", Self.whole)
    try scratch.write("cp", checkpoint(Self.whole).replacing("sk", with: "de"))
    let error = failure()
    #expect(error?.status == .usage)
    #expect(error?.sentence.contains("(--language de from https://h/3)") == true)
    #expect(scratch.read("out") == Self.whole)
  }

  @Test("Two runs never write the same file")
  func locked() throws {
    var contents = CrawlFile.Contents()
    let first = try open(&contents)
    #expect(failure()?.status == .tryAgain)
    try first.finish()
  }
}
