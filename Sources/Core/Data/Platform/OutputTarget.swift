internal import Diagnostics
internal import Glibc

/// What a path that is to be written turns out to be, before anything is touched.
enum OutputTarget: Equatable {
  /// A descriptor of this process, as `/dev/stdout` and `/dev/fd/3` are: written where it stands.
  case descriptor(Int32)
  /// A FIFO, a device, a socket: opened and written into, never renamed over.
  case special
  /// A regular file, or none yet, at a path that is no symbolic link.
  case file(path: String, facts: FileFacts?)

  /// Follows symbolic links, also one that points nowhere yet, as the kernel would.
  static func resolve(_ path: String) throws(IOFailure) -> OutputTarget {
    var current = path
    // The kernel's own bound (path_resolution(7)).
    for _ in 0..<40 {
      if let raw = ownDescriptor(current) { return .descriptor(raw) }
      guard let next = resolvedLink(current) else { return try classify(current, subject: path) }
      current = FilePath.joining(FilePath.folder(of: current), next)
    }
    throw .system(code: ELOOP, subject: path, status: .cannotCreate)
  }

  private static func classify(_ path: String, subject: String) throws(IOFailure) -> OutputTarget {
    guard let facts = FileFacts.of(path) else {
      guard errno == ENOENT, !path.isEmpty, !path.hasSuffix("/") else {
        throw .last(subject, .cannotCreate)
      }
      return .file(path: path, facts: nil)
    }
    switch facts.kind {
    case .regular: return .file(path: path, facts: facts)
    case .folder: throw .system(code: EISDIR, subject: subject, status: .cannotCreate)
    case .fifo, .characterDevice, .blockDevice, .socket, .symbolicLink: return .special
    }
  }

  /// The number of a descriptor that a path in `/proc` stands for, whichever way it is spelt.
  private static func ownDescriptor(_ path: String) -> Int32? {
    guard let raw = Int32(FilePath.name(of: path)), raw >= 0,
      let folder = FileAccess.canonicalPath(FilePath.folder(of: path)),
      folder.hasPrefix("/proc/\(getpid())/"), folder.hasSuffix("/fd")
    else { return nil }
    return raw
  }
}
