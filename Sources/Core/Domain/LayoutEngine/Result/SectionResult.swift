/// A solved section: in constant space where groups repeat, else with a frame per item.
struct SectionResult: Sendable {
  let solver: SectionSolver
  let extent: SectionExtent
  /// The bounds of all items and badges, before mirroring; nil without items.
  let bounds: Frame?
  /// The bounds of one group's items and badges relative to its origin.
  private let templateBounds: Frame
  /// Groups that are not like the template.
  private let tableIndex: IntervalIndex

  init(_ solver: SectionSolver) {
    self.solver = solver
    extent = solver.extent()
    var bounds: Frame?
    var intervals: [ClosedRange<Double>] = []
    templateBounds = solver.templateBounds()
    let repeated = solver.repeatedGroups
    for group in [0, repeated - 1] where group >= 0 && repeated > 0 {
      bounds = bounds.union(templateBounds.offset(by: solver.repeatedOrigin(group)))
    }
    var table = solver
    for group in solver.readyGroups.indices {
      let own = table.readyBounds(group)
      let axis = solver.plan.layoutAxis
      intervals.append(own.start(axis)...own.end(axis))
      bounds = bounds.union(own)
    }
    tableIndex = IntervalIndex(intervals)
    self.bounds = bounds
  }

  var itemCount: Int { solver.itemCount }

  /// An item's frame before mirroring and rounding to pixels.
  func frame(_ item: Int) -> Frame { solver.frame(ofItem: item) }

  /// The groups outside which nothing meets the area, as ranges of group numbers.
  func groups(meeting area: Frame) -> [Range<Int>] {
    let axis = solver.plan.layoutAxis
    let low = area.start(axis)
    let high = area.end(axis)
    let repeated = solver.repeatedGroups
    let table = tableIndex.range(from: low, to: high)
    return [
      repeatedRange(from: low, to: high, of: repeated, axis),
      repeated + table.lowerBound..<repeated + table.upperBound,
    ]
  }

  /// Arithmetic where groups advance; all of them where negative spacing keeps them in place.
  private func repeatedRange(from low: Double, to high: Double, of count: Int, _ axis: Axis)
    -> Range<Int>
  {
    let step = solver.step[axis]
    guard count > 0, step > 0 else { return 0..<count }
    let origin = solver.origin[axis]
    func group(at position: Double) -> Int {
      Int(max(0, min((position - origin) / step, Double(count))))
    }
    let first = max(0, group(at: low - templateBounds.end(axis)) - 1)
    let last = min(count, group(at: high - templateBounds.start(axis)) + 2)
    return first..<max(first, last)
  }
}

extension Frame? {
  /// The smallest frame around both.
  func union(_ other: Frame) -> Frame {
    guard let self else { return other }
    let x = min(self.x, other.x)
    let y = min(self.y, other.y)
    return Frame(
      x: x, y: y, width: max(self.x + self.width, other.x + other.width) - x,
      height: max(self.y + self.height, other.y + other.height) - y)
  }
}
