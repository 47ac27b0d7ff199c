internal import Diagnostics
internal import Glibc

extension OutputFile {
  /// Puts the new file in the old one's place, on the disk when this returns.
  package consuming func commit() throws(IOFailure) {
    switch consume sink {
    case .direct(let file): try file.synchronise()
    case .unpublished(var new):
      try Self.keepAttributes(of: target, on: new.file)
      try new.publish()
    case .spool(let rows):
      switch mode {
      case .replacing: try Self.overwrite(target, with: rows, subject: name)
      case .appending(let header):
        try Self.append(rows, header, to: target, inPlace: isInPlace, subject: name)
      }
    }
  }

  /// Gives the new file what the old one has at this moment, if there is one.
  static func keepAttributes(of target: String, on new: borrowing Descriptor) throws(IOFailure) {
    let old = unsafe Glibc.open(target, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard old >= 0 else { return }
    try FileAttributes(of: Descriptor(owning: old, name: target)).apply(to: new)
  }

  /// Overwrites a file that cannot be replaced.
  ///
  /// Room for what is longer is taken first, so that a full disk leaves the old content; a kill in
  /// the middle does not.
  private static func overwrite(
    _ target: String, with content: borrowing Descriptor, subject: String
  ) throws(IOFailure) {
    let file = Descriptor(
      owning: try Descriptor.openPath(
        target, O_WRONLY, subject: subject, status: .cannotCreate), name: subject)
    try reserve(try content.facts().size, in: file)
    let count = try content.facts().size
    _ = try content.copy(to: file)
    try file.truncate(to: count)
    try file.synchronise()
  }

  /// Takes room on the disk up to a size in bytes, or leaves the file as it is.
  static func reserve(_ size: Int64, in file: borrowing Descriptor) throws(IOFailure) {
    let old = try file.facts().size
    guard size > old else { return }
    let code = posix_fallocate(file.raw, off_t(old), off_t(size - old))
    guard code != 0, code != EOPNOTSUPP, code != EINVAL else { return }
    try file.truncate(to: old)
    throw .system(code: code, subject: file.name, status: .inputOutput)
  }
}
