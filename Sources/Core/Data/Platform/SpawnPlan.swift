internal import CLinux
internal import Diagnostics
internal import Glibc

/// What posix_spawn(3) is told: which descriptors the child gets, and the state it starts in.
struct SpawnPlan: ~Copyable {
  private enum Action {
    case open(Int32)
    case duplicate(Int32, as: Int32)
  }

  private var actions: [Action] = []

  deinit {
    // The child's ends of the pipes: the child has them by now, and this side must not keep them.
    for case .duplicate(let raw, _) in actions { _ = close(raw) }
  }

  /// Arranges one of the streams 0, 1 and 2; returns this side's end of a pipe, which never blocks.
  mutating func connect(_ stream: ChildProcess.Stream, to number: Int32) throws(IOFailure)
    -> Int32?
  {
    switch stream {
    case .inherited: return nil
    case .nothing:
      actions.append(.open(number))
      return nil
    case .piped:
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe2(&ends, O_CLOEXEC) == 0 else { throw .last("pipe") }
      let (ours, theirs) = number == 0 ? (ends[1], ends[0]) : (ends[0], ends[1])
      actions.append(.duplicate(theirs, as: number))
      _ = fcntl(ours, F_SETFL, fcntl(ours, F_GETFL) | O_NONBLOCK)
      return ours
    }
  }

  /// Starts the program; a file that is busy since it is being written is tried again for a moment.
  borrowing func spawn(
    _ path: String, _ arguments: [String], _ environment: Environment, ownGroup: Bool
  ) throws(IOFailure) -> Int32 {
    var attributes = posix_spawnattr_t()
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe describe(ownGroup: ownGroup, in: &attributes, &actions)
    defer {
      _ = unsafe posix_spawnattr_destroy(&attributes)
      _ = unsafe posix_spawn_file_actions_destroy(&actions)
    }
    var id: Int32 = 0
    var code: Int32 = 0
    for attempt in 0..<6 {
      code = unsafe withCStrings([Array(path.utf8)] + arguments.map { Array($0.utf8) }) { argv in
        unsafe withCStrings(environment.entries) { envp in
          unsafe posix_spawn(&id, path, &actions, &attributes, argv, envp)
        }
      }
      guard code == ETXTBSY else { break }
      _ = poll(nil, 0, 5 << Int32(attempt))
    }
    guard code == 0 else { throw .system(code: code, subject: path, status: .configuration) }
    return id
  }

  private borrowing func describe(
    ownGroup: Bool, in attributes: inout posix_spawnattr_t,
    _ actions: inout posix_spawn_file_actions_t
  ) {
    var mask = sigset_t()
    var defaults = sigset_t()
    _ = unsafe sigemptyset(&mask)
    _ = unsafe sigemptyset(&defaults)
    _ = unsafe sigaddset(&defaults, SIGPIPE)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    _ = unsafe posix_spawnattr_init(&attributes)
    _ = unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    _ = unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    _ = unsafe posix_spawnattr_setpgroup(&attributes, 0)
    _ = unsafe posix_spawnattr_setflags(
      &attributes, Int16(ownGroup ? flags | POSIX_SPAWN_SETPGROUP : flags))
    _ = unsafe posix_spawn_file_actions_init(&actions)
    for action in self.actions {
      switch action {
      case .open(let number):
        _ = unsafe posix_spawn_file_actions_addopen(
          &actions, number, "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
      case .duplicate(let raw, let number):
        _ = unsafe posix_spawn_file_actions_adddup2(&actions, raw, number)
      }
    }
  }
}

/// Calls `body` with an array of C strings that ends with nil, as `argv` and `envp` are.
private func withCStrings<Result>(
  _ strings: [[UInt8]], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var characters: [CChar] = []
  var starts: [Int] = []
  for string in strings {
    starts.append(characters.count)
    characters.append(contentsOf: string.map { CChar(bitPattern: $0) })
    characters.append(0)
  }
  return unsafe characters.withUnsafeMutableBufferPointer { buffer in
    var pointers = unsafe starts.map { start in unsafe buffer.baseAddress?.advanced(by: start) }
    unsafe pointers.append(nil)
    return unsafe body(pointers)
  }
}
