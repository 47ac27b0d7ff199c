internal import CommandKit
internal import SnapshotEngine
internal import ToolRuntime

/// What the command line says of a comparison.
struct DiffOptions: Sendable {
  var old: InputOptions
  var new: InputOptions
  var identity = SnapshotIdentity.section
  var repeats = RepeatPolicy.first
  var rules = ContentRules()
  var comparesDifferentQuestions = false
  var report = ReportOptions()
  var isBare = false
  var tellsByStatus = false

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let input = try InputOptions(arguments)
    let paths = arguments.operands + (arguments.operands.count < 2 ? ["-"] : [])
    guard paths.count == 2, paths != ["-", "-"] else {
      throw arguments.failure("OLD and NEW are both standard input; one of them has to be a file")
    }
    old = input
    old.paths = [paths[0]]
    new = input
    new.paths = [paths[1]]
    identity = arguments.value("identity") == "global" ? .global : .section
    repeats = arguments.has("strict") ? .strict : .first
    rules = try ContentRules(arguments)
    comparesDifferentQuestions = arguments.has("force")
    report = try ReportOptions(arguments)
    isBare = arguments.has("bare")
    tellsByStatus = arguments.has("exit-code")
  }
}

/// Which changes are written, and with what.
struct ReportOptions: Sendable {
  /// Nil for all kinds.
  var only: [ChangeClass]?
  /// Nil for all sections.
  var sections: [String]?
  var minimumDelta: Int?
  var top: Int?
  var context: [String] = []
  var tellsShifts = false

  init() {}

  init(_ arguments: ParsedArguments) throws(UsageError) {
    only = try arguments.parsed("only") { text throws(ValueFault) in
      var kinds: [ChangeClass] = []
      for name in try ArgumentValue.list(text) {
        guard let kind = ChangeClass(rawValue: name) else {
          throw ValueFault.notOne(of: ChangeClass.allCases.map(\.rawValue), name)
        }
        kinds.append(kind)
      }
      return kinds
    }
    let names = arguments.values("section")
    sections = names.isEmpty ? nil : names
    minimumDelta = try arguments.integer("min-delta", in: 1...Int.max)
    top = try arguments.integer("top", in: 1...Int.max)
    context = try arguments.parsed("context", ArgumentValue.list) ?? []
    tellsShifts = arguments.has("shifts")
  }

  func tells(_ kind: ChangeClass) -> Bool {
    only.map { $0.contains(kind) } ?? true
  }

  /// A list may be typed as TMDb writes it, `now_playing`; its section is called `now-playing`.
  func tells(section name: [UInt8]) -> Bool {
    guard let sections else { return true }
    return sections.contains { typed in
      typed.utf8.elementsEqual(name)
        || typed.utf8.lazy.map { $0 == 0x5F ? 0x2D : $0 }.elementsEqual(name)
    }
  }
}
