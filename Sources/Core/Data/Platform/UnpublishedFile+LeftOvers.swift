internal import Glibc

extension UnpublishedFile {
  /// The name beside a target that a process uses, cut so that it fits a file name of 255 bytes.
  static func temporaryName(of target: String, _ process: Int32) -> String {
    FilePath.joining(FilePath.folder(of: target), prefix(of: target) + String(process))
  }

  private static func prefix(of target: String) -> String {
    var name = FilePath.name(of: target)
    while name.utf8.count > 230 { name.removeLast() }
    return ".\(name).tmdb-"
  }

  /// Removes what runs that were killed left beside the target.
  ///
  /// Both must hold: the process is gone, and nobody holds the lock (it may live in another
  /// container, where it has another number).
  static func removeLeftOvers(of target: String) {
    let folder = FilePath.folder(of: target)
    let start = prefix(of: target)
    var found: [String] = []
    _ = Folder.forEachName(in: folder) { name in
      guard name.hasPrefix(start), let process = Int32(name.dropFirst(start.count)), process > 0,
        process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
      else { return }
      found.append(FilePath.joining(folder, name))
    }
    for path in found {
      let raw = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard raw >= 0 else { continue }
      if flock(raw, LOCK_EX | LOCK_NB) == 0 { _ = unsafe unlink(path) }
      _ = close(raw)
    }
  }
}
