internal import Diagnostics
internal import Glibc

/// What the file system knows of a file.
package struct FileFacts: Equatable, Sendable {
  package enum Kind: Sendable {
    case regular
    case folder
    case fifo
    case characterDevice
    case blockDevice
    case socket
    case symbolicLink
  }

  package let kind: Kind
  /// In bytes; of a regular file only.
  package let size: Int64
  /// The twelve permission bits.
  package let permissions: UInt32
  package let owner: UInt32
  package let group: UInt32
  /// Device and inode together say which file it is.
  package let device: UInt64
  package let inode: UInt64
  /// When its contents changed last, in seconds since 1970.
  package let modified: Int64

  /// Whether group or others may read it, which a file with a credential must not allow.
  package var isReadableByOthers: Bool { permissions & 0o044 != 0 }

  /// Asks about a path, following symbolic links; nil where nothing is there.
  package static func of(_ path: String) -> FileFacts? {
    var found = stat()
    return unsafe stat(path, &found) == 0 ? FileFacts(found) : nil
  }

}

extension FileFacts {
  init(_ found: stat) {
    self.init(
      kind: Kind(found.st_mode), size: Int64(found.st_size),
      permissions: UInt32(found.st_mode & 0o7777), owner: found.st_uid, group: found.st_gid,
      device: UInt64(found.st_dev), inode: UInt64(found.st_ino),
      modified: Int64(found.st_mtim.tv_sec))
  }
}

extension FileFacts.Kind {
  fileprivate init(_ mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFIFO: .fifo
      case S_IFCHR: .characterDevice
      case S_IFBLK: .blockDevice
      case S_IFLNK: .symbolicLink
      default: .socket
      }
  }
}

extension Descriptor {
  package borrowing func facts() throws(IOFailure) -> FileFacts {
    var found = stat()
    guard unsafe fstat(raw, &found) == 0 else { throw .last(name) }
    return FileFacts(found)
  }

  package var isTerminal: Bool { isatty(raw) == 1 }
}
