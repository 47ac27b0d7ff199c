package import RecordStream

/// A rectangle in points, as the member `frame` carries it.
package struct FrameRecord: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Nil where the record has no `frame` of four finite numbers with a size of 0 or more.
  package init?(of record: borrowing RecordView, member: StaticString = "frame") {
    guard let frame = record.value(of: member), var members = JSONElements(frame) else {
      return nil
    }
    var values: [Double?] = [nil, nil, nil, nil]
    while let value = members.next() {
      let name = members.nameBytes
      if name.equals("x".utf8.span) { values[0] = value.number() }
      if name.equals("y".utf8.span) { values[1] = value.number() }
      if name.equals("width".utf8.span) { values[2] = value.number() }
      if name.equals("height".utf8.span) { values[3] = value.number() }
    }
    guard let x = values[0], let y = values[1], let width = values[2], let height = values[3],
      width >= 0, height >= 0
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension ByteBuffer {
  /// `"frame":{"x":…,"y":…,"width":…,"height":…}`, without a comma.
  package mutating func appendFrame(x: Double, y: Double, width: Double, height: Double) {
    append("\"frame\":{\"x\":")
    appendJSON(number: x)
    append(",\"y\":")
    appendJSON(number: y)
    append(",\"width\":")
    appendJSON(number: width)
    append(",\"height\":")
    appendJSON(number: height)
    append(0x7D)
  }
}
