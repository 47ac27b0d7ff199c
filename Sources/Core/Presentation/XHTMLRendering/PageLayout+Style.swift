internal import RecordStream

extension PageLayout {
  /// The classes of the list, which page.css knows.
  func appendClasses(to buffer: inout ByteBuffer) {
    switch arrangement {
    case .grid: buffer.append("grid")
    case .list: buffer.append("list")
    case .carousel:
      buffer.append("carousel")
      switch scrolling {
      case .continuous: break
      case .continuousGroupLeadingBoundary: buffer.append(" leading")
      // A style sheet cannot rest at multiples of the container: a page ends at a group.
      case .paging, .groupPaging: buffer.append(" paging")
      case .groupPagingCentered: buffer.append(" centered")
      }
      if case .fraction = itemWidth { buffer.append(" share") }
    }
  }

  /// The width that a poster is shown at, for the browser's choice among its sizes.
  var posterWidth: String {
    switch arrangement {
    case .list: return "92px"
    case .grid: return "\((100 + usableColumns - 1) / usableColumns)vw"
    case .carousel:
      switch itemWidth {
      case .points(let width): return "\(Int((Self.usable(width) ?? 140).rounded(.up)))px"
      case .fraction(let part): return "\(Int(((Self.usable(part) ?? 1) * 100).rounded(.up)))vw"
      }
    }
  }

  /// The section's numbers as custom properties, those that page.css does not assume already.
  func appendVariables(to buffer: inout ByteBuffer) {
    var variables = StyleVariables()
    variables.add("header", headerHeight, unless: 44)
    variables.add("top", contentInsets.top, unless: 0)
    variables.add("leading", contentInsets.leading, unless: 0)
    variables.add("bottom", contentInsets.bottom, unless: 0)
    variables.add("trailing", contentInsets.trailing, unless: 0)
    variables.add("across", interItemSpacing, unless: 0)
    variables.add("along", interGroupSpacing, unless: 0)
    switch arrangement {
    case .list: break
    case .grid: variables.add("columns", count: usableColumns, unless: 3)
    case .carousel:
      switch itemWidth {
      case .points(let width): variables.add("item", width, unless: 140)
      case .fraction(let part): variables.add("part", part, unit: "", unless: nil)
      }
      variables.add("rows", count: min(max(1, rows), 100), unless: 1)
    }
    variables.appendAttribute(to: &buffer)
  }

  private var usableColumns: Int { min(max(1, columns), 100) }

  /// Nil for a length that no style sheet could use.
  static func usable(_ length: Double) -> Double? {
    length.isFinite && length >= 0 && length < 1_000_000 ? length : nil
  }
}

/// Custom properties of one element; a number that is none, or below zero, is left out.
private struct StyleVariables {
  private var text = ByteBuffer()

  mutating func add(
    _ name: StaticString, _ value: Double, unit: StaticString = "px", unless assumed: Double?
  ) {
    guard let value = PageLayout.usable(value), value != assumed else { return }
    start(name)
    text.appendJSON(number: (value * 10_000).rounded() / 10_000)
    text.append(unit)
  }

  mutating func add(_ name: StaticString, count: Int, unless assumed: Int) {
    guard count != assumed else { return }
    start(name)
    text.append(decimal: count)
  }

  private mutating func start(_ name: StaticString) {
    text.append(text.isEmpty ? "--" : ";--")
    text.append(name)
    text.append(":")
  }

  func appendAttribute(to buffer: inout ByteBuffer) {
    guard !text.isEmpty else { return }
    buffer.append(" style=\"")
    buffer.append(text)
    buffer.append("\"")
  }
}
