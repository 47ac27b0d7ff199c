import Testing

@testable import LayoutEngine

/// What holds for every layout, tried on many that are made up.
@Suite struct LayoutLawTests {
  static let seeds = Array(0..<400)

  /// A made-up layout, solved.
  private struct Sample {
    var environment: LayoutEnvironment
    var configuration: LayoutConfiguration
    var inputs: [SectionInput]

    init(_ seed: Int, isTame: Bool = false, rounds: Bool = true) {
      var generator = LayoutGenerator(seed: seed, isTame: isTame)
      environment = generator.environment(rounds: rounds)
      configuration = generator.configuration()
      inputs = generator.inputs(environment, configuration)
    }

    func solve() throws -> LayoutResult {
      try LayoutResult.solve(inputs, in: environment, configuration: configuration)
    }
  }

  @Test(arguments: seeds)
  func `Items one by one give the same frames as all at once, bit for bit`(_ seed: Int) throws {
    let sample = Sample(seed)
    try StreamCheck(sample.inputs, sample.environment, sample.configuration)
      .expectSame(as: sample.solve())
  }

  @Test(arguments: seeds)
  func `The same input gives the same result`(_ seed: Int) throws {
    #expect(try Sample(seed).solve().description == Sample(seed).solve().description)
  }

  @Test(arguments: seeds)
  func `What a rectangle shows is what meets it of everything`(_ seed: Int) throws {
    let result = try Sample(seed).solve()
    var generator = LayoutGenerator(seed: seed + 7)
    for _ in 0..<6 {
      let rect = Frame(
        x: generator.points(-50...400), y: generator.points(-50...600),
        width: generator.points(1...300), height: generator.points(1...300))
      let visible = result.elements(in: rect)
      var items: [VisibleElements.ItemPath] = []
      var supplementaries = result.boundarySupplementaries
      for section in 0..<result.sectionCount {
        for item in 0..<result.itemCount(inSection: section)
        where result.frame(section: section, item: item).intersects(rect) {
          items.append(VisibleElements.ItemPath(section: section, item: item))
        }
        supplementaries += result.itemSupplementaries(inSection: section)
      }
      #expect(visible.items == items)
      #expect(visible.supplementaries == supplementaries.filter { $0.frame.intersects(rect) })
      #expect(visible.decorations == result.decorations.filter { $0.frame.intersects(rect) })
    }
  }

  @Test(arguments: seeds)
  func `Items measured at their estimates lie as if not measured`(_ seed: Int) throws {
    var sample = Sample(seed)
    for index in sample.inputs.indices { sample.inputs[index].measuredSizes = [] }
    let unmeasured = try sample.solve()
    for index in sample.inputs.indices {
      let solver = unmeasured.sections[index].solver
      guard let template = solver.template else { continue }
      sample.inputs[index].measuredSizes = (0..<sample.inputs[index].itemCount).map {
        let size = template.tree.nodes[template.tree.items[$0 % template.count]].size
        return MeasuredSize(width: size.width, height: size.height)
      }
    }
    #expect(try sample.solve().description == unmeasured.description)
  }

  @Test(arguments: seeds)
  func `Right to left is the mirror image, and twice is where it began`(_ seed: Int) throws {
    var sample = Sample(seed, rounds: false)
    sample.environment.viewport = nil
    sample.environment.direction = .leftToRight
    let leftToRight = try sample.solve()
    sample.environment.direction = .rightToLeft
    let rightToLeft = try sample.solve()
    let width = leftToRight.contentSize.width
    #expect(rightToLeft.contentSize == leftToRight.contentSize)
    for section in 0..<leftToRight.sectionCount {
      for item in 0..<leftToRight.itemCount(inSection: section) {
        let frame = leftToRight.frame(section: section, item: item)
        let mirrored = rightToLeft.frame(section: section, item: item)
        #expect(mirrored == frame.mirrored(in: width))
        #expect(abs(mirrored.mirrored(in: width).x - frame.x) < 1e-9)
      }
    }
  }

  @Test(arguments: seeds)
  func `A section further down or further in moves as a whole`(_ seed: Int) throws {
    var sample = Sample(seed, rounds: false)
    sample.environment.viewport = nil
    sample.environment.direction = .leftToRight
    sample.configuration = LayoutConfiguration()
    sample.inputs = Array(sample.inputs.prefix(1))
    guard let before = try? sample.solve() else { return }
    let header = LayoutSection(
      group: LayoutGroup(
        axis: .vertical, size: LayoutSize(width: .absolute(8), height: .absolute(64)),
        contents: .custom([LayoutGroup.CustomItem(frame: .zero)])))
    sample.inputs.insert(SectionInput(layout: header, itemCount: 1), at: 0)
    sample.environment.container.width += 32
    sample.environment.boundaries.safeArea.leading += 32
    sample.environment.boundaries.layoutMargins.leading += 32
    sample.environment.boundaries.readableContent.leading += 32
    let after = try sample.solve()
    for item in 0..<before.itemCount(inSection: 0) {
      let old = before.frame(section: 0, item: item)
      let new = after.frame(section: 1, item: item)
      #expect(abs(new.x - old.x - 32) < 1e-9)
      #expect(abs(new.y - old.y - 64) < 1e-9)
      #expect(abs(new.width - old.width) < 1e-9)
      #expect(abs(new.height - old.height) < 1e-9)
    }
  }

  @Test(arguments: seeds)
  func `Nothing lies outside its section unless the layout says so`(_ seed: Int) throws {
    var sample = Sample(seed, isTame: true, rounds: false)
    sample.environment.viewport = nil
    let result = try sample.solve()
    for section in 0..<result.sectionCount {
      let solver = result.sections[section].solver
      guard let template = solver.template, solver.isTame(template) else { continue }
      let bounds = result.sectionFrame(section)
      for item in 0..<result.itemCount(inSection: section) {
        let frame = result.frame(section: section, item: item)
        #expect(frame.x >= bounds.x - 0.01 && frame.y >= bounds.y - 0.01)
        #expect(frame.end(.horizontal) <= bounds.end(.horizontal) + 0.01)
        #expect(frame.end(.vertical) <= bounds.end(.vertical) + 0.01)
      }
    }
  }

  @Test(arguments: seeds)
  func `No size is negative, and none is negative zero`(_ seed: Int) throws {
    let result = try Sample(seed).solve()
    for section in 0..<result.sectionCount {
      for item in 0..<result.itemCount(inSection: section) {
        let frame = result.frame(section: section, item: item)
        #expect(frame.width >= 0 && frame.height >= 0)
        #expect(frame.width.sign == .plus && frame.height.sign == .plus)
      }
    }
  }
}

extension SectionSolver {
  /// Whether no child asks for more than its group has: then nothing may stick out.
  fileprivate func isTame(_ template: Template) -> Bool {
    guard totals.tallest <= plan.container[plan.layoutAxis.crossing] + 0.01 else { return false }
    let slots = template.slots
    for (index, node) in template.tree.nodes.enumerated() where node.kind == .group {
      guard node.hugs.isEmpty || node.hugs == node.estimated else { return false }
      let room = slots[index].inset(by: node.insets)
      var child = index + 1
      while child < node.next {
        let inner = template.tree.nodes[child]
        for axis in [Axis.horizontal, .vertical] where !node.hugs.contains(axis) {
          guard inner.estimated.contains(axis) == false,
            slots[child].start(axis) >= room.start(axis) - 0.01,
            slots[child].end(axis) <= room.end(axis) + 0.01
          else { return false }
        }
        child = inner.next
      }
    }
    return true
  }
}
