internal import CLinux
internal import Diagnostics
internal import Glibc

/// A new file in the folder of its target that nobody sees until it is whole.
///
/// Without a name where the file system can do that (O_TMPFILE), else as `.NAME.tmdb-PID`; locked:
/// the lock and the dead process are what the next run knows a left-over by. A name that was not
/// published is removed with its owner.
struct UnpublishedFile: ~Copyable {
  let file: Descriptor
  private let target: String
  private var temporaryName: String?

  /// Makes the file; `subject` is what messages call it, `permissions` are before umask.
  ///
  /// Left-overs of processes that died are removed first. `mayBeUnnamed` is false where a test wants
  /// a poorer file system.
  init(for target: String, subject: String, permissions: UInt32, mayBeUnnamed: Bool = true)
    throws(IOFailure)
  {
    self.target = target
    Self.removeLeftOvers(of: target)
    if mayBeUnnamed,
      let unnamed = Self.openUnnamed(in: FilePath.folder(of: target), permissions)
    {
      file = Descriptor(owning: unnamed, name: subject)
      temporaryName = nil
      _ = try? file.tryLock()
      return
    }
    let name = Self.temporaryName(of: target, CurrentProcess.id)
    file = Descriptor(
      owning: try Descriptor.openPath(
        name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode_t(permissions),
        subject: subject, status: .cannotCreate), name: subject)
    temporaryName = name
    _ = try? file.tryLock()
  }

  deinit {
    if let temporaryName { _ = unsafe unlink(temporaryName) }
  }

  /// Gives the file its target's name, on the disk before and after, whatever bears it now.
  mutating func publish() throws(IOFailure) {
    try file.synchronise()
    let name = try nameTemporarily()
    guard unsafe rename(name, target) == 0 else { throw .last(file.name, .cannotCreate) }
    temporaryName = nil
    synchroniseFolder()
  }

  /// Gives the file its target's name unless something bears it: then false.
  mutating func publishIfAbsent() throws(IOFailure) -> Bool {
    try file.synchronise()
    guard link(to: target) else {
      if errno == EEXIST { return false }
      throw .last(file.name, .cannotCreate)
    }
    synchroniseFolder()
    return true
  }

  /// Gives the file a name that nothing bears yet.
  private borrowing func link(to name: String) -> Bool {
    let source = temporaryName ?? Self.procPath(file.raw)
    return unsafe linkat(AT_FDCWD, source, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  private mutating func nameTemporarily() throws(IOFailure) -> String {
    if let temporaryName { return temporaryName }
    let name = Self.temporaryName(of: target, CurrentProcess.id)
    if !link(to: name) {
      guard errno == EEXIST else { throw .last(file.name, .cannotCreate) }
      // A dead process with this one's number left it.
      Self.removeLeftOvers(of: target)
      guard link(to: name) else { throw .last(file.name, .cannotCreate) }
    }
    temporaryName = name
    return name
  }

  /// Brings the new name onto the disk; a folder that cannot be opened for it is let be.
  private borrowing func synchroniseFolder() {
    let raw = unsafe open(FilePath.folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard raw >= 0 else { return }
    _ = fsync(raw)
    _ = close(raw)
  }

  /// Makes a file without a name, where the file system can and `/proc` will be there to name it.
  private static func openUnnamed(in folder: String, _ permissions: UInt32) -> Int32? {
    let raw = unsafe open(
      folder, tmdb_unnamed_file_flag() | O_RDWR | O_CLOEXEC, mode_t(permissions))
    guard raw >= 0 else { return nil }
    if unsafe access(procPath(raw), F_OK) == 0 { return raw }
    _ = close(raw)
    return nil
  }

  private static func procPath(_ raw: Int32) -> String { "/proc/self/fd/\(raw)" }
}
