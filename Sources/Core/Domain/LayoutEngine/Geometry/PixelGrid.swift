/// The pixels that lengths are rounded to, and when.
///
/// `frame` is what UIKit does from iOS 13 to 16: solve exactly, then round x, y, width and height
/// each for itself, which leaves gaps and overlaps of one pixel. `size` is iOS 17: sizes are
/// rounded as they are resolved, positions add up rounded sizes. Both were read off recorded
/// UIKit pictures.
@frozen @usableFromInline
package struct PixelGrid: Equatable, Sendable {
  @frozen @usableFromInline
  package enum Rounding: String, CaseIterable, Sendable {
    case none
    case frame
    case size
  }

  /// Pixels per point; 1 or more where the grid rounds.
  @usableFromInline package let scale: Double
  @usableFromInline package let rounding: Rounding

  /// A scale that is not a positive number rounds nothing.
  package init(scale: Double, rounding: Rounding) {
    let usable = scale > 0 && scale.isFinite
    self.scale = usable ? scale : 1
    self.rounding = usable ? rounding : .none
  }

  /// Exact doubles, the default.
  package static let exact = PixelGrid(scale: 1, rounding: .none)

  @inlinable package var rounds: Bool { rounding != .none }

  /// The nearest multiple of a pixel; halves go away from zero, and there is no negative zero.
  @inlinable package func nearest(_ value: Double) -> Double {
    Self.rounded(value * scale) / scale + 0
  }

  /// Rounded to a whole number, halves away from zero, by arithmetic alone: the library function
  /// would be a call into C for every number.
  @inlinable static func rounded(_ value: Double) -> Double {
    // From here on every double is a whole number; what is not a number ends here too.
    guard abs(value) < 0x1p52 else { return value }
    let whole = Double(Int64(value))
    let rest = value - whole
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// A resolved size as the solver goes on with it.
  func resolved(_ extent: Double) -> Double { rounding == .size ? nearest(extent) : extent }

  func resolved(_ size: Size) -> Size {
    Size(width: resolved(size.width), height: resolved(size.height))
  }

  @inlinable package func final(_ frame: Frame) -> Frame {
    guard rounds else { return frame }
    return Frame(
      x: nearest(frame.x), y: nearest(frame.y), width: nearest(frame.width),
      height: nearest(frame.height))
  }

  func final(_ size: Size) -> Size {
    guard rounds else { return size }
    return Size(width: nearest(size.width), height: nearest(size.height))
  }

  func final(_ extent: Double) -> Double { rounds ? nearest(extent) : extent }
}
