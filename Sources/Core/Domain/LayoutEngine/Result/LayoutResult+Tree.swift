extension LayoutResult: CustomStringConvertible {
  /// The layout as an indented tree: sections, their headers, backgrounds, groups and items.
  package var description: String { tree(itemLimit: .max) }

  /// The tree with at most `itemLimit` items of each section.
  package func tree(itemLimit: Int) -> String {
    var lines = ["layout \(contentSize.width.digits) x \(contentSize.height.digits)"]
    for placed in boundarySupplementaries where placed.section == nil {
      lines.append("  " + Self.text(placed))
    }
    for section in sections.indices { add(section, itemLimit, to: &lines) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func add(_ section: Int, _ itemLimit: Int, to lines: inout [String]) {
    var line = "  section \(section) \(Self.text(sectionFrame(section)))"
    if let extent = orthogonalContentExtent(section) {
      line += " content \(extent.digits)"
    }
    lines.append(line)
    for decoration in decorations where decoration.section == section {
      lines.append(
        "    \(decoration.elementKind) \(Self.text(decoration.frame)) z \(decoration.zIndex)")
    }
    for placed in boundarySupplementaries where placed.section == section {
      lines.append("    " + Self.text(placed))
    }
    guard let template = sections[section].solver.template else { return }
    for item in 0..<min(itemCount(inSection: section), itemLimit) {
      if item % template.count == 0 { lines.append("    group \(item / template.count)") }
      lines.append("      item \(item) \(Self.text(frame(section: section, item: item)))")
      for badge in supplementaries(section: section, item: item) {
        lines.append("        " + Self.text(badge))
      }
    }
    let rest = itemCount(inSection: section) - itemLimit
    if rest > 0 { lines.append("    and \(rest) more items") }
  }

  private static func text(_ placed: PlacedSupplementary) -> String {
    "\(placed.elementKind) \(text(placed.frame)) z \(placed.zIndex)"
      + (placed.isPinned ? " pinned" : "")
  }

  private static func text(_ frame: Frame) -> String {
    "\(frame.x.digits) \(frame.y.digits) \(frame.width.digits) x \(frame.height.digits)"
  }
}
