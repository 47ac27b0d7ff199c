import Diagnostics
import RecordStream
import TestSupport
import Testing

@testable import MovieRecords

/// Holds tmdb-records(5) to what this room knows.
@Suite struct RecordsManualTests {
  @Test(
    "Every kind has an entry, and every entry is a kind that is read or one of tmdb-fetch alone")
  func kinds() throws {
    let known = RecordKind.allCases.filter { $0 != .otherMedia && $0 != .unknown }
      .map { "\($0.name)" }
    #expect(
      try Set(RecordsManual().kinds.keys) == Set(known).union(["genre", "configuration"]))
  }

  @Test("The entry of end names every member that an end may have")
  func end() throws {
    var counts = RecordCounts()
    (counts.movies, counts.sections, counts.changes) = (1, 1, 1)
    (counts.dropped, counts.skipped) = (1, 1)
    var output = ByteBuffer()
    output.appendEnd(counts, failure: Diagnostic(.tryAgain, "no"))
    let end = try #require(try NamedMembers.all(output.text).first)
    #expect(end.members == ["complete", "records", "dropped", "skipped", "error"])
    #expect(try RecordsManual().kinds["end"]?.isSuperset(of: end.members) == true)
  }
}
