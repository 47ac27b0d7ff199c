package import Diagnostics
package import RecordStream

/// Finds out whether an input came whole: as many `end` records that say `complete` as `stream`
/// records, wherever they stand. Counts of films are information, never a condition.
package struct Wholeness: Sendable {
  package private(set) var streams = 0
  package private(set) var ends = 0
  package private(set) var records = 0
  private var typed = false
  private var failure: UpstreamFailure?

  package init() {}

  /// Why an upstream tool says that its output is not whole.
  package struct UpstreamFailure: Equatable, Sendable {
    package let status: ExitStatus
    package let message: String
  }

  package enum Verdict: Equatable, Sendable {
    case whole
    /// Neither `stream` nor `end`; `isTyped` where the records carry `type`, so that one of our
    /// tools wrote them and the proof was lost on the way.
    case unknown(isTyped: Bool)
    /// No record at all.
    case empty
    /// Fewer ends than streams.
    case cutOff
    /// An upstream tool failed and says why.
    case failed(UpstreamFailure)
  }

  /// Takes note of a record. O(1).
  package mutating func note(_ kind: RecordKind, _ record: borrowing RecordView) {
    records += 1
    switch kind {
    case .stream: streams += 1
    case .end: noteEnd(record)
    case .movie: if !typed { typed = record.value(of: "type") != nil }
    case .section, .supplementary, .decoration, .sectionEnd, .layout, .change, .gone, .unknown:
      typed = true
    case .otherMedia: break
    }
  }

  private mutating func noteEnd(_ record: borrowing RecordView) {
    if record.value(of: "complete")?.boolean == true {
      ends += 1
      return
    }
    guard failure == nil else { return }
    let error = record.value(of: "error")
    failure = UpstreamFailure(
      status: .carried(error?.member("status")?.integer() ?? 0),
      message: error?.member("message")?.string() ?? "")
  }

  /// What to think of the input, once it has ended.
  package var verdict: Verdict {
    if let failure { return .failed(failure) }
    if records == 0 { return .empty }
    if ends < streams { return .cutOff }
    return streams + ends == 0 ? .unknown(isTyped: typed) : .whole
  }
}
