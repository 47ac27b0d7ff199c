import Foundation

extension LayoutCase {
  /// Where the output of tmdb-layout is not what is known; what is not known is left open.
  func differences(from output: String) throws -> [String] {
    var known = Placed()
    for line in output.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      if let record = object as? [String: Any] { known.add(record) }
    }
    var wrong: [String] = []
    for (what, frame) in frames() where !agrees(known.frames[what], frame) {
      wrong.append("\(what) is \(known.frames[what] ?? []), not \(frame)")
    }
    if let size = expected["contentSize"] as? [Any], !agrees(known.contentSize, size) {
      wrong.append("the content size is \(known.contentSize ?? []), not \(size)")
    }
    for (section, extent) in (expected["orthogonalContentExtents"] as? [Any] ?? []).enumerated() {
      let actual = known.extents["s\(section)"]
      if !agrees(actual.map { [$0] }, [extent]) || (extent is NSNull && actual != nil) {
        wrong.append("the content of section \(section) is \(actual ?? -1), not \(extent)")
      }
    }
    if isViewport, let visible = (expected["visible"] as? [String: Any])?["items"] as? [[Int]] {
      let wanted = visible.map { "item s\($0[0]) \($0[1])" }
      if known.films != wanted { wrong.append("visible are \(known.films), not \(wanted)") }
    }
    return wrong
  }

  private func agrees(_ actual: [Double]?, _ expected: [Any]) -> Bool {
    let stated = expected.enumerated().compactMap { index, value in
      (value as? Double).map { (index, $0) }
    }
    guard let actual else { return stated.isEmpty }
    return stated.allSatisfy { abs(actual[$0] - $1) <= tolerance }
  }

  /// Everything whose frame is known; items that a viewport hides are not written.
  private func frames() -> [(String, [Any])] {
    var frames: [(String, [Any])] = []
    if !isViewport {
      for (section, items) in (expected["frames"] as? [[Any]] ?? []).enumerated() {
        for (item, frame) in items.enumerated() {
          if let frame = frame as? [Any] { frames.append(("item s\(section) \(item)", frame)) }
        }
      }
      for placed in expected["supplementaries"] as? [[String: Any]] ?? [] {
        let section = (placed["section"] as? Int).map { "s\($0)" } ?? "-"
        let host =
          (placed["item"] as? Int).map { "item \($0)" }
          ?? (placed["group"] as? Int).map { "group \($0)" } ?? ""
        let kind = placed["elementKind"] as? String ?? ""
        frames.append(("\(kind) \(section) \(host)", placed["frame"] as? [Any] ?? []))
      }
      for placed in expected["decorations"] as? [[String: Any]] ?? [] {
        let section = placed["section"] as? Int ?? -1
        let kind = placed["elementKind"] as? String ?? ""
        frames.append(("decoration \(kind) s\(section)", placed["frame"] as? [Any] ?? []))
      }
    }
    for (section, frame) in (expected["sectionFrames"] as? [[Any]] ?? []).enumerated() {
      frames.append(("section s\(section)", frame))
    }
    return frames
  }

  /// What tmdb-layout wrote, by name.
  private struct Placed {
    var frames: [String: [Double]] = [:]
    var extents: [String: Double] = [:]
    var contentSize: [Double]?
    var films: [String] = []

    mutating func add(_ record: [String: Any]) {
      let section = record["section"] as? String ?? "-"
      let frame = (record["frame"] as? [String: Double]).map { frame in
        ["x", "y", "width", "height"].map { frame[$0] ?? .nan }
      }
      let kind = record["kind"] as? String ?? ""
      switch record["type"] as? String {
      case "movie":
        let name = "item \(section) \((record["id"] as? Int ?? 0) - 1)"
        films.append(name)
        frames[name] = frame
      case "supplementary":
        let host =
          (record["item"] as? Int).map { "item \($0)" }
          ?? (record["group"] as? Int).map { "group \($0)" } ?? ""
        frames["\(kind) \(section) \(host)"] = frame
      case "decoration": frames["decoration \(kind) \(section)"] = frame
      case "section_end":
        frames["section \(section)"] = frame
        extents[section] = record["content_extent"] as? Double
      case "layout":
        let size = record["content_size"] as? [String: Double]
        contentSize = [size?["width"] ?? .nan, size?["height"] ?? .nan]
      default: break
      }
    }
  }
}
