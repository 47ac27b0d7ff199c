/// Deals the items of one section out into groups, and groups along the section.
///
/// Where every size is fixed an item is final at once and nothing is kept per item: the frame is
/// the template's, moved by a multiple of the pitch. Otherwise items wait for their group to be
/// complete, or for the section where its groups share an extent.
@usableFromInline
struct SectionSolver: Sendable {
  let plan: SectionPlan
  /// Nil where there is no room at all, or the template failed.
  let template: Template?
  let failure: LayoutError?
  var arranger: GroupArranger?
  var totals = SectionTotals()
  /// The offset of the next group from the first.
  var offset = ExactSum()
  /// The first group's start along the layout axis, edge spacing included.
  var firstMain: Double?
  /// Whether items wait for the section's end: its groups share an extent, or are lined up within
  /// the tallest one.
  let itemsWaitForSection: Bool
  /// How many items a full group has; 0 where the section takes none.
  let groupCount: Int
  /// How many items wait, and their sizes; kept after they are handed out, for their badges.
  var waiting = 0
  var pending: [MeasuredSize] = []
  /// The group arranged last, counted from the first one handed out last.
  var arranged = 0

  @usableFromInline var isFixed: Bool
  /// Items' frames relative to their group.
  @usableFromInline var frames: [Frame]
  @usableFromInline var zIndices: [Int]
  @usableFromInline var origin: Point
  @usableFromInline var step: Point
  @usableFromInline var groupOrigin: Point
  @usableFromInline var group = 0
  @usableFromInline var slot = -1
  @usableFromInline var itemCount = 0
  /// The first of the items that became final last, and unless sizes are fixed their frames and
  /// the origins of their groups.
  @usableFromInline var firstReady = 0
  @usableFromInline var ready: [Frame] = []
  var readyGroups: [Point] = []

  init(_ plan: SectionPlan) {
    self.plan = plan
    do throws(LayoutError) {
      template = try Self.template(for: plan)
      failure = nil
    } catch {
      template = nil
      failure = error
    }
    isFixed = template?.isFixed ?? false
    groupCount = template?.count ?? 0
    itemsWaitForSection = template.map { Self.itemsWait($0, plan) } ?? false
    frames = template?.frames ?? []
    zIndices = []
    origin = .zero
    step = .zero
    groupOrigin = .zero
    guard let template else { return }
    zIndices = template.tree.items.map { template.tree.nodes[$0].zIndex ?? plan.itemZ }
    arranger = GroupArranger(tree: template.tree, grid: plan.environment.grid)
    if isFixed { settleSteps(template) }
  }

  private static func template(for plan: SectionPlan) throws(LayoutError) -> Template? {
    guard !plan.environment.container.isVoid else { return nil }
    guard plan.measured.areUsable else {
      throw LayoutError(
        reason: .unusableMeasurement, section: plan.index, path: "measured supplementaries",
        effectiveSize: .zero)
    }
    return try TemplateSolver.solve(
      plan.section.group, in: plan.container, grid: plan.environment.grid, section: plan.index)
  }

  private static func itemsWait(_ template: Template, _ plan: SectionPlan) -> Bool {
    let isFlexible = template.group.edges.start(plan.layoutAxis.crossing).isFlexible
    return !template.isFixed
      && (template.sharesAcrossSection || (plan.isOrthogonal && isFlexible))
  }

  /// Where the first group lies and how far the next one is, if groups are like the template.
  mutating func settleSteps(_ template: Template) {
    let axis = plan.layoutAxis
    let main = begin(firstGroup: template.size[axis])
    origin = plan.origin(of: template.group, size: template.size, main: main, room: crossRoom)
    step[axis] = plan.advance(template.group, size: template.size)
    groupOrigin = origin
  }

  /// Settles where the first group starts, once its extent is known.
  mutating func begin(firstGroup extent: Double) -> Double {
    if let firstMain { return firstMain }
    let edge = template?.group.edges.start(plan.layoutAxis).least ?? 0
    let main = plan.mainStart(firstGroup: extent) + edge
    firstMain = main
    return main
  }

  /// The room that a group is lined up in across the layout axis: the container's, or in a section
  /// that scrolls sideways the tallest group's.
  var crossRoom: Double {
    guard plan.isOrthogonal, let template else { return plan.container[plan.layoutAxis.crossing] }
    let across = plan.layoutAxis.crossing
    return isFixed
      ? template.group.outer(template.size[across], across) : totals.tallest
  }

  /// Counts one more item, of fixed size.
  @inlinable mutating func advance() {
    slot += 1
    if slot == frames.count {
      slot = 0
      group += 1
      groupOrigin = Point(
        x: origin.x + Double(group) * step.x, y: origin.y + Double(group) * step.y)
    }
    firstReady = itemCount
    itemCount += 1
  }

  /// The frame of a ready item, before mirroring and rounding to pixels.
  @inlinable func readyFrame(_ position: Int) -> Frame {
    isFixed ? frames[slot].offset(by: groupOrigin) : ready[position]
  }

  @inlinable func zIndex(ofItem index: Int) -> Int { zIndices[index % zIndices.count] }
}
