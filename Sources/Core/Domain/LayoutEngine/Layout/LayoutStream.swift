/// Lays sections out while their items are still arriving.
///
/// A tool uses it like this, and needs memory for the items of one group only:
///
///     var stream = LayoutStream(environment, configuration)
///     let start = stream.beginSection(layout, measured: headers)     // write start.supplementaries
///     // for each film: hold it back, and as soon as items are final write the oldest held back
///     let size = stream.nextSlot.isEstimated ? measure(film, stream.nextSlot) : .unmeasured
///     let ready = try stream.append(size)
///     for position in 0..<ready { write(stream.item(position)) }
///     let end = stream.endSection()                    // the same for end.readyItems, then write
///     let last = stream.finish()                       // content size, what waited for it
///
/// With fixed sizes every item is final at once; with estimates, when its group is full or the
/// section ends. `SectionStart.itemsWait` says which, and where a section must be held back whole.
/// Only frames of a layout that scrolls sideways from right to left wait for the end of everything:
/// see `framesWaitForEnd`. Frames are the same, bit for bit, as those of `LayoutResult`.
@usableFromInline
package struct LayoutStream: Sendable {
  package let environment: LayoutEnvironment
  package let configuration: LayoutConfiguration
  let global: GlobalPlan
  @usableFromInline let finisher: FrameFinisher
  @usableFromInline var solver: SectionSolver
  var cursor: Double
  var sections = 0
  var deferred: [DeferredPins] = []

  package init(
    _ environment: LayoutEnvironment, _ configuration: LayoutConfiguration = LayoutConfiguration(),
    measured: MeasuredSupplementaries = MeasuredSupplementaries()
  ) {
    self.environment = environment
    self.configuration = configuration
    global = GlobalPlan(environment, configuration, measured: measured)
    finisher = global.streamFinisher
    cursor = global.boundary.startBand
    solver = SectionSolver(
      SectionPlan(
        .none, index: 0, start: 0, environment: LayoutEnvironment(container: .zero),
        configuration: configuration, measured: MeasuredSupplementaries(), orthogonalOffset: 0,
        pinning: nil))
  }

  /// Whether frames are handed out unfinished: mirroring needs the width of the whole content.
  ///
  /// Then hold everything back and pass each frame through `LayoutEnd.finish`.
  package var framesWaitForEnd: Bool { global.mirrorsAtEnd }

  /// Whether the container is empty; then no item becomes final, and nothing is placed.
  package var hasNoRoom: Bool { environment.container.isVoid }

  /// The room for the item that comes next, for whoever measures it.
  package var nextSlot: ItemSlot {
    guard let template = solver.template else {
      return ItemSlot(size: .zero, widthIsEstimated: false, heightIsEstimated: false)
    }
    return template.slot(of: solver.itemCount % template.count)
  }

  /// Counts one more item of the section, and returns how many items are final now, oldest first.
  ///
  /// Throws what makes the section impossible; the section then stays empty.
  @inlinable
  package mutating func append(
    _ measured: MeasuredSize = .unmeasured
  ) throws(LayoutError) -> Int {
    guard solver.isFixed else { return try solver.appendEstimated(measured) }
    solver.advance()
    return 1
  }

  /// The same, with the item measured by whoever draws it, if its size is an estimate.
  package mutating func append(
    measuring: some ItemMeasuring
  ) throws(LayoutError) -> Int {
    let slot = nextSlot
    guard slot.isEstimated else { return try append() }
    return try append(measuring.size(ofItemAt: solver.itemCount, in: slot))
  }

  /// One of the items that became final last.
  @inlinable
  package func item(_ position: Int) -> PlacedItem {
    let index = solver.firstReady + position
    return PlacedItem(
      index: index, frame: finisher.finish(solver.readyFrame(position)),
      zIndex: solver.zIndex(ofItem: index))
  }

  /// Whether items or groups of the section have badges.
  package var hasItemSupplementaries: Bool {
    solver.template?.hasSupplementaries ?? false
  }

  /// The badges that come with one of the items that became final last: its own, and those of
  /// groups that start with it.
  package mutating func forEachSupplementary(
    ofItem position: Int, _ body: (PlacedSupplementary) -> Void
  ) {
    solver.supplementaries(ofReady: position, finisher: finisher, body)
  }
}

extension LayoutSection {
  /// A section that places nothing, for a stream between sections.
  static let none = LayoutSection(
    group: LayoutGroup(
      axis: .vertical, size: LayoutSize(width: .absolute(0), height: .absolute(0)),
      contents: .custom([])))
}
