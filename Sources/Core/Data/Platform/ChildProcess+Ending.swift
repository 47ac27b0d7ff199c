internal import Glibc

extension ChildProcess {
  /// Waits for the end without a limit.
  package mutating func waitForEnd() throws(IOFailure) -> ProcessEnd {
    while true {
      if let end = poll(options: 0) { return end }
      try Signals.checkTermination()
    }
  }

  /// How it ended, or nil while it runs.
  package mutating func poll() -> ProcessEnd? { poll(options: WNOHANG) }

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

  private mutating func poll(options: Int32) -> ProcessEnd? {
    if let end { return end }
    var status: Int32 = 0
    if unsafe waitpid(id, &status, options) == id { end = ProcessEnd(waitStatus: status) }
    return end
  }
}
