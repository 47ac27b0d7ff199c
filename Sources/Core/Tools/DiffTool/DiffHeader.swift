internal import RecordStream
internal import SnapshotEngine
internal import ToolRuntime

/// The `stream` record of a comparison: what was compared, and what was not.
struct DiffHeader {
  private let tool: String
  private let options: DiffOptions

  init(tool: String, _ options: DiffOptions) {
    self.tool = tool
    self.options = options
  }

  /// One line; without the sides where they could not be read.
  func append(
    _ sides: (old: RecordedSnapshot, new: RecordedSnapshot)?, to output: inout ByteBuffer
  ) {
    output.append(#"{"type":"stream","version":1,"tool":"#)
    output.appendJSON(string: tool)
    output.append(#","contents":"changes","old":"#)
    append(options.old.paths[0], sides?.old, to: &output)
    output.append(#","new":"#)
    append(options.new.paths[0], sides?.new, to: &output)
    output.append(#","identity":"#)
    output.appendJSON(string: options.identity == .global ? "global" : "section")
    if let fields = options.rules.fields { append("fields", fields, to: &output) }
    append("ignored", options.rules.ignored, to: &output)
    if !options.rules.tolerances.isEmpty { appendTolerances(to: &output) }
    let report = options.report
    if let only = report.only { append("only", only.map(\.rawValue), to: &output) }
    if let sections = report.sections { append("sections", sections, to: &output) }
    for (name, value) in [("min_delta", report.minimumDelta), ("top", report.top)] {
      guard let value else { continue }
      output.append(0x2C)
      output.appendJSON(string: name)
      output.append(0x3A)
      output.append(decimal: value)
    }
    if report.tellsShifts { output.append(#","shifts":true"#) }
    output.append("}\n")
  }

  private func append(
    _ path: String, _ snapshot: RecordedSnapshot?, to output: inout ByteBuffer
  ) {
    output.append(#"{"input":"#)
    output.appendJSON(string: path)
    if let snapshot {
      output.append(#","movies":"#)
      output.append(decimal: snapshot.filmCount)
      if !snapshot.created.isEmpty {
        output.append(#","created":"#)
        output.append(snapshot.created)
      }
      snapshot.question.append(to: &output)
    }
    output.append(0x7D)
  }

  private func appendTolerances(to output: inout ByteBuffer) {
    output.append(#","tolerance":{"#)
    var seen: Set<[UInt8]> = []
    // Of several for one member the last holds.
    let limits = options.rules.tolerances.reversed()
      .filter { seen.insert(Array($0.field.utf8)).inserted }.reversed()
    for (index, (field, limit)) in limits.enumerated() {
      if index > 0 { output.append(0x2C) }
      output.appendJSON(string: field)
      output.append(0x3A)
      output.appendJSON(number: limit)
    }
    output.append(0x7D)
  }

  private func append(_ member: StaticString, _ names: [String], to output: inout ByteBuffer) {
    output.append(",\"")
    output.append(member)
    output.append("\":[")
    for (index, name) in names.enumerated() {
      if index > 0 { output.append(0x2C) }
      output.appendJSON(string: name)
    }
    output.append(0x5D)
  }
}
