import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite struct OutputFileTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func open(
    _ name: String, _ mode: OutputFile.Mode = .replacing, inPlace: Bool = false
  ) throws -> OutputFile {
    try OutputFile.open(folder.file(name), mode: mode, inPlace: inPlace, environment: [:])
  }

  private func write(_ text: String, to name: String, _ mode: OutputFile.Mode = .replacing) throws {
    let file = try open(name, mode)
    try file.write(Array(text.utf8).span)
    try file.commit()
  }

  @Test func `A new file is there after commit, and nothing else is`() throws {
    try write("a,b\r\n", to: "new.csv")
    #expect(folder.read("new.csv") == "a,b\r\n")
    #expect(try folder.names() == ["new.csv"])
    let mask = umask(0)
    umask(mask)
    #expect(try folder.permissions("new.csv") == 0o666 & ~Int(mask))
  }

  @Test func `Before commit nothing changes, and after abandon nothing is left`() throws {
    try folder.write("old.csv", "old")
    let file = try open("old.csv")
    try file.write([1, 2, 3].span)
    #expect(folder.read("old.csv") == "old")
    file.abandon()
    #expect(folder.read("old.csv") == "old")
    #expect(try folder.names() == ["old.csv"])
  }

  @Test func `Letting go of a new file leaves no file`() throws {
    do {
      let file = try open("never.csv")
      try file.write([1].span)
    }
    #expect(try folder.names() == [])
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o664, 0o755])
  func `A file that is replaced keeps its mode`(mode: Int) throws {
    try folder.write("kept.csv", "old", permissions: mode)
    try write("new", to: "kept.csv")
    #expect(folder.read("kept.csv") == "new")
    #expect(try folder.permissions("kept.csv") == mode)
  }

  @Test func `Symbolic links are followed, however many, and stay`() throws {
    try folder.write("data/real.csv", "old", permissions: 0o640)
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.file("one.csv"), withDestinationPath: "data/two.csv")
    try manager.createSymbolicLink(
      atPath: folder.file("data/two.csv"), withDestinationPath: "real.csv")
    try write("new", to: "one.csv")
    #expect(folder.read("data/real.csv") == "new")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.file("one.csv")) == "data/two.csv")
    #expect(try folder.permissions("data/real.csv") == 0o640)
  }

  @Test func `A link that points nowhere yet gets its file`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: "later.csv")
    try write("new", to: "link")
    #expect(try folder.names() == ["later.csv", "link"])
    #expect(folder.read("later.csv") == "new")
  }

  @Test func `A circle of links is an error`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("a"), withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("b"), withDestinationPath: "a")
    let failure = #expect(throws: IOFailure.self) { _ = try open("a") }
    #expect(failure?.diagnostic.status == .cannotCreate)
  }

  @Test func `A full disk is status 74, in the system's words`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("full"), withDestinationPath: "/dev/full")
    let file = try open("full")
    let failure = #expect(throws: IOFailure.self) { try file.write([1].span) }
    #expect(
      failure?.diagnostic
        == Diagnostic(.inputOutput, "\(folder.file("full")): No space left on device"))
    #expect(FileFacts.of("/dev/full")?.kind == .characterDevice)
  }

  @Test func `A FIFO is written into and stays one`() throws {
    #expect(unsafe mkfifo(folder.file("pipe"), 0o600) == 0)
    // Both ends in one process: a reader that does not block has to be there first.
    let reader = unsafe Foundation.open(folder.file("pipe"), O_RDONLY | O_NONBLOCK)
    let file = try open("pipe")
    try file.write(Array("through".utf8).span)
    try file.commit()
    var bytes = [UInt8](repeating: 0, count: 100)
    #expect(unsafe read(reader, &bytes, 100) == 7)
    close(reader)
    #expect(FileFacts.of(folder.file("pipe"))?.kind == .fifo)
  }

  @Test(arguments: [
    ("no/such/file.csv", "No such file or directory"), ("", "Is a directory"),
    ("file/below.csv", "Not a directory"), ("file/", "Not a directory"),
  ])
  func `What cannot be created is status 73 and names the path`(name: String, words: String) throws
  {
    try folder.write("file", "")
    let failure = #expect(throws: IOFailure.self) { _ = try open(name) }
    #expect(
      failure?.diagnostic == Diagnostic(.cannotCreate, "\(folder.file(name)): \(words)"))
  }

  @Test func `An own descriptor is written where it stands, not opened anew`() throws {
    let path = try folder.write("out.txt", "")
    let raw = unsafe Foundation.open(path, O_WRONLY | O_APPEND)
    defer { close(raw) }
    #expect(unsafe Foundation.write(raw, "before ", 7) == 7)
    for spelling in ["/dev/fd", "/proc/self/fd", "/proc/\(getpid())/fd", "/proc/thread-self/fd"] {
      let file = try OutputFile.open("\(spelling)/\(raw)", environment: [:])
      try file.write(Array("x".utf8).span)
      try file.commit()
    }
    #expect(folder.read("out.txt") == "before xxxx")
    #expect(try folder.names() == ["out.txt"])
  }

  @Test func `Left-overs of dead processes go, those of living ones and strangers stay`() throws {
    // A number beyond the kernel's greatest (proc_sys_kernel(5)) belongs to nobody.
    for name in [".movies.csv.tmdb-4999999", ".movies.csv.tmdb-1", ".movies.csv.tmdb-x", ".other"] {
      try folder.write(name, "")
    }
    try write("new", to: "movies.csv")
    #expect(
      try folder.names() == [".movies.csv.tmdb-1", ".movies.csv.tmdb-x", ".other", "movies.csv"])
  }

  @Test func `A name as long as the file system allows can be written`() throws {
    let name = String(repeating: "é", count: 125) + ".csv"
    try write("new", to: name)
    try write("newer", to: name)
    #expect(folder.read(name) == "newer")
  }

  @Test(.enabled(if: !CurrentProcess.isSuperuser, "root may write everywhere"))
  func `A folder that cannot be written is status 73, and --in-place writes the file itself`()
    throws
  {
    try folder.write("closed/a.csv", "a long old line\n")
    unsafe chmod(folder.file("closed"), 0o555)
    defer { unsafe chmod(folder.file("closed"), 0o755) }
    let failure = #expect(throws: IOFailure.self) { _ = try open("closed/a.csv") }
    #expect(failure?.diagnostic.status == .cannotCreate)
    #expect(failure?.diagnostic.sentence.contains("--in-place") == true)

    let file = try open("closed/a.csv", inPlace: true)
    try file.write(Array("new\n".utf8).span)
    #expect(folder.read("closed/a.csv") == "a long old line\n")
    try file.commit()
    #expect(folder.read("closed/a.csv") == "new\n")

    let rows = try open("closed/a.csv", .appending(header: Array("new\n".utf8)), inPlace: true)
    try rows.write(Array("row\n".utf8).span)
    try rows.commit()
    #expect(folder.read("closed/a.csv") == "new\nrow\n")

    let absent = #expect(throws: IOFailure.self) { _ = try open("closed/b.csv", inPlace: true) }
    #expect(absent?.diagnostic.sentence.contains("--in-place") == false)
  }

  @Test(.enabled(if: !CurrentProcess.isSuperuser, "root may write everything"))
  func `A file that its user made read-only is not replaced`() throws {
    try folder.write("fixed.csv", "old", permissions: 0o444)
    let failure = #expect(throws: IOFailure.self) { _ = try open("fixed.csv") }
    #expect(failure?.diagnostic.status == .cannotCreate)
  }
}
