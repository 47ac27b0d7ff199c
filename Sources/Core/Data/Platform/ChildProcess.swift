internal import CLinux
internal import Diagnostics
internal import Glibc

/// A program that was started by the absolute path given, and is ended and reaped with its owner.
///
/// `pump` talks to it where bytes are pulled, `push` and `takeMore` where they are pushed; none of them
/// can be held up by a process that does not read, writes much, or dies.
package struct ChildProcess: ~Copyable {
  /// What one of the child's three standard streams is.
  package enum Stream: Sendable {
    /// This process's own.
    case inherited
    /// `/dev/null`: an empty input, or an output that goes nowhere.
    case nothing
    /// A pipe to this process.
    case piped
  }

  package let id: Int32
  /// What messages call it.
  package let name: String
  let isGroup: Bool
  /// Nanoseconds that `stop` leaves the process to end by itself.
  package var patience: Int64 = 100_000_000
  /// This side's ends of the pipes.
  var input: Descriptor?
  var output: Descriptor?
  var errors: Descriptor?
  var end: ProcessEnd?
  var pump = Pump()

  /// Starts a program; `arguments` come after its own path.
  ///
  /// `ownGroup` puts it in a process group of its own, which `kill` then means: for a question that
  /// is broken off, not for a filter that the terminal's interrupt key has to reach. Its signal mask
  /// is empty and SIGPIPE has its default action, as a program expects.
  package static func start(
    _ path: String, _ arguments: [String], _ environment: Environment, input: Stream,
    output: Stream, errors: Stream, ownGroup: Bool = false
  ) throws(IOFailure) -> ChildProcess {
    var plan = SpawnPlan()
    let ends = (
      try plan.connect(input, to: 0), try plan.connect(output, to: 1),
      try plan.connect(errors, to: 2)
    )
    let id = try plan.spawn(path, arguments, environment, ownGroup: ownGroup)
    return ChildProcess(
      id: id, name: path, isGroup: ownGroup,
      input: ends.0.map { Descriptor(owning: $0, name: path) },
      output: ends.1.map { Descriptor(owning: $0, name: path) },
      errors: ends.2.map { Descriptor(owning: $0, name: path) })
  }

  deinit {
    guard end == nil else { return }
    _ = Glibc.kill(isGroup ? -id : id, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
  }

  /// Sends a signal to the process, or to its whole group where it has its own.
  package borrowing func kill(_ signal: Int32) {
    if end == nil { _ = Glibc.kill(isGroup ? -id : id, signal) }
  }

  /// Closes this side of a piped output: the process finds that nobody reads it.
  package mutating func closeOutput() { output = nil }
}
