import Diagnostics
import TestSupport
import Testing

@testable import Platform

@Suite struct FileReplacingTests {
  @Test("A file is replaced whole, and nothing else is left in its folder")
  func replaces() throws {
    let scratch = try ScratchFolder()
    let path = scratch.file("kept")
    try FileAccess.replace(path, with: Array("one".utf8))
    try FileAccess.replace(path, with: Array("two".utf8))
    #expect(scratch.read("kept") == "two")
    #expect(try scratch.permissions("kept") == 0o600)
    #expect(try scratch.names() == ["kept"])
  }

  @Test("Without its folder there is a failure and no file")
  func noFolder() throws {
    let scratch = try ScratchFolder()
    let failure = #expect(throws: IOFailure.self) {
      try FileAccess.replace(scratch.file("none/kept"), with: [])
    }
    #expect(failure?.diagnostic.status == .cannotCreate)
    #expect(try scratch.names().isEmpty)
  }
}
