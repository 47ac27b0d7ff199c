package import Diagnostics
internal import RecordStream

/// A page that nobody sees before all of it is valid.
///
/// The very bytes that will be written go through the check as they come. They wait in memory up to
/// `limit`, past that in a spool, so that memory stays flat whatever the page's size.
package struct CheckedPage<Spool: PageSpool & ~Copyable>: ~Copyable {
  private var check: PageCheck
  private var waiting = ByteBuffer()
  private var spool: Spool?
  private let limit: Int
  private let makeSpool: () throws(Diagnostic) -> Spool

  package init(
    limit: Int = 1 << 20, spool: @escaping () throws(Diagnostic) -> Spool
  ) throws(Diagnostic) {
    check = try PageCheck()
    self.limit = limit
    makeSpool = spool
  }

  package mutating func append(_ bytes: Span<UInt8>) throws(Diagnostic) {
    check.feed(bytes)
    waiting.append(bytes)
    guard waiting.count > limit else { return }
    if spool == nil { spool = try makeSpool() }
    var page = ByteBuffer()
    swap(&page, &waiting)
    try spool?.append(page.span)
    page.removeAll()
    swap(&page, &waiting)
  }

  /// Hands the page on if it is valid; else nothing leaves, and the defect names line and fault.
  package mutating func release(
    _ body: (Span<UInt8>) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    if let fault = check.finish().first {
      throw Diagnostic(
        .defect, "the page is not valid and was not written: \(fault); please report this")
    }
    try spool?.replay(body)
    if !waiting.isEmpty { try body(waiting.span) }
    waiting.removeAll()
    spool = nil
  }
}
