import Diagnostics
import Foundation
import Testing

@testable import Platform

/// Each body runs in a process of its own.
@Suite(.timeLimit(.minutes(5))) struct SignalsTests {
  @Test func `Dying by a signal is what a shell sees as 128 and its number`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) { Signals.die(by: SIGTERM) }
    await #expect(processExitsWith: .signal(SIGINT)) {
      var all = sigset_t()
      unsafe sigfillset(&all)
      unsafe sigprocmask(SIG_BLOCK, &all, nil)
      signal(SIGINT, SIG_IGN)
      Signals.die(by: SIGINT)
    }
  }

  @Test func `A writer without reader ends by SIGPIPE, or with its status where that is ignored`()
    async
  {
    await #expect(processExitsWith: .signal(SIGPIPE)) {
      signal(SIGPIPE, SIG_DFL)
      Signals.dieBecauseReaderWentAway()
    }
    await #expect(processExitsWith: .exitCode(141)) {
      signal(SIGPIPE, SIG_IGN)
      Signals.dieBecauseReaderWentAway()
    }
  }

  @Test(arguments: Signals.terminating)
  func `A watched signal makes the next read throw, and dying by it still works`(signal: Int32)
    async
  {
    await #expect(processExitsWith: .exitCode(42)) { [signal] in
      try Signals.watch()
      kill(getpid(), signal)
      #expect(Signals.waitForRequestedEnd(milliseconds: 5000) == signal)
      // What timeout(1) does right after the first.
      kill(getpid(), signal)
      let zero = try Descriptor.open("/dev/zero")
      var buffer: [UInt8] = [0]
      let failure = #expect(throws: IOFailure.self) { _ = try zero.read(into: &buffer) }
      guard failure == .interrupted(signal: signal) else { exit(1) }
      exit(42)
    }
  }

  @Test func `A read that waits comes back, although the signal may come before it begins`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let ends = try PipeEnds(name: "pipe")
      try Signals.watch()
      let parent = getpid()
      Thread { kill(parent, SIGTERM) }.start()
      var buffer: [UInt8] = [0]
      do throws(IOFailure) {
        _ = try ends.reader.read(into: &buffer)
      } catch {
        guard case .interrupted(let signal) = error else { exit(1) }
        Signals.die(by: signal)
      }
    }
  }

  @Test func `A write that a reader holds up comes back, too`() async {
    await #expect(processExitsWith: .exitCode(42)) {
      let ends = try PipeEnds(name: "pipe")
      try Signals.watch()
      // Threads of Swift's pool take no signals.
      var all = sigset_t()
      unsafe sigfillset(&all)
      unsafe pthread_sigmask(SIG_UNBLOCK, &all, nil)
      let writer = pthread_self()
      // Every millisecond: nobody can tell from outside when the write is held up.
      Thread { while poll(nil, 0, 1) == 0 { pthread_kill(writer, SIGTERM) } }.start()
      do throws(IOFailure) {
        try ends.writer.writeAll([UInt8](repeating: 0, count: 1 << 20))
      } catch {
        exit(error == .interrupted(signal: SIGTERM) ? 42 : 1)
      }
    }
  }

  @Test func `After a signal, what a reader takes is written in whole lines, and no more`() async {
    await #expect(processExitsWith: .exitCode(42)) {
      let ends = try PipeEnds(name: "pipe")
      try Signals.watch()
      kill(getpid(), SIGTERM)
      #expect(Signals.waitForRequestedEnd(milliseconds: 5000) == SIGTERM)
      try ends.writer.writeAll("first\n")
      let line = String(repeating: "x", count: 999) + "\n"
      let lines = Array(String(repeating: line, count: 1000).utf8)
      var count = 0
      let failure = #expect(throws: IOFailure.self) {
        try ends.writer.writeAll(lines.span, advancing: &count)
      }
      guard failure == .interrupted(signal: SIGTERM) else { exit(1) }
      exit(count > 0 && count < lines.count && count.isMultiple(of: 1000) ? 42 : 2)
    }
  }

  @Test func `A signal is noticed while nothing but the end of a process is waited for`() async {
    await #expect(processExitsWith: .exitCode(42)) {
      try Signals.watch()
      var child = try ChildProcess.start(
        "/bin/sleep", ["1000"], [:], input: .nothing, output: .nothing, errors: .nothing)
      let parent = getpid()
      // Taken by whatever thread: this one may wait without being interrupted.
      var term = sigset_t()
      unsafe sigemptyset(&term)
      unsafe sigaddset(&term, SIGTERM)
      unsafe pthread_sigmask(SIG_BLOCK, &term, nil)
      Thread {
        var term = sigset_t()
        unsafe sigemptyset(&term)
        unsafe sigaddset(&term, SIGTERM)
        unsafe pthread_sigmask(SIG_UNBLOCK, &term, nil)
        kill(parent, SIGTERM)
      }.start()
      let failure = #expect(throws: IOFailure.self) { _ = try child.waitForEnd() }
      child.stop()
      exit(failure == .interrupted(signal: SIGTERM) ? 42 : 1)
    }
  }

  @Test func `A signal that the parent ignores stays ignored`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      signal(SIGHUP, SIG_IGN)
      try Signals.watch()
      #expect(Signals.isIgnored(SIGHUP))
      kill(getpid(), SIGHUP)
      exit(Signals.requestedEnd == nil ? 0 : 1)
    }
  }

  @Test func `A change of the terminal's size is told once`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      try Signals.watch()
      kill(getpid(), SIGWINCH)
      while !Signals.takeWindowChange() { sched_yield() }
      exit(Signals.takeWindowChange() ? 1 : 0)
    }
  }

  @Test func `The numbers of closed standard streams are not handed out, and writing fails`() async
  {
    await #expect(processExitsWith: .exitCode(0)) {
      close(0)
      close(1)
      Descriptor.reserveStandardStreams()
      let file = try Descriptor.open("/dev/null")
      let failure = #expect(throws: IOFailure.self) { try Descriptor.standardOutput.writeAll("x") }
      let words = "standard output: Bad file descriptor"
      exit(file.raw > 2 && failure?.diagnostic.sentence == words ? 0 : 1)
    }
  }
}
