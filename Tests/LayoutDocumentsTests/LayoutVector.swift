import Foundation
import LayoutEngine
import RecordStream
import Testing

@testable import LayoutDocuments

/// A layout with what is known of its result, out of Fixtures: `verified` ones were read off
/// UIKit's own pictures, texts and figures, `derived` ones follow from the rules.
struct LayoutVector: CustomTestStringConvertible {
  let name: String
  let json: JSONValue

  var testDescription: String { name }
  var expected: JSONValue { json["expected"] ?? .object([]) }
  var tolerance: Double { json["tolerance"]?.double ?? 0.001 }
  /// Results of old UIKit versions that later ones corrected.
  var isLegacy: Bool { json["conformance"]?.string == "informative-legacy" }
  var isSnap: Bool { json["kind"]?.string == "orthogonalSnap" }

  static let all: [LayoutVector] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures")
    return ["verified", "derived"].flatMap { kind -> [LayoutVector] in
      let files =
        (try? FileManager.default.contentsOfDirectory(
          at: folder.appending(path: kind), includingPropertiesForKeys: nil)) ?? []
      return files.sorted { $0.path < $1.path }.compactMap { file in
        guard let data = try? Data(contentsOf: file),
          let json = try? JSONValue(parsing: Array(data).span)
        else { return nil }
        return LayoutVector(name: file.deletingPathExtension().lastPathComponent, json: json)
      }
    }
  }()

  static let layouts = all.filter { !$0.isLegacy && !$0.isSnap }
  static let legacy = all.filter(\.isLegacy)
  static let snaps = all.filter(\.isSnap)

  /// The vector as a layout document, with sections named by their index.
  func document() throws -> LayoutDocument {
    var members: [JSONMember] = []
    for name in ["scrollDirection"] {
      if let value = json[name] { members.append(JSONMember(name: name, value: value)) }
    }
    members += json["configuration"]?.object ?? []
    let sections = (json["sections"]?.array ?? []).enumerated().map { index, section in
      JSONMember(name: "\(index)", value: section["layout"] ?? .null)
    }
    members.append(JSONMember(name: "sections", value: .object(sections)))
    return try LayoutDocument(.object(members))
  }

  func environment() -> LayoutEnvironment {
    let container = json["container"]
    var environment = LayoutEnvironment(
      container: Size(
        width: container?["width"]?.double ?? 0, height: container?["height"]?.double ?? 0))
    if let insets = json["environmentInsets"] {
      environment.boundaries = .init(
        every: EdgeInsets(
          top: insets["top"]?.double ?? 0, leading: insets["leading"]?.double ?? 0,
          bottom: insets["bottom"]?.double ?? 0, trailing: insets["trailing"]?.double ?? 0))
    }
    if json["layoutDirection"]?.string == "rtl" { environment.direction = .rightToLeft }
    if let scale = json["displayScale"]?.double {
      environment.grid = PixelGrid(
        scale: scale,
        rounding: json["rounding"]?.string.flatMap(PixelGrid.Rounding.init) ?? .none)
    }
    if let offset = json["contentOffset"]?.array?.compactMap(\.double), offset.count == 2 {
      environment.viewport = .init(contentOffset: Point(x: offset[0], y: offset[1]))
      if let insets = json["adjustedContentInset"]?.array?.compactMap(\.double), insets.count == 4 {
        environment.viewport?.adjustedInsets = EdgeInsets(
          top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
      }
    }
    return environment
  }

  func inputs(_ document: LayoutDocument, _ environment: LayoutEnvironment) throws
    -> [SectionInput]
  {
    try (json["sections"]?.array ?? []).enumerated().map { index, section in
      var input = SectionInput(
        layout: try #require(document.layout(for: "\(index)", in: environment)),
        itemCount: Int(section["itemCount"]?.integer ?? 0),
        orthogonalOffset: section["orthogonalOffset"]?.double ?? 0)
      input.measuredSizes = (section["measuredSizes"]?.array ?? []).map(Self.measured)
      for member in section["measuredSupplementaries"]?.object ?? [] {
        input.measuredSupplementaries[member.name] = Self.measured(member.value)
      }
      return input
    }
  }

  private static func measured(_ value: JSONValue) -> MeasuredSize {
    let pair = value.array ?? []
    return MeasuredSize(width: pair.first?.double, height: pair.last?.double)
  }
}
