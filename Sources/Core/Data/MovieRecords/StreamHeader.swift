package import RecordStream

/// What a `stream` record says: the format's version, what follows, and through which tools it came.
package struct StreamHeader: Equatable, Sendable {
  /// The version of the format that these tools read and write.
  package static let version: Int64 = 1

  package enum Contents: String, Sendable {
    case movies
    case changes
  }

  package var version: Int64
  package var contents: Contents
  /// 1, 2, … in a stream that repeats; nil in one that does not.
  package var snapshot: Int64?

  /// Reads the record; a version above ours is a fault that names both numbers, and that
  /// no option leaves out.
  package init(_ record: borrowing RecordView) throws(RecordFault) {
    let version = record.value(of: "version")?.integer() ?? Self.version
    guard version <= Self.version else {
      throw RecordFault(.newerVersion(version, known: Self.version), at: 0)
    }
    self.version = version
    contents = record.value(of: "contents")?.equals("changes") == true ? .changes : .movies
    snapshot = record.value(of: "snapshot")?.integer()
  }
}

extension ByteBuffer {
  /// Passes a `stream` record on with this tool added to `via`, and a line feed.
  package mutating func append(stream record: borrowing RecordView, via tool: String) {
    var via = ByteBuffer()
    via.append("\"via\":[")
    if let earlier = record.value(of: "via"), var tools = JSONElements(earlier) {
      while let name = tools.next() {
        via.append(name.bytes)
        via.append(0x2C)
      }
    }
    via.appendJSON(string: tool)
    via.append(0x5D)
    let index = record.index(of: "via")
    append(record, front: "".utf8.span, back: via.span) { $0 == index }
    append(0x0A)
  }

  /// Begins a stream that has none: what follows was made or found by this tool.
  package mutating func appendStream(tool: String) {
    append("{\"type\":\"stream\",\"version\":1,\"tool\":")
    appendJSON(string: tool)
    append("}\n")
  }
}
