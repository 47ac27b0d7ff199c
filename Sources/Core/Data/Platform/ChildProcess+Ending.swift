internal import Glibc

extension ChildProcess {
  /// Waits for the end without a limit.
  ///
  /// It asks again and again, 16 ms apart at most, since `waitpid` goes on waiting where another thread
  /// takes the signal that asks for an end. Such a signal is noticed at once; the process then runs on.
  package mutating func waitForEnd() throws(IOFailure) -> ProcessEnd {
    var pause: Int32 = 1
    while true {
      if let end = poll() { return end }
      try Signals.checkTermination()
      var entry = Signals.wakeupEntry
      _ = unsafe Glibc.poll(&entry, 1, pause)
      pause = min(pause * 2, 16)
    }
  }

  /// How it ended, or nil while it runs.
  package mutating func poll() -> ProcessEnd? {
    if let end { return end }
    var status: Int32 = 0
    if unsafe waitpid(id, &status, WNOHANG) == id { end = ProcessEnd(waitStatus: status) }
    return end
  }

  /// Asks the process to end, gives it the time of `patience` for that, and then kills it.
  package mutating func stop() {
    closePipes()
    kill(SIGTERM)
    let deadline = monotonicNow() + patience
    while poll() == nil, monotonicNow() < deadline { _ = Glibc.poll(nil, 0, 2) }
    if end == nil { killAndReap() }
  }

  mutating func outOfTime() -> Outcome {
    closePipes()
    killAndReap()
    return Outcome(end: nil, tookEverything: false)
  }

  /// Nil where the deadline passed, or `isOver` said so, before the process had ended.
  mutating func waitForEnd(until deadline: Int64?, _ isOver: (() -> Bool)? = nil)
    throws(IOFailure) -> ProcessEnd?
  {
    if deadline == nil, isOver == nil { return try waitForEnd() }
    while monotonicNow() < deadline ?? .max, isOver?() != true {
      if let end = poll() { return end }
      try Signals.checkTermination()
      _ = Glibc.poll(nil, 0, 1)
    }
    return poll()
  }

  private mutating func closePipes() {
    input = nil
    output = nil
    errors = nil
  }

  private mutating func killAndReap() {
    if end != nil { return }
    kill(SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
    end = ProcessEnd(waitStatus: status)
  }
}
