import LayoutEngine
import RecordStream
import Testing

/// Compares a result with what a vector states; what it does not state is left open.
struct VectorCheck {
  let vector: LayoutVector
  let result: LayoutResult

  func checkAll() {
    checkItems()
    checkSupplementaries()
    checkDecorations()
    checkSections()
    checkVisible()
  }

  private func expect(_ frame: Frame?, _ expected: JSONValue?, _ what: String) {
    guard let expected, expected != .null else { return }
    guard let frame else {
      Issue.record("\(what) is missing")
      return
    }
    let actual = [frame.x, frame.y, frame.width, frame.height]
    for (part, value) in zip(actual, expected.array ?? []) {
      guard let wanted = value.double else { continue }
      if abs(part - wanted) > vector.tolerance + 1e-4 {
        Issue.record("\(what) is \(actual), not \(expected.array?.map { $0.double ?? -1 } ?? [])")
        return
      }
    }
  }

  private func checkItems() {
    for (section, frames) in (vector.expected["frames"]?.array ?? []).enumerated() {
      for (item, expected) in (frames.array ?? []).enumerated() {
        let known = section < result.sectionCount && item < result.itemCount(inSection: section)
        expect(
          known ? result.frame(section: section, item: item) : nil, expected,
          "item \(section)/\(item)")
      }
    }
    for entry in (vector.expected["sparseFrames"]?.array ?? []).compactMap(\.array) {
      let section = Int(entry[0].integer ?? 0)
      let item = Int(entry[1].integer ?? 0)
      expect(result.frame(section: section, item: item), entry[2], "item \(section)/\(item)")
    }
  }

  private func checkSupplementaries() {
    let badges = (0..<result.sectionCount).flatMap { result.itemSupplementaries(inSection: $0) }
    for expected in vector.expected["supplementaries"]?.array ?? [] {
      let kind = expected["elementKind"]?.string ?? ""
      let section = expected["section"]?.integer.map { Int($0) }
      let host: PlacedSupplementary.Host
      if let item = expected["item"]?.integer {
        host = .item(Int(item))
      } else if let group = expected["group"]?.integer {
        host = .group(Int(group))
      } else {
        host = .boundary
      }
      let found = (result.boundarySupplementaries + badges).first {
        $0.elementKind == kind && $0.section == section && $0.host == host
      }
      expect(found?.frame, expected["frame"], "\(kind) \(String(describing: section)) \(host)")
      if let pinned = expected["pinned"]?.bool { #expect(found?.isPinned == pinned) }
    }
  }

  private func checkDecorations() {
    guard let decorations = vector.expected["decorations"]?.array else { return }
    for expected in decorations {
      let found = result.decorations.first {
        $0.elementKind == expected["elementKind"]?.string
          && $0.section == expected["section"]?.integer.map { Int($0) }
      }
      expect(found?.frame, expected["frame"], "\(expected)")
    }
  }

  private func checkSections() {
    let frames = vector.expected["sectionFrames"]?.array
    if let frames { #expect(frames.count == result.sectionCount) }
    for (section, expected) in (frames ?? []).enumerated() where section < result.sectionCount {
      expect(result.sectionFrame(section), expected, "section \(section)")
    }
    if let size = vector.expected["contentSize"] {
      let content = result.contentSize
      expect(
        Frame(x: content.width, y: content.height, width: 0, height: 0), size, "content size")
    }
    for (section, expected) in (vector.expected["orthogonalContentExtents"]?.array ?? [])
      .enumerated()
    {
      let extent = result.orthogonalContentExtent(section)
      if let wanted = expected.double {
        #expect(extent.map { abs($0 - wanted) <= vector.tolerance } == true)
      } else {
        #expect(extent == nil)
      }
    }
  }

  private func checkVisible() {
    guard let rect = vector.json["visibleRect"]?.array?.compactMap(\.double), rect.count == 4,
      let expected = vector.expected["visible"]
    else { return }
    let visible = result.elements(
      in: Frame(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
    #expect(
      visible.items.map { [$0.section, $0.item] }
        == (expected["items"]?.array ?? []).map {
          ($0.array ?? []).compactMap { Int($0.integer ?? -1) }
        })
    #expect(
      visible.supplementaries.map { "\($0.elementKind) \($0.section ?? -1)" }
        == (expected["supplementaries"]?.array ?? []).map {
          "\($0.array?.first?.string ?? "") \($0.array?.last?.integer ?? -1)"
        })
  }
}
