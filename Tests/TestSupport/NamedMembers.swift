internal import Foundation

/// Records as tests compare them with a manual: the kind, and the members by name.
package struct NamedMembers: Sendable {
  package let kind: String
  package let members: Set<String>

  /// Of each line; a line that is no JSON object throws.
  package static func all(_ text: String) throws -> [NamedMembers] {
    try text.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      return NamedMembers(
        kind: object["type"] as? String ?? "", members: Set(object.keys).subtracting(["type"]))
    }
  }
}
