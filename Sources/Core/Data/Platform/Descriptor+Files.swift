internal import Diagnostics
internal import Glibc

extension Descriptor {
  /// Opens a file for reading and writing and makes it where it is missing: a lock or state file.
  package static func openOrCreate(_ path: String, permissions: UInt32 = 0o666) throws(IOFailure)
    -> Descriptor
  {
    Descriptor(
      owning: try openPath(
        path, O_RDWR | O_CREAT, mode: mode_t(permissions), status: .cannotCreate), name: path)
  }

  /// Waits for the lock that other programs respect by flock(2), held until the descriptor closes.
  package borrowing func lock() throws(IOFailure) {
    while flock(raw, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .last(name) }
      try Signals.checkTermination()
    }
  }

  /// Takes the lock where nobody holds it; false where somebody does.
  package borrowing func tryLock() throws(IOFailure) -> Bool {
    if flock(raw, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw .last(name) }
    return false
  }

  /// Brings what was written onto the disk; what cannot be synchronised, such as a pipe, is let be.
  package borrowing func synchronise() throws(IOFailure) {
    guard fsync(raw) == 0 || [EINVAL, EROFS, ENOTSUP, EINTR].contains(errno) else {
      throw .last(name)
    }
  }

  /// Cuts a regular file to a length in bytes, or fills it up with zeros.
  package borrowing func truncate(to count: Int64) throws(IOFailure) {
    guard ftruncate(raw, off_t(count)) == 0 else { throw .last(name) }
  }

  /// Moves to a place counted in bytes from the beginning.
  package borrowing func seek(to offset: Int64) throws(IOFailure) {
    guard lseek(raw, off_t(offset), SEEK_SET) >= 0 else { throw .last(name) }
  }

  /// Closes standard output and reports what a network file system tells only then.
  package static func closeStandardOutput() throws(IOFailure) {
    guard close(1) == 0 || errno == EINTR else { throw .last("standard output") }
  }
}
