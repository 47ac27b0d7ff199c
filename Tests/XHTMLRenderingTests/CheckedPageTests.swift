import Diagnostics
import RecordStream
import Testing

@testable import XHTMLRendering

/// A spool in memory that counts what it is asked for, and fails when told to.
private final class SpoolLog {
  var made = 0
  var bytes: [UInt8] = []
  var isFull = false
}

private struct MemorySpool: PageSpool, ~Copyable {
  let log: SpoolLog

  mutating func append(_ bytes: Span<UInt8>) throws(Diagnostic) {
    guard !log.isFull else { throw Diagnostic(.inputOutput, "no room") }
    for index in bytes.indices { log.bytes.append(bytes[index]) }
  }

  mutating func replay(_ body: (Span<UInt8>) throws(Diagnostic) -> Void) throws(Diagnostic) {
    let bytes = log.bytes
    let half = bytes.count / 2
    try body(bytes.span.extracting(0..<half))
    try body(bytes.span.extracting(half..<bytes.count))
  }
}

@Suite struct CheckedPageTests {
  /// What leaves a page that came in pieces of `size` bytes.
  private func released(
    _ text: String, limit: Int = 1 << 20, cutEvery size: Int = 1_000, _ log: SpoolLog
  ) throws(Diagnostic) -> String {
    var page = try CheckedPage(limit: limit) { () throws(Diagnostic) in
      log.made += 1
      return MemorySpool(log: log)
    }
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      try page.append(bytes.span.extracting(start..<min(start + size, bytes.count)))
    }
    var out: [UInt8] = []
    try page.release { (piece) throws(Diagnostic) in
      for index in piece.indices { out.append(piece[index]) }
    }
    return String(decoding: out, as: UTF8.self)
  }

  @Test func `a small valid page waits in memory and leaves as it came`() throws {
    let log = SpoolLog()
    #expect(try released(samplePage(), log) == samplePage())
    #expect(log.made == 0)
  }

  @Test(arguments: [0, 1, 5_000, 15_000])
  func `a page past the limit waits in one spool, and leaves as it came`(_ limit: Int) throws {
    let log = SpoolLog()
    #expect(try released(samplePage(), limit: limit, log) == samplePage())
    #expect(log.made == 1)
    #expect(log.bytes.count > limit)
  }

  @Test(arguments: [1 << 20, 1_000])
  func `of a page that is not valid nothing leaves, and the defect names the line`(_ limit: Int) {
    let log = SpoolLog()
    let page = samplePage().replacing("width=\"342\"", with: "width=\"342px\"", maxReplacements: 1)
    var left: String?
    let defect = #expect(throws: Diagnostic.self) { left = try released(page, limit: limit, log) }
    #expect(left == nil)
    #expect(defect?.status == .defect)
    #expect(defect?.sentence.contains(/line \d+: .*width/) == true)
  }

  @Test func `a page that was cut off does not leave`() {
    let page = String(samplePage().dropLast(9))
    #expect(throws: Diagnostic.self) { _ = try released(page, SpoolLog()) }
  }

  @Test func `a spool without room ends the page with its own status`() {
    let log = SpoolLog()
    log.isFull = true
    let fault = #expect(throws: Diagnostic.self) { _ = try released(samplePage(), limit: 10, log) }
    #expect(fault?.status == .inputOutput)
  }

  @Test func `a reader that fails is heard`() throws {
    var page = try CheckedPage { () throws(Diagnostic) in MemorySpool(log: SpoolLog()) }
    try page.append(Array(samplePage().utf8).span)
    do throws(Diagnostic) {
      try page.release { (_) throws(Diagnostic) in throw Diagnostic(.inputOutput, "disk full") }
      Issue.record("nobody heard")
    } catch {
      #expect(error.status == .inputOutput)
    }
  }

  @Test func `one check takes page after page`() throws {
    var check = try PageCheck()
    for _ in 0..<3 {
      check.feed(Array(samplePage().utf8).span)
      #expect(check.finish().isEmpty)
      check.feed(Array("<html/>".utf8).span)
      #expect(!check.finish().isEmpty)
    }
  }
}
