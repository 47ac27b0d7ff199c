/// Checks documents against a schema while their bytes pass, in memory that does not grow with them.
///
/// After `finish()` the next document may be fed: the schema stays compiled.
package struct PageValidator: ~Copyable {
  private let schema: Schema
  private var parser: ValidatingParser?

  package init(_ schema: Schema) {
    self.schema = schema
    parser = nil
  }

  /// Takes the document's next bytes, cut anywhere.
  package mutating func feed(_ bytes: Span<UInt8>) {
    if parser == nil { parser = ValidatingParser(schema) }
    parser?.parse(bytes)
  }

  /// Ends the document and says what was wrong with it, in the order it was found; empty where the
  /// document is well-formed and valid.
  package mutating func finish() -> [XMLFault] {
    if parser == nil { parser = ValidatingParser(schema) }
    let faults = parser?.end() ?? [XMLFault(line: 0, message: "libxml2 has no memory left")]
    parser = nil
    return faults
  }
}
