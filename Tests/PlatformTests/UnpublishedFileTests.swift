import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite(.timeLimit(.minutes(5))) struct UnpublishedFileTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: [true, false])
  func `It has no name, or a hidden one, until it is published`(isUnnamed: Bool) throws {
    let target = try folder.write("out.csv", "old")
    var new = try UnpublishedFile(
      for: target, subject: "out.csv", permissions: 0o600, mayBeUnnamed: isUnnamed)
    try new.file.writeAll("new")
    #expect(
      try folder.names()
        == (isUnnamed ? ["out.csv"] : [".out.csv.tmdb-\(CurrentProcess.id)", "out.csv"]))
    #expect(folder.read("out.csv") == "old")
    try new.publish()
    #expect(folder.read("out.csv") == "new")
    #expect(try folder.names() == ["out.csv"])
  }

  @Test(arguments: [true, false])
  func `Published only if nothing is there, it leaves what is there`(isUnnamed: Bool) throws {
    for (name, expected) in [("absent.csv", "new"), ("present.csv", "old")] {
      if expected == "old" { try folder.write(name, "old") }
      var new = try UnpublishedFile(
        for: folder.file(name), subject: name, permissions: 0o600, mayBeUnnamed: isUnnamed)
      try new.file.writeAll("new")
      let isPublished = try new.publishIfAbsent()
      #expect(isPublished == (expected == "new"))
      #expect(folder.read(name) == expected)
    }
    #expect(try folder.names() == ["absent.csv", "present.csv"])
  }

  @Test(arguments: [true, false])
  func `Killed before it is published, the old file stands and the next run cleans up`(
    isUnnamed: Bool
  ) async throws {
    let target = try folder.write("out.csv", "old")
    await #expect(processExitsWith: .signal(SIGKILL)) { [target = target as String, isUnnamed] in
      let new = try UnpublishedFile(
        for: target, subject: target, permissions: 0o600, mayBeUnnamed: isUnnamed)
      try new.file.writeAll("half")
      kill(getpid(), SIGKILL)
    }
    #expect(folder.read("out.csv") == "old")
    #expect(try folder.names().count == (isUnnamed ? 1 : 2))
    let file = try OutputFile.open(target, environment: [:])
    try file.write(Array("new".utf8).span)
    try file.commit()
    #expect(folder.read("out.csv") == "new")
    #expect(try folder.names() == ["out.csv"])
  }

  @Test func `A left-over that somebody holds is not removed, whatever its number`() throws {
    let name = ".out.csv.tmdb-4999999"
    try folder.write(name, "")
    let holder = try Descriptor.open(folder.file(name))
    let isHeld = try holder.tryLock()
    #expect(isHeld)
    UnpublishedFile.removeLeftOvers(of: folder.file("out.csv"))
    #expect(try folder.names() == [name])
  }

  /// Owner rw, user 12345 r, group r, mask r, others nothing, as acl(5) has it in the kernel's form.
  private let list: [UInt8] =
    [2, 0, 0, 0]
    + [1, 0, 6, 0, 255, 255, 255, 255] + [2, 0, 4, 0, 0x39, 0x30, 0, 0]
    + [4, 0, 4, 0, 255, 255, 255, 255] + [16, 0, 4, 0, 255, 255, 255, 255]
    + [32, 0, 0, 0, 255, 255, 255, 255]

  @Test func `An access control list is kept, and one that was not there does not come`() throws {
    let path = try folder.write("out.csv", "old", permissions: 0o640)
    let facts = try #require(FileFacts.of(path))
    do {
      let old = try Descriptor.open(path)
      try FileAttributes(facts: facts, list: list).apply(to: old)
      try #require(try FileAttributes(of: old).list == list, "the file system keeps lists")
    }
    let file = try OutputFile.open(path, environment: [:])
    try file.write(Array("new".utf8).span)
    try file.commit()
    #expect(folder.read("out.csv") == "new")
    let new = try Descriptor.open(path)
    #expect(try FileAttributes(of: new).list == list)
    #expect(FileFacts.of(path)?.permissions == 0o640)
    try FileAttributes(facts: facts, list: nil).apply(to: new)
    #expect(try FileAttributes(of: new).list == nil)
  }

  @Test func `Where the group cannot be kept, its permissions shrink to those of others`() throws {
    guard !CurrentProcess.isSuperuser else { return }
    let path = try folder.write("out.csv", "", permissions: 0o600)
    let facts = FileFacts(
      kind: .regular, size: 0, permissions: 0o664, owner: 0, group: 0, device: 0, inode: 0,
      modified: 0)
    try FileAttributes(facts: facts, list: nil).apply(to: Descriptor.open(path))
    #expect(FileFacts.of(path)?.permissions == 0o644)
  }
}
