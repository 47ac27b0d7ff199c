internal import Diagnostics
internal import Glibc

/// The file behind `-o`, which changes only when everything was written: `commit` replaces it in one
/// step, and whatever happens before that, a kill included, leaves the old one as it was.
///
/// A new file has mode 0666 less umask; one that replaces another keeps its mode, group and access
/// control list where permitted, and loses what only the old inode had: hard links and the owner, if
/// that is somebody else. Symbolic links are followed. What is no regular file is written into as it
/// is, and then bytes do leave before `commit`.
package struct OutputFile: ~Copyable {
  /// What becomes of a file that is there.
  package enum Mode: Equatable, Sendable {
    case replacing
    /// Rows are added behind those that are there; the header, with its line end, must be the one
    /// that the file has, and is written where the file is new or empty.
    case appending(header: [UInt8])
  }

  enum Sink: ~Copyable {
    case direct(Descriptor)
    case unpublished(UnpublishedFile)
    /// Everything first goes to a spool: for a file that is appended to, or overwritten in place.
    case spool(Descriptor)
  }

  let sink: Sink
  let mode: Mode
  /// As the user gave it.
  package let name: String
  /// Links followed; empty for a sink that is no regular file.
  let target: String
  /// Whether there is an old file, or none, that a failure leaves as it was; a pipe or device is
  /// written into as it is.
  package var leavesOldFile: Bool { !target.isEmpty }
  /// Whether the file itself is written since its folder cannot be.
  let isInPlace: Bool

  /// Prepares to write a path; nothing that exists is touched yet.
  ///
  /// `inPlace` overwrites the file itself where its folder cannot be written. Throws 73 where that is
  /// missing or nothing can be created, and 65 where a header differs.
  package static func open(
    _ path: String, mode: Mode = .replacing, inPlace: Bool = false, environment: Environment
  ) throws(IOFailure) -> OutputFile {
    switch try OutputTarget.resolve(path) {
    case .descriptor(let raw):
      let copy = fcntl(raw, F_DUPFD_CLOEXEC, 3)
      guard copy >= 0 else { throw .last(path, .cannotCreate) }
      return try direct(Descriptor(owning: copy, name: path), mode)
    case .special: return try direct(try Descriptor.openForWriting(path), mode)
    case .file(let target, let facts):
      if facts != nil, !FileAccess.isWritable(target) { throw .last(path, .cannotCreate) }
      if case .appending(let header) = mode, facts != nil {
        _ = try Self.header(header, continues: try Descriptor.open(target), subject: path)
      }
      do {
        let new = try UnpublishedFile(
          for: target, subject: path, permissions: facts == nil ? 0o666 : 0o600)
        if mode == .replacing {
          return OutputFile(
            sink: .unpublished(new), mode: mode, name: path, target: target, isInPlace: false)
        }
        return try spooled(path, mode, target, inPlace: false, environment)
      } catch .system(let code, _, _) where [EACCES, EPERM, EROFS].contains(code) {
        guard inPlace, facts != nil else {
          throw .folderRefuses(code: code, subject: path, isOverwritable: facts != nil)
        }
        return try spooled(path, mode, target, inPlace: true, environment)
      }
    }
  }

  package borrowing func write(_ bytes: Span<UInt8>) throws(IOFailure) {
    switch sink {
    case .direct(let file): try file.writeAll(bytes)
    case .unpublished(let new): try new.file.writeAll(bytes)
    case .spool(let file): try file.writeAll(bytes)
    }
  }

  /// Lets go of what was written and leaves the old file alone, as the end of its life does too.
  package consuming func abandon() {}

  private static func direct(_ file: consuming Descriptor, _ mode: Mode) throws(IOFailure)
    -> OutputFile
  {
    if case .appending(let header) = mode { try file.writeAll(header) }
    let name = file.name
    return OutputFile(sink: .direct(file), mode: mode, name: name, target: "", isInPlace: false)
  }

  private static func spooled(
    _ path: String, _ mode: Mode, _ target: String, inPlace: Bool, _ environment: Environment
  ) throws(IOFailure) -> OutputFile {
    OutputFile(
      sink: .spool(try TemporaryFile.make(in: environment)), mode: mode, name: path,
      target: target, isInPlace: inPlace)
  }
}
