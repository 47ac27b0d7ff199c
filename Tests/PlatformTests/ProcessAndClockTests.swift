import Foundation
import Testing

@testable import Platform

@Suite struct ProcessAndClockTests {
  @Test func `The running program is found by its absolute path`() throws {
    let path = try #require(CurrentProcess.executablePath)
    #expect(path.hasPrefix("/"))
    #expect(FileAccess.isExecutable(path))
    #expect(CurrentProcess.id == getpid())
  }

  @Test func `The monotonic clock does not go back, the other one agrees with Foundation's`() {
    let first = monotonicNow()
    #expect(Clock.system.monotonic() >= first)
    let seconds = Clock.system.now().secondsSinceEpoch
    #expect(abs(Double(seconds) - Date().timeIntervalSince1970) < 5)
  }

  @Test func `Random bytes differ`() {
    #expect(randomBytes(32).count == 32)
    #expect(randomBytes(32) != randomBytes(32))
    #expect(randomBytes(0) == [])
  }

  @Test(arguments: [(nil, false), ("", false), ("dumb", false), ("xterm-256color", true)])
  func `TERM says whether escape sequences are understood`(term: String?, expected: Bool) {
    let environment = term.map { Environment(dictionaryLiteral: ("TERM", $0)) } ?? [:]
    #expect(Terminal.understandsEscapes(environment) == expected)
  }
}
