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
  /// Holds for all sections, whatever the stream says.
  var document: LayoutDocument?
  /// What messages and records call that layout; nil for a document of the user's.
  var documentName: String?
  /// By section, before everything else.
  var presets: [String: LayoutPreset] = [:]
  var measuresText = true
  var overviewLines = 0
  var isBare = false

  /// A layout of 80 columns and 24 rows of a terminal.
  init() {
    environment = LayoutEnvironment(container: Size(width: 640, height: 384))
  }

  init(_ arguments: ParsedArguments, _ context: ToolContext) throws {
    self.init()
    environment.container = try Self.container(arguments, context)
    measuresText = arguments.value("measure") != "none"
    overviewLines = try arguments.integer("overview", in: 0...100) ?? 0
    isBare = arguments.has("bare")
    let columns = try arguments.integer("columns", in: 1...1000)
    if let name = arguments.value("layout") {
      if columns != nil, name != LayoutPreset.grid.rawValue {
        throw arguments.failure("--columns makes a grid and does not go with --layout \(name)")
      }
      if let preset = LayoutPreset(rawValue: name) {
        document = try preset.document(columns: columns)
        documentName = name
      } else {
        document = try Self.document(name, arguments)
      }
    } else if let columns {
      document = try LayoutPreset.grid.document(columns: columns)
      documentName = LayoutPreset.grid.rawValue
    }
    for text in arguments.values("set") {
      guard let equals = text.utf8.lastIndex(of: UInt8(ascii: "=")),
        let preset = LayoutPreset(rawValue: String(text[text.utf8.index(after: equals)...]))
      else {
        let known = LayoutPreset.allCases.map(\.rawValue).joined(separator: ", ")
        throw arguments.failure("--set: \"\(text)\" is not SECTION=NAME; NAME is one of \(known)")
      }
      presets[String(text[..<equals])] = preset
    }
  }

  private static func container(
    _ arguments: ParsedArguments, _ context: ToolContext
  ) throws -> Size {
    let columns = try arguments.integer("width", in: 1...100_000)
    let size = try arguments.parsed("size") { text throws(ValueFault) in
      try ArgumentValue.size(text)
    }
    if let size {
      if columns != nil {
        throw arguments.failure("--width and --size both name a width; take one")
      }
      return Size(width: size.width, height: size.height)
    }
    let rows = Terminal.size()?.rows ?? 24
    return Size(
      width: Double(columns ?? context.terminalColumns ?? 80) * CellGeometry.pointsPerColumn,
      height: Double(rows) * CellGeometry.pointsPerRow)
  }

  /// Documents are written by hand; a megabyte is no layout.
  private static func document(
    _ path: String, _ arguments: ParsedArguments
  ) throws -> LayoutDocument {
    let bytes: [UInt8]
    do throws(IOFailure) {
      bytes = try Descriptor.open(path).readAll(limit: 1 << 20)
    } catch {
      let names = LayoutPreset.allCases.map(\.rawValue)
      let known = names.joined(separator: ", ")
      if !path.utf8.contains(UInt8(ascii: "/")), !path.utf8.contains(UInt8(ascii: ".")) {
        let near = nearest(to: path, among: names).map { "; did you mean \($0)?" } ?? ""
        throw arguments.failure(
          "--layout: neither a built-in layout nor a file is called \"\(path)\"\(near) "
            + "The built-in ones are \(known)")
      }
      throw Diagnostic(
        error.diagnostic.status,
        "--layout: \(error.diagnostic.sentence); the built-in layouts are \(known)")
    }
    do throws(LayoutFault) {
      return try LayoutDocument(parsing: bytes.span)
    } catch {
      throw Diagnostic(.badInput, "\(path), \(error.path): \(error.explanation)")
    }
  }

  /// The layout of a section: `--set`, then `--layout` and `--columns`, then what the stream says,
  /// then what suits the section's name.
  func choice(
    for section: String, named name: String?
  ) throws(LayoutFault) -> (variant: LayoutDocument.Variant, name: String?)? {
    let chosen: LayoutDocument
    var chosenName: String?
    if let preset = presets[section] {
      chosen = try preset.document()
      chosenName = preset.rawValue
    } else if let document {
      chosen = document
      chosenName = documentName
    } else {
      let preset =
        name.flatMap { LayoutPreset(rawValue: $0) } ?? (section == "popular" ? .carousel : .grid)
      chosen = try preset.document()
      chosenName = preset.rawValue
    }
    return chosen.variant(for: section, in: environment).map { ($0, chosenName) }
  }
}
