import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite struct FolderTests {
  @Test(arguments: [
    ("a", ".", "a"), ("a/b", "a", "b"), ("/a", "/", "a"), ("/a/b/", "/a", "b"), ("a//b", "a", "b"),
    ("/", "/", ""), ("a/", ".", "a"), ("//a", "/", "a"), ("./a", ".", "a"), ("é/ü", "é", "ü"),
  ])
  func `A path has a folder and a name`(path: String, folder: String, name: String) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.name(of: path) == name)
  }

  @Test func `Names come in the order of their bytes`() throws {
    let folder = try ScratchFolder()
    for name in ["b", "É", "a", "Z", ".h"] { try folder.write(name, "") }
    #expect(Folder.entries(of: folder.path) == [".h", "Z", "a", "b", "É"])
    #expect(Folder.entries(of: folder.file("absent")) == nil)
  }

  @Test func `Folders are made with the ones above them, for their user alone`() throws {
    let folder = try ScratchFolder()
    try Folder.create(folder.file("a/b/c"))
    try Folder.create(folder.file("a/b/c"))
    #expect(FileFacts.of(folder.file("a/b/c"))?.permissions == 0o700)
    try folder.write("file", "")
    let failure = #expect(throws: IOFailure.self) { try Folder.create(folder.file("file/x")) }
    #expect(failure?.diagnostic.status == .cannotCreate)
  }

  @Test func `Only a regular file that may be run is executable`() throws {
    let folder = try ScratchFolder()
    #expect(FileAccess.isExecutable(try folder.write("run", "", permissions: 0o755)))
    #expect(!FileAccess.isExecutable(try folder.write("read", "", permissions: 0o644)))
    #expect(!FileAccess.isExecutable(folder.path))
    #expect(!FileAccess.isExecutable(folder.file("absent")))
  }
}
