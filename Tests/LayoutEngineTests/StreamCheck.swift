import LayoutEngine
import Testing

/// Runs sections through a stream, item by item, and compares bit for bit with a whole result.
struct StreamCheck {
  var items: [[PlacedItem]] = []
  var badges: [[PlacedSupplementary]] = []
  var boundary: [PlacedSupplementary] = []
  var decorations: [PlacedDecoration] = []
  var ends: [SectionEnd] = []
  let end: LayoutEnd
  let waited: Bool

  init(
    _ inputs: [SectionInput], _ environment: LayoutEnvironment,
    _ configuration: LayoutConfiguration
  ) throws {
    var stream = LayoutStream(environment, configuration)
    for input in inputs {
      let start = stream.beginSection(
        input.layout, measured: input.measuredSupplementaries,
        orthogonalOffset: input.orthogonalOffset)
      boundary += start.supplementaries
      var placed: [PlacedItem] = []
      var attached: [PlacedSupplementary] = []
      func take(_ count: Int, _ stream: inout LayoutStream) {
        for position in 0..<count {
          placed.append(stream.item(position))
          stream.forEachSupplementary(ofItem: position) { attached.append($0) }
        }
      }
      for item in 0..<input.itemCount {
        let measured =
          item < input.measuredSizes.count ? input.measuredSizes[item] : MeasuredSize.unmeasured
        take(try stream.append(measured), &stream)
        if start.itemsWait == .section { #expect(placed.isEmpty) }
      }
      let end = stream.endSection()
      take(end.readyItems, &stream)
      boundary += end.supplementaries
      decorations += end.decorations
      items.append(placed)
      badges.append(attached)
      ends.append(end)
    }
    end = stream.finish()
    waited = stream.framesWaitForEnd
    boundary = boundary.map { finish($0) } + end.supplementaries
  }

  private func finish(_ placed: PlacedSupplementary) -> PlacedSupplementary {
    guard waited else { return placed }
    var finished = placed
    finished.frame = end.finish(placed.frame)
    return finished
  }

  func expectSame(as result: LayoutResult) {
    #expect(end.contentSize == result.contentSize)
    #expect(boundary == result.boundarySupplementaries)
    #expect(
      decorations.map { waited ? end.finish($0.frame) : $0.frame }
        == result.decorations.map(\.frame))
    for section in 0..<result.sectionCount {
      #expect(items[section].map(\.index) == Array(0..<result.itemCount(inSection: section)))
      let frames = items[section].map { waited ? end.finish($0.frame) : $0.frame }
      #expect(
        frames
          == (0..<result.itemCount(inSection: section)).map {
            result.frame(section: section, item: $0)
          })
      #expect(
        items[section].map(\.zIndex)
          == (0..<result.itemCount(inSection: section)).map {
            result.zIndex(section: section, item: $0)
          })
      #expect(
        badges[section].map(finish) == result.itemSupplementaries(inSection: section))
      #expect(ends[section].contentExtent == result.orthogonalContentExtent(section))
      #expect(
        ends[section].frame.map { waited ? end.finish($0) : $0 } == result.sectionFrame(section))
    }
  }
}
