/// A layout solved as a whole: where everything lies, and what a rectangle shows.
///
/// Sections of fixed sizes, and estimated ones that nobody measured, take constant space; frames
/// are looked up, not stored.
package struct LayoutResult: Sendable {
  package let contentSize: Size
  /// Headers and footers of sections and of the layout.
  package let boundarySupplementaries: [PlacedSupplementary]
  package let decorations: [PlacedDecoration]
  /// Sections that were left empty because they cannot be laid out.
  package let errors: [LayoutError]
  package let warnings: [LayoutWarning]
  let sections: [SectionResult]
  let ends: [SectionEnd]
  let finisher: FrameFinisher
  let index: LayoutIndex

  /// Solves the layout; the same input always gives the same result.
  ///
  /// - Parameter keepsGoing: Leave sections that cannot be laid out empty, rather than throw.
  /// - Complexity: O(1) for each section that repeats, else O(n) for its items.
  package static func solve(
    _ inputs: [SectionInput], in environment: LayoutEnvironment,
    configuration: LayoutConfiguration = LayoutConfiguration(),
    measured: MeasuredSupplementaries = MeasuredSupplementaries(), keepsGoing: Bool = false
  ) throws(LayoutError) -> LayoutResult {
    var collector = LayoutCollector(environment, configuration, measured)
    for input in inputs { try collector.add(input, keepsGoing: keepsGoing) }
    return LayoutResult(collector)
  }

  private init(_ collector: LayoutCollector) {
    let end = collector.stream.finish()
    finisher = end.finisher
    contentSize = end.contentSize
    errors = collector.errors
    warnings = collector.warnings
    let isVoid = collector.stream.environment.container.isVoid
    sections = isVoid ? [] : collector.sections
    ends = isVoid ? [] : collector.ends
    let finish = collector.stream.framesWaitForEnd
    boundarySupplementaries =
      collector.supplementaries.map { finish ? end.finisher.finish($0) : $0 } + end.supplementaries
    decorations = collector.ends.flatMap(\.decorations).map { decoration in
      guard finish else { return decoration }
      var finished = decoration
      finished.frame = end.finisher.finish(decoration.frame)
      return finished
    }
    index = LayoutIndex(
      sections: sections, supplementaries: boundarySupplementaries, decorations: decorations,
      axis: collector.stream.configuration.scrollDirection, mirrored: finish)
    framesWaited = finish
  }

  private let framesWaited: Bool

  /// How many sections there are; none in a container without room.
  package var sectionCount: Int { sections.count }

  package func itemCount(inSection section: Int) -> Int { sections[section].itemCount }

  package func frame(section: Int, item: Int) -> Frame {
    finisher.finish(sections[section].frame(item))
  }

  package func zIndex(section: Int, item: Int) -> Int {
    sections[section].solver.zIndex(ofItem: item)
  }

  package func sectionFrame(_ section: Int) -> Frame {
    let frame = ends[section].frame ?? .zero
    return framesWaited ? finisher.finish(frame) : frame
  }

  /// The length of a sideways scrolling section's content; nil for other sections.
  package func orthogonalContentExtent(_ section: Int) -> Double? { ends[section].contentExtent }

  /// The badges of an item, and of groups that start with it.
  package func supplementaries(section: Int, item: Int) -> [PlacedSupplementary] {
    var solver = sections[section].solver
    var badges: [PlacedSupplementary] = []
    solver.supplementaries(ofItem: item, finisher: finisher) { badges.append($0) }
    return badges
  }

  /// All badges of a section, in the order of its items.
  package func itemSupplementaries(inSection section: Int) -> [PlacedSupplementary] {
    var solver = sections[section].solver
    var badges: [PlacedSupplementary] = []
    for item in 0..<solver.itemCount {
      solver.supplementaries(ofItem: item, finisher: finisher) { badges.append($0) }
    }
    return badges
  }
}
