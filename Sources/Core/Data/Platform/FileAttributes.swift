internal import CLinux
internal import Glibc

/// Who may do what with a file, taken from the old file and given to the new one.
struct FileAttributes {
  private static let listName = "system.posix_acl_access"

  private let facts: FileFacts
  /// The access control list as the kernel packs it (acl(5)); nil where the mode says it all.
  let list: [UInt8]?

  init(facts: FileFacts, list: [UInt8]?) {
    self.facts = facts
    self.list = list
  }

  init(of file: borrowing Descriptor) throws(IOFailure) {
    facts = try file.facts()
    list = Self.accessControlList(of: file.raw)
  }

  /// Gives owner, group, list and mode as far as this user may.
  ///
  /// Where group or list cannot be given, the group's permissions shrink to what others have: nobody
  /// gains access by the replacement.
  func apply(to file: borrowing Descriptor) throws(IOFailure) {
    let isOwnerGiven = fchown(file.raw, facts.owner, facts.group) == 0
    let isGroupGiven = isOwnerGiven || fchown(file.raw, uid_t.max, facts.group) == 0
    let isListGiven = applyList(to: file.raw)
    var mode = facts.permissions & 0o777
    if !isGroupGiven || !isListGiven { mode &= 0o707 | (mode & 0o007) << 3 }
    guard fchmod(file.raw, mode_t(mode)) == 0 else { throw .last(file.name) }
  }

  private func applyList(to raw: Int32) -> Bool {
    guard let list else {
      // A folder may have given its new file a list that the old one did not have.
      return unsafe fremovexattr(raw, Self.listName) == 0
        || [ENODATA, ENOTSUP].contains(errno)
    }
    return unsafe fsetxattr(raw, Self.listName, list, list.count, 0) == 0
  }

  private static func accessControlList(of raw: Int32) -> [UInt8]? {
    // 64 KiB is the most that the kernel keeps in one attribute (xattr(7)).
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe fgetxattr(raw, listName, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}
