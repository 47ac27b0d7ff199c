internal import CommandKit
internal import Diagnostics
internal import LayoutDocuments
internal import LayoutEngine
internal import Platform
internal import TextCells
internal import ToolRuntime

/// What the command line and the terminal say about a layout, resolved.
struct LayoutOptions: Sendable {
  var environment: LayoutEnvironment
  var choice = LayoutChoice()
  /// How far sections that scroll sideways are scrolled, by name.
  var scrolled: [String: Double] = [:]
  /// What is written is what meets this rectangle; nil for everything.
  var visibleArea: Frame?
  var measuresText = true
  var overviewLines = 0
  /// A section that cannot be laid out passes without frames.
  var keepsGoing = false
  var isBare = false

  /// A layout of 80 columns and 24 rows of a terminal.
  init() {
    environment = LayoutEnvironment(container: Size(width: 640, height: 384))
  }

  /// Right to left and sideways, no frame is final before the content's width is known.
  var framesWaitForEnd: Bool {
    LayoutStream(environment, choice.configuration).framesWaitForEnd
  }

  init(_ arguments: ParsedArguments, _ context: ToolContext) throws {
    self.init()
    environment = try LayoutEnvironment(arguments, context)
    choice = try LayoutChoice(arguments)
    for text in arguments.values("scroll") {
      let (section, value) = try arguments.assignment("scroll", text, "SECTION=X")
      guard let offset = try? ArgumentValue.decimal(value, in: -1e9...1e9) else {
        throw arguments.failure("--scroll: \"\(value)\" is not a number of points")
      }
      scrolled[section] = offset
    }
    if arguments.has("visible") {
      visibleArea = Frame(
        origin: environment.viewport?.contentOffset ?? .zero, size: environment.container)
    }
    measuresText = arguments.value("measure") != "none"
    overviewLines = try arguments.integer("overview", in: 0...100) ?? 0
    keepsGoing = arguments.has("keep-going")
    isBare = arguments.has("bare")
  }
}

extension ParsedArguments {
  /// Both sides of the last `=`, since sections may have one in their names.
  func assignment(
    _ option: String, _ text: String, _ form: String
  ) throws(UsageError) -> (name: String, value: String) {
    guard let equals = text.utf8.lastIndex(of: UInt8(ascii: "=")), equals > text.startIndex else {
      throw failure("--\(option): \"\(text)\" is not \(form)")
    }
    return (String(text[..<equals]), String(text[text.utf8.index(after: equals)...]))
  }
}

extension LayoutChoice {
  init(_ arguments: ParsedArguments) throws {
    let columns = try arguments.integer("columns", in: 1...1000)
    if let name = arguments.value("layout") {
      if columns != nil, name != LayoutPreset.grid.rawValue {
        throw arguments.failure("--columns makes a grid and does not go with --layout \(name)")
      }
      general = try Self.named(name, option: "layout", columns: columns, arguments)
    } else if let columns {
      general = try Self.named(
        LayoutPreset.grid.rawValue, option: "columns", columns: columns, arguments)
    }
    for text in arguments.values("set") {
      let (section, name) = try arguments.assignment("set", text, "SECTION=NAME")
      bySection[section] = try Self.named(name, option: "set", columns: nil, arguments)
    }
  }

  private static func named(
    _ name: String, option: String, columns: Int?, _ arguments: ParsedArguments
  ) throws -> LayoutChoice.Named {
    if let preset = LayoutPreset(rawValue: name) {
      return LayoutChoice.Named(document: try preset.document(columns: columns), name: name)
    }
    return LayoutChoice.Named(document: try document(name, option: option, arguments))
  }

  /// Documents are written by hand; a megabyte is no layout.
  private static func document(
    _ path: String, option: String, _ arguments: ParsedArguments
  ) throws -> LayoutDocument {
    let bytes: [UInt8]
    do throws(IOFailure) {
      bytes = try Descriptor.open(path).readAll(limit: 1 << 20)
    } catch {
      if !path.utf8.contains(UInt8(ascii: "/")), !path.utf8.contains(UInt8(ascii: ".")) {
        let near =
          nearest(to: path, among: LayoutPreset.allCases.map(\.rawValue))
          .map { "; did you mean \($0)?" } ?? ";"
        throw arguments.failure(
          "--\(option): neither a built-in layout nor a file is called \"\(path)\"\(near) "
            + "The built-in ones are \(builtInNames)")
      }
      throw Diagnostic(
        error.diagnostic.status,
        "--\(option): \(error.diagnostic.sentence); the built-in layouts are \(builtInNames)")
    }
    do throws(LayoutFault) {
      return try LayoutDocument(parsing: bytes.span)
    } catch {
      throw Diagnostic(.badInput, "\(path), \(error.path): \(error.explanation)")
    }
  }
}
