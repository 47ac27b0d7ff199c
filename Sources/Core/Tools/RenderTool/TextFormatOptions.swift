internal import CommandKit
internal import Platform
internal import Rendering
internal import TextCells
internal import ToolRuntime

/// What the command line says about a page of text, as typed.
struct TextFormatOptions: Equatable, Sendable {
  var width: Int?
  var showsAll = false
  var scroll: [String: Int] = [:]
  var overviewLines = 0
  var pageHeight: Int?

  init(_ arguments: ParsedArguments, _ context: ToolContext) throws(UsageError) {
    width = try arguments.integer("width", in: 8...10_000)
    showsAll = arguments.has("all")
    overviewLines = try arguments.integer("overview", in: 0...100) ?? 0
    pageHeight = try arguments.integer("page-height", in: 5...100_000)
    for text in arguments.values("scroll") {
      guard let equals = text.utf8.lastIndex(of: UInt8(ascii: "=")),
        let film = Int(text[text.utf8.index(after: equals)...]), film >= 1
      else {
        throw arguments.failure(
          "--scroll: \"\(text)\" is not SECTION=N; N counts the section's films from 1")
      }
      scroll[String(text[..<equals])] = film
    }
  }

  /// With the world's part: a terminal cuts lines and rows, a pipe does not.
  func resolved(_ context: ToolContext, _ arguments: ParsedArguments) -> TextOptions {
    let isTerminal =
      Descriptor.standardOutput.isTerminal && [nil, "-"].contains(arguments.value("output"))
    return TextOptions(
      columns: width ?? (isTerminal ? context.terminalColumns ?? 80 : nil),
      style: CellStyle(isColored: context.usesColor(arguments), isolatesRightToLeft: isTerminal),
      overviewLines: overviewLines,
      wrapsCarousels: showsAll || (!isTerminal && scroll.isEmpty),
      scroll: scroll, pageHeight: pageHeight, notice: Release.notice)
  }
}
