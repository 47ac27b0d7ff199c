internal import Glibc

extension Signals {
  /// Whether the process ignores a signal, as a parent may have arranged (Python and systemd do it
  /// for SIGPIPE).
  package static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
      == unsafeBitCast(SIG_IGN, to: UInt.self)
  }

  /// Ends the process by a signal, so that a shell sees 128 plus its number and ends its loop.
  ///
  /// The default action is restored and the signal unblocked first.
  package static func die(by signal: Int32) -> Never {
    _ = Glibc.signal(signal, SIG_DFL)
    var only = sigset_t()
    _ = unsafe sigemptyset(&only)
    _ = unsafe sigaddset(&only, signal)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &only, nil)
    _ = kill(getpid(), signal)
    // Reached only where the default action is not to end.
    exitProcess(128 + signal)
  }

  /// The quiet end of a writer whose reader went away: by SIGPIPE, or with its status, 141, where
  /// the parent ignores that signal.
  package static func dieBecauseReaderWentAway() -> Never {
    if isIgnored(SIGPIPE) { exitProcess(128 + SIGPIPE) }
    die(by: SIGPIPE)
  }

  /// Calls `body` with SIGPIPE held back, and takes back one that `body` raised.
  ///
  /// Writing to a child that ended must not end the parent, while the action of SIGPIPE, which
  /// children inherit and other writers rely on, stays as it is.
  static func withoutBrokenPipeSignal<Result>(_ body: () -> Result) -> Result {
    var pipe = sigset_t()
    _ = unsafe sigemptyset(&pipe)
    _ = unsafe sigaddset(&pipe, SIGPIPE)
    var before = sigset_t()
    _ = unsafe pthread_sigmask(SIG_BLOCK, &pipe, &before)
    let wasBlocked = unsafe sigismember(&before, SIGPIPE) == 1
    let result = body()
    let code = errno
    if !wasBlocked {
      var now = timespec()
      while unsafe sigtimedwait(&pipe, nil, &now) < 0, errno == EINTR {}
      _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    errno = code
    return result
  }

  /// A signal's name without its prefix, such as `KILL`, or its number.
  package static func name(of signal: Int32) -> String {
    switch signal {
    case SIGHUP: "HUP"
    case SIGINT: "INT"
    case SIGQUIT: "QUIT"
    case SIGILL: "ILL"
    case SIGTRAP: "TRAP"
    case SIGABRT: "ABRT"
    case SIGBUS: "BUS"
    case SIGFPE: "FPE"
    case SIGKILL: "KILL"
    case SIGUSR1: "USR1"
    case SIGSEGV: "SEGV"
    case SIGUSR2: "USR2"
    case SIGPIPE: "PIPE"
    case SIGALRM: "ALRM"
    case SIGTERM: "TERM"
    case SIGXCPU: "XCPU"
    case SIGXFSZ: "XFSZ"
    case SIGSYS: "SYS"
    default: "\(signal)"
    }
  }
}
