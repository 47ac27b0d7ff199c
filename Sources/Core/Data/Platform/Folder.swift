internal import Diagnostics
internal import Glibc

/// What can be done with folders.
package enum Folder {
  /// The names in a folder except `.` and `..`, in the order of their bytes; nil where it cannot be
  /// read.
  ///
  /// A name that is not UTF-8 is left out: no name of ours is.
  package static func entries(of path: String) -> [String]? {
    var names: [String] = []
    guard forEachName(in: path, { names.append($0) }) else { return nil }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  /// Calls `body` with each name as it comes; false where the folder cannot be read.
  static func forEachName(in path: String, _ body: (String) -> Void) -> Bool {
    guard let stream = unsafe opendir(path) else { return false }
    defer { _ = unsafe closedir(stream) }
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name, name != ".", name != ".." { body(name) }
    }
    return true
  }

  /// Makes a folder and the ones above it where they are missing.
  ///
  /// New ones are for their user alone (0700), as the XDG Base Directory Specification asks.
  package static func create(_ path: String) throws(IOFailure) {
    if unsafe mkdir(path, 0o700) == 0 { return }
    switch errno {
    case EEXIST where FileFacts.of(path)?.kind == .folder: return
    case ENOENT:
      let above = FilePath.folder(of: path)
      guard above != path, above != "." else { throw .last(path, .cannotCreate) }
      try create(above)
      guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else {
        throw .last(path, .cannotCreate)
      }
    default: throw .last(path, .cannotCreate)
    }
  }
}

/// What can be said about a path by its text.
package enum FilePath {
  /// The folder that a path lies in: `.` for a bare name, `/` for what lies in the root.
  package static func folder(of path: String) -> String {
    let bytes = path.utf8
    guard let slash = bytes.dropLast(while: UInt8(ascii: "/")).lastIndex(of: UInt8(ascii: "/"))
    else { return path.hasPrefix("/") ? "/" : "." }
    let above = bytes[..<slash].dropLast(while: UInt8(ascii: "/"))
    return above.isEmpty ? "/" : String(decoding: above, as: UTF8.self)
  }

  /// The last part of a path, without slashes behind it; empty for the root.
  package static func name(of path: String) -> String {
    let bytes = path.utf8.dropLast(while: UInt8(ascii: "/"))
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:))
    return String(decoding: bytes[(start ?? bytes.startIndex)...], as: UTF8.self)
  }

  /// A path as seen from a folder: unchanged where it is absolute.
  package static func joining(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}

extension BidirectionalCollection where Element == UInt8 {
  fileprivate func dropLast(while byte: UInt8) -> SubSequence {
    self[..<(lastIndex { $0 != byte }.map(index(after:)) ?? startIndex)]
  }
}
