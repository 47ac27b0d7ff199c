internal import LayoutEngine
internal import RecordStream

/// Writes records that carry a frame: at once, or where frames are not final before the layout
/// ends, all of them then. Those that the viewport does not show are left out.
struct FramedWriter {
  private struct Held {
    /// Where the part before the frame ends, and the part behind it.
    let split: Int
    let end: Int
    let frame: Frame?
    let isFiltered: Bool
  }

  let visibleArea: Frame?
  /// Whether frames wait for the end of the layout; then everything is held in memory.
  var waits = false
  private var text = FrameText()
  private var bytes = ByteBuffer()
  private var held: [Held] = []

  init(visibleArea: Frame?) {
    self.visibleArea = visibleArea
  }

  /// Writes a piece of `bytes`, the frame as a member, `suffix` and a line feed.
  ///
  /// - Parameter isFiltered: Whether the record is left out where its frame cannot be seen.
  mutating func write(
    _ bytes: ByteBuffer, _ piece: Range<Int>, _ frame: Frame?, _ suffix: ByteBuffer,
    isFiltered: Bool, into output: inout ByteBuffer
  ) {
    guard !waits else {
      self.bytes.append(bytes.span.extracting(piece))
      let split = self.bytes.count
      self.bytes.append(suffix)
      held.append(
        Held(split: split, end: self.bytes.count, frame: frame, isFiltered: isFiltered))
      return
    }
    if isFiltered, let visibleArea, let frame, !frame.intersects(visibleArea) { return }
    output.append(bytes.span.extracting(piece))
    if let frame { text.append(frame, to: &output) }
    output.append(suffix)
    output.append(0x0A)
  }

  /// Writes a frame alone, as a member.
  mutating func append(_ frame: Frame, into output: inout ByteBuffer) {
    text.append(frame, to: &output)
  }

  mutating func write(
    _ prefix: ByteBuffer, _ frame: Frame? = nil, _ suffix: ByteBuffer = ByteBuffer(),
    isFiltered: Bool = false, into output: inout ByteBuffer
  ) {
    write(prefix, 0..<prefix.count, frame, suffix, isFiltered: isFiltered, into: &output)
  }

  /// Writes what was held, its frames finished.
  mutating func finish(_ end: LayoutEnd, into output: inout ByteBuffer) {
    guard waits else { return }
    waits = false
    let held = held
    let bytes = bytes
    var start = 0
    for entry in held {
      var suffix = ByteBuffer()
      suffix.append(bytes.span.extracting(entry.split..<entry.end))
      write(
        bytes, start..<entry.split, entry.frame.map(end.finish), suffix,
        isFiltered: entry.isFiltered, into: &output)
      start = entry.end
    }
    self.held = []
    self.bytes = ByteBuffer()
  }
}
