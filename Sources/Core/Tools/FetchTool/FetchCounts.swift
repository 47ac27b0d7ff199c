internal import RecordStream

/// What the `end` record says besides the numbers that all tools have.
struct FetchCounts {
  var clamped = 0
  var endedEarly = 0
  var gone = 0
  /// Of the section that is written.
  var repeats = 0

  var members: ByteBuffer {
    var members = ByteBuffer()
    for (name, count) in [("clamped", clamped), ("ended_early", endedEarly), ("gone", gone)]
    where count > 0 {
      if !members.isEmpty { members.append(",") }
      members.appendJSON(string: name)
      members.append(":")
      members.append(decimal: count)
    }
    return members
  }
}
