internal import LayoutEngine
internal import RecordStream

/// What becomes of films and frames: records, or a drawing.
///
/// The stage holds films with it and later places the oldest ones, so that how they are held is the
/// sink's own matter.
protocol LayoutSink {
  mutating func begin(
    _ section: SectionOpening, _ record: borrowing RecordView, into output: inout ByteBuffer)

  /// Holds a film until it is placed. Films are placed in the order in which they are held.
  mutating func hold(_ film: borrowing RecordView, _ members: FilmMembers)
  mutating func place(_ item: PlacedItem, into output: inout ByteBuffer)

  /// Takes a film that is final as it comes.
  mutating func place(
    _ film: borrowing RecordView, _ members: FilmMembers, _ item: PlacedItem,
    into output: inout ByteBuffer)

  /// Takes a film that gets no frame.
  mutating func pass(film: borrowing RecordView, into output: inout ByteBuffer)

  /// Takes a record that has nothing to do with layout, in place.
  mutating func pass(_ record: borrowing RecordView, into output: inout ByteBuffer)

  mutating func place(_ supplementary: PlacedSupplementary, into output: inout ByteBuffer)
  mutating func end(_ section: SectionEnd, into output: inout ByteBuffer)
  mutating func finish(_ end: LayoutEnd, into output: inout ByteBuffer)
}

/// A section as it begins.
struct SectionOpening {
  var name: [UInt8]
  var layout: SectionLayout
  var isScrollingSideways: Bool
}
