internal import Diagnostics
internal import Glibc
internal import Synchronization

/// Tells the files apart that one process has under way.
private let serial = Atomic<Int>(0)

extension FileAccess {
  /// Writes a small file in one step: who reads it finds the old one or the new one, whole.
  ///
  /// Nothing is brought onto the disk: for files that may be lost, such as a cache's. Mode 0600 less
  /// umask. The folder has to exist.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(IOFailure) {
    let number = serial.add(1, ordering: .relaxed).newValue
    let temporary = "\(path).\(CurrentProcess.id)-\(number).tmp"
    let file = Descriptor(
      owning: try Descriptor.openPath(
        temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600, subject: path,
        status: .cannotCreate), name: path)
    do throws(IOFailure) {
      try file.writeAll(bytes.span)
      guard unsafe rename(temporary, path) == 0 else { throw .last(path, .cannotCreate) }
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }
}
