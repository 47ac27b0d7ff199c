internal import CommandKit
internal import LayoutEngine
internal import Platform
internal import RecordStream
internal import TextCells
internal import ToolRuntime

extension LayoutEnvironment {
  init(_ arguments: ParsedArguments, _ context: ToolContext) throws {
    self.init(container: try Self.container(arguments, context))
    direction = try arguments.choice("direction") ?? .leftToRight
    grid = try Self.grid(arguments)
    let insets = try arguments.parsed("insets") { text throws(ValueFault) in
      try ArgumentValue.insets(text)
    }
    if let insets {
      let isMirrored = direction == .rightToLeft
      boundaries = Boundaries(
        every: EdgeInsets(
          top: insets.top, leading: isMirrored ? insets.right : insets.left,
          bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right))
    }
    viewport = try Self.viewport(arguments)
  }

  private static func container(
    _ arguments: ParsedArguments, _ context: ToolContext
  ) throws -> Size {
    let columns = try arguments.integer("width", in: 1...100_000)
    if let size = try arguments.parsed("size", Self.size) {
      if columns != nil {
        throw arguments.failure("--width and --size both name a width; take one")
      }
      return size
    }
    let rows = Terminal.size()?.rows ?? 24
    return Size(
      width: Double(columns ?? context.terminalColumns ?? 80) * CellGeometry.pointsPerColumn,
      height: Double(rows) * CellGeometry.pointsPerRow)
  }

  /// A container without room is allowed: nothing is laid out in it.
  private static func size(_ text: String) throws(ValueFault) -> Size {
    if text == "0x0" { return .zero }
    let size = try ArgumentValue.size(text)
    return Size(width: size.width, height: size.height)
  }

  /// A scale alone rounds as today's UIKit does.
  private static func grid(_ arguments: ParsedArguments) throws -> PixelGrid {
    let scale = try arguments.decimal("scale", in: 0.1...100)
    let rounding: PixelGrid.Rounding? = try arguments.choice("rounding")
    guard let scale else {
      if rounding ?? .none != .none {
        throw arguments.failure("--rounding wants --scale, the pixels of a point")
      }
      return .exact
    }
    return PixelGrid(scale: scale, rounding: rounding ?? .size)
  }

  /// Bars cover edges whether the content is scrolled or not.
  private static func viewport(_ arguments: ParsedArguments) throws -> Viewport? {
    let offset = try arguments.parsed("content-offset") { text throws(ValueFault) in
      try ArgumentValue.point(text)
    }
    let insets = try arguments.parsed("adjusted-insets") { text throws(ValueFault) in
      try ArgumentValue.insets(text)
    }
    guard offset != nil || insets != nil else { return nil }
    return Viewport(
      contentOffset: Point(x: offset?.x ?? 0, y: offset?.y ?? 0),
      adjustedInsets: EdgeInsets(
        top: insets?.top ?? 0, leading: insets?.left ?? 0, bottom: insets?.bottom ?? 0,
        trailing: insets?.right ?? 0))
  }
}

extension ByteBuffer {
  /// The environment as section records carry it: the container, and what is not as usual.
  mutating func appendEnvironment(_ environment: LayoutEnvironment) {
    append("{\"container\":")
    appendSize(environment.container)
    if environment.direction == .rightToLeft { append(",\"direction\":\"rtl\"") }
    if environment.grid.rounds {
      append(",\"scale\":")
      appendJSON(number: environment.grid.scale)
      append(",\"rounding\":")
      appendJSON(string: environment.grid.rounding.rawValue)
    }
    let insets = environment.boundaries.safeArea
    if insets != .zero {
      append(",\"insets\":{\"top\":")
      appendJSON(number: insets.top)
      append(",\"leading\":")
      appendJSON(number: insets.leading)
      append(",\"bottom\":")
      appendJSON(number: insets.bottom)
      append(",\"trailing\":")
      appendJSON(number: insets.trailing)
      append(0x7D)
    }
    if let viewport = environment.viewport {
      append(",\"content_offset\":{\"x\":")
      appendJSON(number: viewport.contentOffset.x)
      append(",\"y\":")
      appendJSON(number: viewport.contentOffset.y)
      append(0x7D)
    }
    append(0x7D)
  }

  mutating func appendSize(_ size: Size) {
    append("{\"width\":")
    appendJSON(number: size.width)
    append(",\"height\":")
    appendJSON(number: size.height)
    append(0x7D)
  }
}
