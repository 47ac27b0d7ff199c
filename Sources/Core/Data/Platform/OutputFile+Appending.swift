internal import Diagnostics
internal import Glibc

extension OutputFile {
  /// Adds rows to a file under its lock, so that two runs at once lose nothing: copy, append, rename.
  static func append(
    _ rows: borrowing Descriptor, _ header: [UInt8], to target: String, inPlace: Bool,
    subject: String
  ) throws(IOFailure) {
    while true {
      guard let facts = FileFacts.of(target) else {
        var new = try UnpublishedFile(for: target, subject: subject, permissions: 0o666)
        try new.file.writeAll(header)
        _ = try rows.copy(to: new.file)
        if try new.publishIfAbsent() { return }
        continue
      }
      let old = Descriptor(
        owning: try Descriptor.openPath(
          target, O_RDWR, subject: subject, status: .cannotCreate), name: subject)
      try old.lock()
      // Whoever had the lock before may have put another file in its place.
      guard let now = FileFacts.of(target), now.device == facts.device, now.inode == facts.inode,
        try old.facts().inode == now.inode
      else { continue }
      let start = try Self.header(header, continues: old, subject: subject)
      if inPlace { return try extend(old, start, rows) }
      var new = try UnpublishedFile(for: target, subject: subject, permissions: 0o600)
      _ = try old.copy(to: new.file)
      try new.file.writeAll(start)
      _ = try rows.copy(to: new.file)
      try FileAttributes(of: old).apply(to: new.file)
      return try new.publish()
    }
  }

  /// What has to stand between a file and the rows that are added: all of the header where the file
  /// is empty, a line end where its last line has none, else nothing.
  ///
  /// Throws where the file begins otherwise than with the header.
  static func header(_ header: [UInt8], continues file: borrowing Descriptor, subject: String)
    throws(IOFailure) -> [UInt8]
  {
    let size = try file.facts().size
    if size == 0 { return header }
    let lineEnd = Array(header.suffix(while: { $0 == 0x0A || $0 == 0x0D }))
    var first = [UInt8](repeating: 0, count: header.count + 1)
    let count = try file.read(into: &first, at: 0)
    guard
      first[..<count].starts(with: header)
        || first[..<count].elementsEqual(header.dropLast(lineEnd.count))
    else { throw .headerDiffers(subject: subject) }
    var last: [UInt8] = [0]
    _ = try file.read(into: &last, at: size - 1)
    return last[0] == 0x0A ? [] : lineEnd
  }

  /// Adds rows to the file itself; what could not be written whole is taken back.
  private static func extend(
    _ file: borrowing Descriptor, _ start: [UInt8], _ rows: borrowing Descriptor
  ) throws(IOFailure) {
    let size = try file.facts().size
    try file.seek(to: size)
    do throws(IOFailure) {
      try file.writeAll(start)
      _ = try rows.copy(to: file)
      try file.synchronise()
    } catch {
      try file.truncate(to: size)
      throw error
    }
  }
}

extension [UInt8] {
  /// The longest end of which every byte passes.
  fileprivate func suffix(while passes: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !passes($0) }.map { $0 + 1 } ?? 0)...]
  }
}
