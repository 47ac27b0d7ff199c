internal import Diagnostics
internal import LayoutDocuments
internal import LayoutEngine

/// Which layout each section gets: what the command line says of it, then what the stream says,
/// then what suits its name.
struct LayoutChoice: Sendable {
  /// A document and what messages and records call it; nil for a document of the user's.
  struct Named: Sendable {
    var document: LayoutDocument
    var name: String?
  }

  /// Of one section: `--set`.
  var bySection: [String: Named] = [:]
  /// Of all: `--layout` and `--columns`.
  var general: Named?

  /// What holds for all sections together.
  var configuration: LayoutConfiguration { general?.document.configuration ?? .init() }

  /// The layout that the command line gives a section; nil where it leaves that to the stream.
  func ordered(
    for section: String, in environment: LayoutEnvironment
  ) throws(LayoutFault) -> SectionLayout? {
    guard let named = bySection[section] ?? general else { return nil }
    guard let variant = named.document.variant(for: section, in: environment) else {
      throw LayoutFault(
        path: "$.sections",
        explanation: "no layout for section \(section) in this environment; add one of that name, "
          + "or \"*\" for the rest")
    }
    return SectionLayout(variant: variant, name: named.name)
  }

  /// The built-in layout of that name, else the one that suits the section's.
  static func builtIn(
    for section: String, named name: String?, in environment: LayoutEnvironment
  ) throws(LayoutFault) -> SectionLayout {
    let preset =
      name.flatMap { LayoutPreset(rawValue: $0) } ?? (section == "popular" ? .carousel : .grid)
    guard let variant = try preset.document().variant(for: section, in: environment) else {
      throw LayoutFault(path: "$.sections", explanation: "no layout for section \(section)")
    }
    return SectionLayout(variant: variant, name: preset.rawValue)
  }

  static var builtInNames: String {
    LayoutPreset.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

/// The layout of one section, and its name if it has one.
struct SectionLayout: Sendable {
  var variant: LayoutDocument.Variant
  var name: String?
}
