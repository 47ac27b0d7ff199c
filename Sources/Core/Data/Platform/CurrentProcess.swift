internal import Glibc

/// Ends the process with a status, without running handlers of anybody else's.
package func exitProcess(_ status: Int32) -> Never { Glibc.exit(status) }

/// Facts about the process that runs.
package enum CurrentProcess {
  package static var id: Int32 { getpid() }

  /// Where the running program lies, links followed; nil without `/proc`.
  package static var executablePath: String? { resolvedLink("/proc/self/exe") }

  /// Whether the user is root, to whom permission bits do not apply.
  package static var isSuperuser: Bool { geteuid() == 0 }
}

/// What a symbolic link says, at most 4,095 bytes of it; nil where there is no link.
func resolvedLink(_ path: String) -> String? {
  var bytes = [CChar](repeating: 0, count: 4096)
  let count = unsafe readlink(path, &bytes, bytes.count)
  guard count > 0, count < bytes.count else { return nil }
  return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
