import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite struct OutputFileAppendingTests {
  let folder: ScratchFolder
  let header = Array("id,title\r\n".utf8)

  init() throws { folder = try ScratchFolder() }

  private func append(_ rows: String) throws {
    let file = try OutputFile.open(
      folder.file("history.csv"), mode: .appending(header: header), environment: [:])
    try file.write(Array(rows.utf8).span)
    try file.commit()
  }

  @Test func `The header is written once, the rows of every run`() throws {
    try append("1,A\r\n")
    try append("2,B\r\n")
    #expect(folder.read("history.csv") == "id,title\r\n1,A\r\n2,B\r\n")
    #expect(try folder.names() == ["history.csv"])
  }

  @Test(arguments: [
    ("", "id,title\r\n1,A\r\n"),
    ("id,title", "id,title\r\n1,A\r\n"),
    ("id,title\r\n", "id,title\r\n1,A\r\n"),
    ("id,title\r\n9,Z", "id,title\r\n9,Z\r\n1,A\r\n"),
  ])
  func `What is there is continued on a line of its own`(before: String, after: String) throws {
    try folder.write("history.csv", before, permissions: 0o640)
    try append("1,A\r\n")
    #expect(folder.read("history.csv") == after)
    #expect(try folder.permissions("history.csv") == 0o640)
  }

  @Test(arguments: ["id,name\r\n", "id,title,x\r\n", "id,title\n", "1,A\r\n", "id"])
  func `Another header is status 65, before any row is made`(before: String) throws {
    try folder.write("history.csv", before)
    let failure = #expect(throws: IOFailure.self) {
      _ = try OutputFile.open(
        folder.file("history.csv"), mode: .appending(header: header), environment: [:])
    }
    #expect(failure == .headerDiffers(subject: folder.file("history.csv")))
    #expect(failure?.diagnostic.status == .badInput)
    #expect(folder.read("history.csv") == before)
  }

  @Test func `A header that changed in the meantime is found at commit`() throws {
    let file = try OutputFile.open(
      folder.file("history.csv"), mode: .appending(header: header), environment: [:])
    try file.write(Array("1,A\r\n".utf8).span)
    try folder.write("history.csv", "other\r\n")
    do throws(IOFailure) {
      try file.commit()
      Issue.record("committed")
    } catch {
      #expect(error.diagnostic.status == .badInput)
    }
    #expect(folder.read("history.csv") == "other\r\n")
  }

  @Test func `Abandoned rows are not added`() throws {
    try append("1,A\r\n")
    let file = try OutputFile.open(
      folder.file("history.csv"), mode: .appending(header: header), environment: [:])
    try file.write(Array("2,B\r\n".utf8).span)
    file.abandon()
    #expect(folder.read("history.csv") == "id,title\r\n1,A\r\n")
  }

  @Test func `Runs at the same time lose no row`() async throws {
    let path = folder.file("history.csv")
    let header = header
    try await withThrowingTaskGroup { group in
      for run in 0..<24 {
        group.addTask {
          let file = try OutputFile.open(
            path, mode: .appending(header: header), environment: [:])
          try file.write(Array("\(run),x\r\n".utf8).span)
          try file.commit()
        }
      }
      try await group.waitForAll()
    }
    let lines = try #require(folder.read("history.csv")).split(separator: "\r\n")
    #expect(lines.first == "id,title")
    #expect(Set(lines.dropFirst()) == Set((0..<24).map { "\($0),x" }))
    #expect(lines.count == 25)
    #expect(try folder.names() == ["history.csv"])
  }
}
