import CommandKit
import Diagnostics
import MovieRecords
import Platform
import RecordStream
import Synchronization
import TestSupport
import ToolRuntime

@testable import LayoutTool

/// Records taken through the stage as the program does it, without reading and writing.
struct LaidOut {
  let output: String
  let warnings: [String]
  private let fault: StageFault?

  var lines: [String] { output.split(separator: "\n").map(String.init) }
  var records: [JSONValue] { lines.compactMap { try? JSONValue(parsing: Array($0.utf8).span) } }

  func records(_ type: String) -> [JSONValue] { records.filter { $0["type"]?.string == type } }

  /// The frames of films as x, y, width, height.
  var frames: [[Double]?] { records("movie").map(Self.frame) }

  static func frame(_ record: JSONValue) -> [Double]? {
    record["frame"].map { frame in
      ["x", "y", "width", "height"].map { frame[$0]?.double ?? .nan }
    }
  }

  var failure: Diagnostic? {
    if case .failure(let diagnostic) = fault { diagnostic } else { nil }
  }

  var recordFault: RecordFault? {
    if case .record(let fault) = fault { fault } else { nil }
  }

  init(_ arguments: [String], _ lines: [String]) throws {
    let options = try Self.options(arguments)
    let told = Mutex<[String]>([])
    var buffer = ByteBuffer()
    let warn: (String) -> Void = { sentence in told.withLock { $0.append(sentence) } }
    if arguments.contains("--draw") {
      var stage = DrawStage(options, warn: warn)
      fault = Self.run(&stage, lines, into: &buffer)
    } else {
      var stage = LayoutStage(options, sink: RecordSink(options), warn: warn)
      fault = Self.run(&stage, lines, into: &buffer)
    }
    output = buffer.text
    warnings = told.withLock { $0 }
  }

  static func options(_ arguments: [String]) throws -> LayoutOptions {
    let parsed = try parse(arguments, as: LayoutCommand.command)
    let context = ToolContext(
      command: LayoutCommand.command, environment: ["COLUMNS": "80"], clock: .system,
      reporter: Reporter(program: "tmdb-layout"))
    return try LayoutOptions(parsed, context)
  }

  private static func run<Stage: RecordStage>(
    _ stage: inout Stage, _ lines: [String], into buffer: inout ByteBuffer
  ) -> StageFault? {
    do throws(StageFault) {
      for line in lines { try take(Array(line.utf8), &stage, into: &buffer) }
      while try stage.finish(isWhole: true, into: &buffer) {}
      return nil
    } catch {
      return error
    }
  }

  private static func take<Stage: RecordStage>(
    _ line: [UInt8], _ stage: inout Stage, into buffer: inout ByteBuffer
  ) throws(StageFault) {
    var parser = RecordParser()
    let kind: RecordKind
    do throws(RecordFault) {
      try parser.parse(line.span)
      kind = try RecordKind.of(parser.view(of: line.span))
    } catch {
      throw .record(error)
    }
    try stage.take(kind, parser.view(of: line.span), into: &buffer)
  }
}

/// A film's record; further members begin with a comma.
func film(_ id: Int, section: String = "a", _ members: String = "") -> String {
  "{\"type\":\"movie\",\"section\":\"\(section)\",\"id\":\(id),\"title\":\"Film \(id)\"\(members)}"
}

func section(_ name: String, _ members: String = "") -> String {
  "{\"type\":\"section\",\"section\":\"\(name)\"\(members)}"
}

/// A description of a section, as a member: so many columns of a fixed height.
func described(columns: Int, height: Int, more: String = "") -> String {
  #","layout_description":{"group":{"kind":"horizontal","layoutSize":{"width":{"fractionalWidth":1},"#
    + #""height":{"absolute":\#(height)}},"subitem":{"kind":"item","layoutSize":"#
    + #"{"width":{"fractionalWidth":1},"height":{"fractionalHeight":1}}},"count":\#(columns)}\#(more)}"#
}

/// A layout document on disk, for as long as the test runs.
struct DocumentFile {
  private let folder: ScratchFolder
  let path: String

  init(_ text: String) throws {
    folder = try ScratchFolder()
    path = try folder.write("layout.json", text)
  }
}
