/// The last step on every frame: mirrored where reading goes right to left, then on the pixels.
@frozen @usableFromInline
package struct FrameFinisher: Equatable, Sendable {
  @usableFromInline let grid: PixelGrid
  @usableFromInline let mirrors: Bool
  /// The width of the content that frames are mirrored in.
  @usableFromInline let width: Double

  init(grid: PixelGrid, mirroredIn width: Double?) {
    self.grid = grid
    mirrors = width != nil
    self.width = width ?? 0
  }

  @inlinable package func finish(_ frame: Frame) -> Frame {
    grid.final(mirrors ? frame.mirrored(in: width) : frame)
  }

  func finish(_ supplementary: PlacedSupplementary) -> PlacedSupplementary {
    var placed = supplementary
    placed.frame = finish(placed.frame)
    return placed
  }

  /// Where a finished rectangle lies before finishing, so wide that rounding cannot hide anything.
  func searchArea(for rect: Frame) -> Frame {
    let area = mirrors ? rect.mirrored(in: width) : rect
    let margin = grid.rounds ? 2 / grid.scale : 1e-6 * max(1, abs(area.x), abs(area.y))
    return Frame(
      x: area.x - margin, y: area.y - margin, width: area.width + 2 * margin,
      height: area.height + 2 * margin)
  }
}
