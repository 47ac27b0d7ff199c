internal import LayoutEngine
internal import RecordStream

/// Writes frames as members, and remembers how numbers read: the columns of a grid come again in
/// every row, and shortest digits are not found for nothing.
struct FrameText {
  private struct Entry {
    var number = Double.nan
    var text: [UInt8] = []
  }

  private var entries = [Entry](repeating: Entry(), count: 16)

  /// `"frame":{"x":…,"y":…,"width":…,"height":…}`, without a comma.
  mutating func append(_ frame: Frame, to output: inout ByteBuffer) {
    output.append("\"frame\":{\"x\":")
    append(frame.x, to: &output)
    output.append(",\"y\":")
    append(frame.y, to: &output)
    output.append(",\"width\":")
    append(frame.width, to: &output)
    output.append(",\"height\":")
    append(frame.height, to: &output)
    output.append(0x7D)
  }

  private mutating func append(_ number: Double, to output: inout ByteBuffer) {
    // Whole numbers are quick without.
    if number.magnitude < 1e15, number == Double(Int(number)) {
      return output.append(decimal: Int(number))
    }
    let bits = number.bitPattern
    let slot = Int(truncatingIfNeeded: (bits ^ bits &>> 17 ^ bits &>> 41) & 15)
    if entries[slot].number == number { return output.append(entries[slot].text) }
    let start = output.count
    output.appendJSON(number: number)
    entries[slot] = Entry(number: number, text: Array(output.bytes[start...]))
  }
}
