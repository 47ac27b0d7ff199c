internal import CLinux
internal import Glibc

/// The environment variables of a process, taken once and handed on as a value.
///
/// Entries keep their order and bytes, so that a child inherits exactly what is not removed.
package struct Environment: Sendable, ExpressibleByDictionaryLiteral {
  /// `NAME=VALUE`, without the NUL.
  let entries: [[UInt8]]

  private init(entries: [[UInt8]]) { self.entries = entries }

  package init(dictionaryLiteral elements: (String, String)...) {
    entries = elements.map { Array("\($0)=\($1)".utf8) }
  }

  /// What the process was started with.
  package static func current() -> Environment {
    var entries: [[UInt8]] = []
    var next = unsafe tmdb_environment()
    while let entry = unsafe next?.pointee {
      unsafe entries.append(Array(UnsafeRawBufferPointer(start: entry, count: strlen(entry))))
      unsafe next = next?.advanced(by: 1)
    }
    return Environment(entries: entries)
  }

  /// The first variable of that name, repaired where it is not UTF-8; nil where it is not set.
  ///
  /// Complexity: linear in the environment.
  package subscript(_ name: String) -> String? {
    let start = Array("\(name)=".utf8)
    guard let entry = entries.first(where: { $0.starts(with: start) }) else { return nil }
    return String(decoding: entry[start.count...], as: UTF8.self)
  }

  /// The variable, with an empty one as good as none.
  package func nonEmpty(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The same environment without some variables, as a child may see it.
  package func removing(_ names: [String]) -> Environment {
    let starts = names.map { Array("\($0)=".utf8) }
    return Environment(
      entries: entries.filter { entry in !starts.contains { entry.starts(with: $0) } })
  }

  /// The same environment with one variable set.
  package func setting(_ name: String, to value: String) -> Environment {
    Environment(entries: removing([name]).entries + [Array("\(name)=\(value)".utf8)])
  }
}
