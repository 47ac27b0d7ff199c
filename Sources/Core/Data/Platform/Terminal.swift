internal import Glibc

/// A terminal's size in cells.
package struct TerminalSize: Equatable, Sendable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// The terminal that the user looks at, which is rarely standard output in the middle of a pipeline.
package enum Terminal {
  /// The size of the terminal behind standard error, else of the controlling terminal; nil where
  /// there is none, or it does not know its size.
  package static func size() -> TerminalSize? {
    if let size = size(of: Descriptor.standardError) { return size }
    let raw = unsafe open("/dev/tty", O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard raw >= 0 else { return nil }
    return size(of: Descriptor(owning: raw, name: "/dev/tty"))
  }

  package static func size(of descriptor: borrowing Descriptor) -> TerminalSize? {
    var window = winsize()
    guard unsafe ioctl(descriptor.raw, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0
    else { return nil }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Whether the terminal takes escape sequences, by its TERM.
  package static func understandsEscapes(_ environment: Environment) -> Bool {
    environment.nonEmpty("TERM").map { $0 != "dumb" } ?? false
  }
}
