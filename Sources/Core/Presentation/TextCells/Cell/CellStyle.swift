/// What a cell may use beside plain characters; decided once, from options and terminal.
package struct CellStyle: Equatable, Sendable {
  /// Bold, dim and colour by SGR sequences.
  package var isColored: Bool
  /// Right-to-left text between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, so that a
  /// terminal which reorders keeps it in its cell.
  package var isolatesRightToLeft: Bool

  package init(isColored: Bool = false, isolatesRightToLeft: Bool = false) {
    self.isColored = isColored
    self.isolatesRightToLeft = isolatesRightToLeft
  }

  /// Characters only: for files and pipes.
  package static let plain = CellStyle()
}

/// How a part of a line looks, where there is colour.
package enum Emphasis: Sendable {
  case none
  case bold
  case dim
  case star
  case added
  case removed

  /// ECMA-48 Select Graphic Rendition, on and off; colours are the terminal's own.
  var sequences: (on: String, off: String)? {
    switch self {
    case .none: nil
    case .bold: ("\u{1B}[1m", "\u{1B}[22m")
    case .dim: ("\u{1B}[2m", "\u{1B}[22m")
    case .star: ("\u{1B}[33m", "\u{1B}[39m")
    case .added: ("\u{1B}[32m", "\u{1B}[39m")
    case .removed: ("\u{1B}[31m", "\u{1B}[39m")
    }
  }
}
