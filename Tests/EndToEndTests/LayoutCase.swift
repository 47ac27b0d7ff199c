import Foundation

/// A known layout result as files for tmdb-layout, and as what its output has to agree with.
struct LayoutCase {
  let json: [String: Any]
  let expected: [String: Any]
  let tolerance: Double

  private struct Malformed: Error {}

  init(_ path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard let json = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Malformed()
    }
    self.json = json
    expected = json["expected"] as? [String: Any] ?? [:]
    tolerance = (json["tolerance"] as? Double ?? 0.001) + 1e-4
  }

  private var sections: [[String: Any]] { json["sections"] as? [[String: Any]] ?? [] }

  private func text(_ value: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
  }

  func document() throws -> String {
    var document = json["configuration"] as? [String: Any] ?? [:]
    if let direction = json["scrollDirection"] { document["scrollDirection"] = direction }
    var layouts: [String: Any] = [:]
    for (index, section) in sections.enumerated() { layouts["s\(index)"] = section["layout"] }
    document["sections"] = layouts
    return try text(document)
  }

  func records() throws -> String {
    var lines = [#"{"type":"stream","version":1}"#]
    for (index, section) in sections.enumerated() {
      var record: [String: Any] = ["type": "section", "section": "s\(index)"]
      if let measured = section["measuredSupplementaries"] as? [String: [Any]] {
        record["measured_supplementaries"] = measured.mapValues {
          ["width": $0[0], "height": $0[1]]
        }
      }
      lines.append(try text(record))
      let sizes = section["measuredSizes"] as? [[Any]] ?? []
      for item in 0..<(section["itemCount"] as? Int ?? 0) {
        let measured =
          item < sizes.count
          ? try text(["width": sizes[item][0], "height": sizes[item][1]]) : "null"
        lines.append(
          #"{"type":"movie","section":"s\#(index)","id":\#(item + 1),"measured":\#(measured)}"#)
      }
    }
    return (lines + [#"{"type":"end","complete":true}"#]).joined(separator: "\n") + "\n"
  }

  var arguments: [String] {
    var arguments: [String] = []
    let container = json["container"] as? [String: Double] ?? [:]
    arguments += ["--size", "\(number(container["width"]))x\(number(container["height"]))"]
    let isMirrored = json["layoutDirection"] as? String == "rtl"
    if isMirrored { arguments += ["--direction", "rtl"] }
    if let insets = json["environmentInsets"] as? [String: Double] {
      let sides = isMirrored ? ["trailing", "leading"] : ["leading", "trailing"]
      let values = ["top", sides[0], "bottom", sides[1]].map { number(insets[$0]) }
      arguments += ["--insets", values.joined(separator: ",")]
    }
    if let scale = json["displayScale"] as? Double {
      arguments += ["--scale", number(scale), "--rounding", json["rounding"] as? String ?? "none"]
    }
    if let offset = json["contentOffset"] as? [Double] ?? visibleOrigin {
      arguments += ["--content-offset", offset.map(number).joined(separator: ",")]
    }
    if let insets = json["adjustedContentInset"] as? [Double] {
      arguments += ["--adjusted-insets", insets.map(number).joined(separator: ",")]
    }
    for (index, section) in sections.enumerated() {
      if let offset = section["orthogonalOffset"] as? Double {
        arguments += ["--scroll", "s\(index)=\(number(offset))"]
      }
    }
    return arguments + (isViewport ? ["--visible"] : [])
  }

  private func number(_ value: Double?) -> String {
    let text = "\(value ?? 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private var visibleOrigin: [Double]? {
    guard isViewport, let rect = json["visibleRect"] as? [Double] else { return nil }
    return Array(rect.prefix(2))
  }

  /// Whether what is asked for as visible is what a viewport of the container's size shows.
  var isViewport: Bool {
    guard let rect = json["visibleRect"] as? [Double],
      let container = json["container"] as? [String: Double]
    else { return false }
    let offset = json["contentOffset"] as? [Double] ?? Array(rect.prefix(2))
    return rect == offset + [container["width"] ?? 0, container["height"] ?? 0]
  }
}
