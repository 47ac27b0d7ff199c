internal import LayoutEngine
internal import RecordStream
internal import TextCells

/// Finds out how much room films and headers take: from what their records say, else from the cells
/// that tmdb-render paints.
struct FilmMeasurer: Sendable {
  private var heights: CellHeights
  private let measuresText: Bool

  init(measuresText: Bool, overviewLines: Int) {
    self.measuresText = measuresText
    heights = CellHeights(MovieCell(overviewLines: overviewLines))
  }

  /// The size of a film in a slot; asked only where the slot is estimated.
  mutating func size(
    of film: borrowing RecordView, _ members: FilmMembers, in slot: ItemSlot
  ) throws(RecordFault) -> MeasuredSize {
    var size = MeasuredSize.unmeasured
    if let index = members.measured {
      size = try Self.size(film.field(at: index), at: Int(film.members[index].valueStart))
    }
    if measuresText, slot.heightIsEstimated, size.height == nil {
      size.height = heights.height(film, members, width: slot.size.width)
    }
    return size
  }

  /// The sizes of a section's headers, footers and badges, by kind.
  func sizes(
    of section: borrowing RecordView, _ layout: LayoutSection
  ) throws(RecordFault) -> MeasuredSupplementaries {
    var sizes = MeasuredSupplementaries()
    if measuresText {
      // A title takes one line.
      sizes["header"] = MeasuredSize(height: CellGeometry.height(rows: 1))
    }
    guard let index = section.index(of: "measured_supplementaries") else { return sizes }
    let offset = Int(section.members[index].valueStart)
    guard var kinds = JSONElements(section.field(at: index)) else {
      throw Self.fault(
        "measured_supplementaries is {\"header\":{\"width\":…,\"height\":…}, …}", offset)
    }
    while let value = kinds.next() {
      var kind = ByteBuffer()
      kind.appendUnescaped(kinds.nameBytes)
      sizes[kind.text] = try Self.size(value, at: offset)
    }
    return sizes
  }

  /// `{"width":…,"height":…}`, where null and a missing member say nothing.
  private static func size(
    _ field: FieldView, at offset: Int
  ) throws(RecordFault) -> MeasuredSize {
    if field.kind == .null { return .unmeasured }
    guard field.kind == .object else { throw sizeFault(offset) }
    return MeasuredSize(
      width: try extent(field.member("width"), at: offset),
      height: try extent(field.member("height"), at: offset))
  }

  private static func extent(_ field: FieldView?, at offset: Int) throws(RecordFault) -> Double? {
    guard let field, field.kind != .null else { return nil }
    guard let extent = field.number(), extent >= 0 else { throw sizeFault(offset) }
    return extent
  }

  private static func sizeFault(_ offset: Int) -> RecordFault {
    fault(
      "a measured size is {\"width\":…,\"height\":…}, each a number of 0 or more, or null", offset)
  }

  private static func fault(_ sentence: String, _ offset: Int) -> RecordFault {
    RecordFault(.meaning(sentence), at: offset)
  }
}
