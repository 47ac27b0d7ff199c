/// The headers and footers of a section, or of the whole layout, sized and lined up across.
///
/// Items on one edge share a band as deep as the deepest; they do not stack.
struct BoundaryPlan: Sendable {
  enum Edge: Sendable {
    case start
    case end
    /// Neither: beside the content, over which it lies.
    case side
  }

  struct Entry: Sendable {
    let item: BoundarySupplementaryItem
    let edge: Edge
    let size: Size
    /// Its start across the scroll axis.
    let cross: Double
  }

  /// Where along the scroll axis the section starts, where its body ends, and where it ends.
  struct Span: Equatable, Sendable {
    var start: Double
    var bodyEnd: Double
    var end: Double
  }

  let axis: Axis
  private(set) var entries: [Entry] = []
  private(set) var startBand = 0.0
  private(set) var endBand = 0.0
  private let baseZ: Int

  /// `container` is what fractions refer to; `crossStart` is where it starts across the axis.
  init(
    _ items: [BoundarySupplementaryItem], along axis: Axis, container: Size, crossStart: Double,
    measured: MeasuredSupplementaries, grid: PixelGrid, baseZ: Int
  ) {
    self.axis = axis
    self.baseZ = baseZ
    let cross = axis.crossing
    for item in items {
      let size = measured[item.elementKind].replacing(
        item.size.size(in: container), along: item.size.estimated, grid: grid)
      let room = container[cross] - size[cross]
      let entry = Entry(
        item: item, edge: Self.edge(of: item.alignment, axis), size: size,
        cross: crossStart + room * item.alignment.fraction(cross) + item.absoluteOffset[cross])
      entries.append(entry)
      guard item.extendsBoundary else { continue }
      switch entry.edge {
      case .start: startBand = max(startBand, size[axis] - item.absoluteOffset[axis])
      case .end: endBand = max(endBand, size[axis] + item.absoluteOffset[axis])
      case .side: break
      }
    }
  }

  private static func edge(of alignment: BoundarySupplementaryItem.Alignment, _ axis: Axis) -> Edge
  {
    guard alignment != .none else { return .side }
    let fraction = alignment.fraction(axis)
    return fraction == 0 ? .start : fraction == 1 ? .end : .side
  }

  /// The deepest pinned item on an edge.
  func pinnedExtent(_ edge: Edge) -> Double {
    entries.reduce(0) { deepest, entry in
      entry.edge == edge && entry.item.pinToVisibleBounds
        ? max(deepest, entry.size[axis]) : deepest
    }
  }

  /// Whether an entry's place is known before anything of the section but its start.
  func isKnownAtStart(_ entry: Entry, from start: Double, pinning: Pinning?) -> Bool {
    guard entry.edge == .start else { return false }
    guard let pinning, entry.item.pinToVisibleBounds else { return true }
    return pinning.start <= natural(entry, Span(start: start, bodyEnd: start, end: start))
  }

  private func natural(_ entry: Entry, _ span: Span) -> Double {
    let extent = entry.size[axis]
    let offset = entry.item.absoluteOffset[axis]
    let bodyStart = span.start + startBand
    switch (entry.edge, entry.item.extendsBoundary) {
    case (.start, true): return span.start + (startBand - extent + offset)
    case (.start, false): return bodyStart + offset
    case (.end, true): return span.bodyEnd + offset
    case (.end, false): return span.bodyEnd - extent + offset
    case (.side, _):
      let room = span.bodyEnd - bodyStart - extent
      return bodyStart + room * entry.item.alignment.fraction(axis) + offset
    }
  }

  /// The entry in its place, before mirroring and rounding to pixels.
  func place(_ entry: Entry, in span: Span, section: Int?, pinning: Pinning?)
    -> PlacedSupplementary
  {
    let item = entry.item
    let natural = natural(entry, span)
    var start = natural
    if let pinning, item.pinToVisibleBounds {
      switch entry.edge {
      case .start:
        start = pinning.start(natural: natural, extent: entry.size[axis], limit: span.end)
      case .end:
        start = pinning.end(natural: natural, extent: entry.size[axis], limit: span.start)
      case .side: break
      }
    }
    var origin = Point.zero
    origin[axis] = start
    origin[axis.crossing] = entry.cross
    return PlacedSupplementary(
      elementKind: item.elementKind, section: section, host: .boundary,
      frame: Frame(origin: origin, size: entry.size)
        .inset(by: item.contentInsets.without(item.size.estimated)),
      isPinned: start != natural,
      zIndex: item.zIndex ?? baseZ + (item.pinToVisibleBounds ? 2 : 1))
  }
}
