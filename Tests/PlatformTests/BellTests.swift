import TestSupport
import Testing

@testable import Platform

@Suite(.timeLimit(.minutes(5))) struct BellTests {
  @Test func `However often it is rung before, it is heard once`() throws {
    let bell = try Bell()
    for _ in 0..<100_000 { bell.ring() }
    bell.hush()
    var child = try cat()
    bell.ring()
    var heard = 0
    let outcome = try child.pump(
      upstream: bell.upstream,
      feed: { _ in
        bell.hush()
        heard += 1
        return false
      }, output: { _ in }, errors: { _ in })
    #expect(heard == 1)
    #expect(outcome.end?.isSuccess == true)
  }

  @Test func `A pump that is over kills the process, at whatever it waits`() throws {
    let bell = try Bell()
    var idle = try cat()
    let waiting = try idle.pump(
      upstream: bell.upstream, isOver: { true }, feed: { _ in true }, output: { _ in },
      errors: { _ in })
    #expect(waiting.end == nil)
    var deaf = try ChildProcess.start(
      "/bin/sleep", ["100"], .current(), input: .piped, output: .piped, errors: .piped)
    var isOver = false
    let ending = try deaf.pump(
      isOver: { isOver },
      feed: { _ in
        isOver = true
        return false
      }, output: { _ in }, errors: { _ in })
    #expect(ending.end == nil)
    var mute = try ChildProcess.start(
      "/bin/sh", ["-c", "exec >&- 2>&-; exec sleep 100"], .current(), input: .piped,
      output: .piped, errors: .piped)
    var turns = 0
    let closed = try mute.pump(
      isOver: {
        turns += 1
        return turns > 10
      }, feed: { _ in false }, output: { _ in }, errors: { _ in })
    #expect(closed.end == nil)
  }

  private func cat() throws -> ChildProcess {
    try ChildProcess.start(
      "/bin/cat", [], .current(), input: .piped, output: .piped, errors: .piped)
  }
}
