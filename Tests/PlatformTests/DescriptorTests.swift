import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite struct DescriptorTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: [
    ("absent", "No such file or directory"), ("", "Is a directory"),
    ("file/x", "Not a directory"),
  ])
  func `An input that cannot be read is status 66`(name: String, words: String) throws {
    try folder.write("file", "")
    let failure = #expect(throws: IOFailure.self) { _ = try Descriptor.open(folder.file(name)) }
    #expect(failure?.diagnostic == Diagnostic(.noInput, "\(folder.file(name)): \(words)"))
  }

  @Test func `A file is read in pieces, behind what is in the buffer`() throws {
    let file = try Descriptor.open(folder.write("file", "abcdef"))
    var buffer = Array("......".utf8)
    var count = try file.read(into: &buffer, from: 2)
    #expect(count == 4)
    #expect(buffer == Array("..abcd".utf8))
    count = try file.read(into: &buffer)
    #expect(count == 2)
    count = try file.read(into: &buffer)
    #expect(count == 0)
  }

  @Test func `Reading whole stops at the limit`() throws {
    let path = try folder.write("file", String(repeating: "x", count: 100_000))
    #expect(try FileAccess.read(path, limit: 100_000).count == 100_000)
    let failure = #expect(throws: IOFailure.self) { try FileAccess.read(path, limit: 99_999) }
    #expect(failure?.diagnostic.sentence == "\(path): File too large")
  }

  @Test func `Writing to a full device is an error and not silence`() throws {
    let full = try Descriptor.openForWriting("/dev/full")
    let failure = #expect(throws: IOFailure.self) { try full.writeAll("x") }
    #expect(failure?.diagnostic == Diagnostic(.inputOutput, "/dev/full: No space left on device"))
    try full.writeAll("")
  }

  @Test func `A non-blocking pipe is waited for, and every byte arrives`() throws {
    let ends = try PipeEnds(name: "pipe")
    _ = fcntl(ends.writer.raw, F_SETFL, O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    Thread { [raw = dup(ends.writer.raw)] in
      try? Descriptor(owning: raw, name: "pipe").writeAll(bytes.span)
    }.start()
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 10_000)
    while received.count < bytes.count {
      let count = try ends.reader.read(into: &buffer)
      received += buffer[..<count]
    }
    #expect(received == bytes)
  }

  @Test(arguments: [
    ("", 0, 0), ("ab\ncd", 0, 3), ("ab\ncd", 3, 2), ("ab\ncd\n", 1, 5),
    (String(repeating: "x", count: 5000) + "\n", 0, 4096),
    (String(repeating: "x", count: 5000) + "\n", 1000, 4001),
    (String(repeating: "x", count: 4000) + "\n" + String(repeating: "y", count: 99), 0, 4001),
  ])
  func `What is written at once ends with a line where one fits`(
    text: String, offset: Int, expected: Int
  ) {
    #expect(Descriptor.piece(of: Array(text.utf8).span, from: offset) == expected)
  }

  @Test func `A reader that went away is a case of its own`() throws {
    let writer = try withoutReader()
    let code = Signals.withoutBrokenPipeSignal {
      do throws(IOFailure) {
        try writer.writeAll("x")
        return IOFailure?.none
      } catch { return error }
    }
    #expect(code == .readerWentAway(subject: "writer"))
  }

  private func withoutReader() throws -> Descriptor {
    let ends = try PipeEnds(name: "writer")
    return ends.writer
  }

  @Test func `Last words cost their time and no more where nobody reads`() throws {
    let ends = try PipeEnds(name: "pipe")
    let start = monotonicNow()
    let count = ends.writer.write([UInt8](repeating: 0, count: 1_000_000).span, within: 30)
    #expect(count > 0 && count < 1_000_000)
    #expect(monotonicNow() - start < 1_000_000_000)
  }

  @Test func `Last words to somebody who reads are written at once`() throws {
    let ends = try PipeEnds(name: "pipe")
    let count = ends.writer.write(Array("end\n".utf8).span, within: 100)
    #expect(count == 4)
    var buffer = [UInt8](repeating: 0, count: 100)
    let received = try ends.reader.read(into: &buffer)
    #expect(buffer[..<received] == ArraySlice("end\n".utf8))
  }

  @Test func `Kinds of files are told apart`() throws {
    let ends = try PipeEnds(name: "pipe")
    let pipe = try ends.reader.facts()
    #expect(pipe.kind == .fifo)
    #expect(FileFacts.of("/dev/null")?.kind == .characterDevice)
    #expect(FileFacts.of(folder.path)?.kind == .folder)
    #expect(FileFacts.of(folder.file("absent")) == nil)
    let path = try folder.write("file", "12345", permissions: 0o640)
    let facts = try #require(FileFacts.of(path))
    #expect(facts.kind == .regular)
    #expect(facts.size == 5)
    #expect(facts.permissions == 0o640)
    #expect(facts.isReadableByOthers)
    try folder.write("secret", "x", permissions: 0o600)
    #expect(FileFacts.of(folder.file("secret"))?.isReadableByOthers == false)
    let isTerminal = ends.reader.isTerminal
    #expect(!isTerminal)
  }

  @Test func `A lock keeps others out until its holder is gone`() throws {
    let path = folder.file("lock")
    do {
      let first = try Descriptor.openOrCreate(path)
      let isTaken = try first.tryLock()
      #expect(isTaken)
      #expect(try !Descriptor.openOrCreate(path).tryLock())
    }
    #expect(try Descriptor.openOrCreate(path).tryLock())
  }

  @Test func `A spool gives back what went in, from anywhere`() throws {
    var spool = try TemporaryFile(["TMPDIR": folder.path])
    try spool.append(Array("hello ".utf8).span)
    try spool.append(Array("world".utf8).span)
    let total = spool.count
    #expect(total == 11)
    #expect(try folder.names() == [])
    var buffer = [UInt8](repeating: 0, count: 5)
    let count = try spool.read(into: &buffer, at: 6)
    #expect(count == 5 && buffer == Array("world".utf8))
    let atEnd = try spool.read(into: &buffer, at: 11)
    #expect(atEnd == 0)
    do {
      let target = try Descriptor.openOrCreate(folder.file("copy"))
      try spool.copy(to: target)
    }
    #expect(folder.read("copy") == "hello world")
  }
}
