import Foundation
import TestSupport
import Testing

/// A folder of `Fixtures/Cases`: `cmd` is run by sh with `stdin`; `stdout`, `stderr` and `status`
/// say what it must do (a file that is absent: nothing, 0), and `files` what it must leave behind.
struct Case: CustomTestStringConvertible, Sendable {
  let folder: URL

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/Cases")

  static let all: [Case] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { Case(folder: folder.appending(path: $0)) }
  }()

  var testDescription: String { folder.lastPathComponent }

  func data(_ name: String) -> Data {
    (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
  }

  func text(_ name: String) -> String {
    String(decoding: data(name), as: UTF8.self)
  }

  var files: [String] {
    let path = folder.appending(path: "files").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

@Suite(.timeLimit(.minutes(5))) struct CaseTests {
  /// With TMDB_RECORD set the files are written anew, and the test fails so that nobody takes a
  /// recording for a success.
  static let isRecording = ProcessInfo.processInfo.environment["TMDB_RECORD"] != nil

  @Test("The cases are found") func found() {
    #expect(Case.all.count >= 30)
  }

  @Test("A command does what its folder says", arguments: Case.all)
  func runs(_ testCase: Case) throws {
    let scratch = try ScratchFolder()
    let deed = try Shell(in: scratch).run(testCase.text("cmd"), input: testCase.data("stdin"))
    if Self.isRecording {
      try record(deed, of: testCase, scratch)
      Issue.record("\(testCase.testDescription) was recorded")
      return
    }
    #expect(deed.output == testCase.text("stdout"))
    #expect(deed.errors == testCase.text("stderr"))
    #expect(deed.status == Int32(testCase.text("status").trimmingCharacters(in: .newlines)) ?? 0)
    for name in testCase.files {
      #expect(scratch.read(name) == testCase.text("files/\(name)"), "\(name)")
    }
  }

  private func record(_ deed: Deed, of testCase: Case, _ scratch: ScratchFolder) throws {
    func write(_ name: String, _ text: String) throws {
      let url = testCase.folder.appending(path: name)
      try? FileManager.default.removeItem(at: url)
      if !text.isEmpty { try Data(text.utf8).write(to: url) }
    }
    try write("stdout", deed.output)
    try write("stderr", deed.errors)
    try write("status", deed.status == 0 ? "" : "\(deed.status)\n")
    for name in testCase.files { try write("files/\(name)", scratch.read(name) ?? "") }
  }
}
