/// What is wrong with a document, and where.
package struct XMLFault: Error, Equatable, Sendable {
  /// 1 for the first line; 0 where the fault belongs to no line (a schema that does not compile).
  package let line: Int
  /// One sentence of libxml2's, without newline; it may quote the document.
  package let message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}

extension XMLFault: CustomStringConvertible {
  package var description: String { "line \(line): \(message)" }
}
