/// Feeds whole sections to a stream and keeps what it hands out.
struct LayoutCollector {
  var stream: LayoutStream
  private(set) var sections: [SectionResult] = []
  private(set) var ends: [SectionEnd] = []
  private(set) var supplementaries: [PlacedSupplementary] = []
  private(set) var warnings: [LayoutWarning] = []
  private(set) var errors: [LayoutError] = []

  init(
    _ environment: LayoutEnvironment, _ configuration: LayoutConfiguration,
    _ measured: MeasuredSupplementaries
  ) {
    stream = LayoutStream(environment, configuration, measured: measured)
  }

  mutating func add(_ input: SectionInput, keepsGoing: Bool) throws(LayoutError) {
    let start = stream.beginSection(
      input.layout, measured: input.measuredSupplementaries,
      orthogonalOffset: input.orthogonalOffset)
    do throws(LayoutError) {
      try fill(input)
    } catch {
      guard keepsGoing else { throw error }
      errors.append(error)
    }
    let end = stream.endSection()
    warnings += start.warnings
    supplementaries += start.supplementaries + end.supplementaries
    ends.append(end)
    sections.append(SectionResult(stream.solver))
  }

  private mutating func fill(_ input: SectionInput) throws(LayoutError) {
    guard input.measuredSizes.count <= input.itemCount else {
      throw LayoutError(
        reason: .surplusMeasurements, section: stream.solver.plan.index, path: "measured sizes",
        effectiveSize: .zero)
    }
    if input.measuredSizes.allSatisfy({ $0 == .unmeasured }) || stream.solver.isFixed {
      try stream.solver.fill(input.itemCount)
    } else {
      try stream.solver.fill(input.itemCount, measured: input.measuredSizes)
    }
  }
}
