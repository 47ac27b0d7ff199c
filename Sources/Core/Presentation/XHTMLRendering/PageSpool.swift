package import Diagnostics

/// Where a page waits that is too large for memory: bytes in, the same bytes out, once.
///
/// The composition root supplies one over an unlinked file; no room for it is status 74.
package protocol PageSpool: ~Copyable {
  mutating func append(_ bytes: Span<UInt8>) throws(Diagnostic)
  /// Hands on everything that was appended, in order, in pieces of any size.
  mutating func replay(_ body: (Span<UInt8>) throws(Diagnostic) -> Void) throws(Diagnostic)
}
