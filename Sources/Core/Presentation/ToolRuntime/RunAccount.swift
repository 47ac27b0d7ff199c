package import MovieRecords
package import RecordStream

/// What a run says of itself in its `end` record.
package struct RunAccount: Sendable {
  package var counts = RecordCounts()
  /// Further members as JSON, without a comma at either end.
  package var extra = ByteBuffer()
}
