internal import Diagnostics
internal import Glibc

/// Questions and small jobs about files by their path.
package enum FileAccess {
  /// Whether a path is a regular file that this user may execute.
  package static func isExecutable(_ path: String) -> Bool {
    FileFacts.of(path)?.kind == .regular && isPermitted(path, X_OK)
  }

  static func isWritable(_ path: String) -> Bool { isPermitted(path, W_OK) }

  /// Reads a small file whole; more than `limit` bytes are an error (EFBIG).
  package static func read(_ path: String, limit: Int) throws(IOFailure) -> [UInt8] {
    try Descriptor.open(path).readAll(limit: limit)
  }

  /// Removes a file; one that is not there is no error.
  package static func remove(_ path: String) throws(IOFailure) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else { throw .last(path) }
  }

  /// The path with every link followed and every `..` resolved; nil where it does not exist.
  package static func canonicalPath(_ path: String) -> String? {
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(validatingCString: found)
  }

  private static func isPermitted(_ path: String, _ mode: Int32) -> Bool {
    unsafe faccessat(AT_FDCWD, path, mode, AT_EACCESS) == 0
  }
}
