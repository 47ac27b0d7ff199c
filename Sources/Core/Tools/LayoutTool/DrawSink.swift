internal import LayoutEngine
internal import MovieRecords
internal import Movies
internal import RecordStream
internal import TextCells

/// Draws frames as boxes: films with their index and title, headers with their kind and title.
///
/// Everything is held until the end, since any frame may lie over any other.
struct DrawSink: LayoutSink {
  private var boxes: [DrawnBox] = []
  private var waiting: [String] = []
  private var nextWaiting = 0
  private var captions: [String] = []
  private let options: LayoutOptions

  init(_ options: LayoutOptions) { self.options = options }

  mutating func begin(
    _ section: SectionOpening, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) {
    let title = record.value(of: "title")?.string() ?? ""
    captions.append(title.isEmpty ? String(decoding: section.name, as: UTF8.self) : title)
  }

  mutating func hold(_ film: borrowing RecordView, _ members: FilmMembers) {
    waiting.append(Movie(film)?.title ?? "")
  }

  mutating func place(_ item: PlacedItem, into output: inout ByteBuffer) {
    let title = nextWaiting < waiting.count ? waiting[nextWaiting] : ""
    nextWaiting += 1
    if nextWaiting == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      nextWaiting = 0
    }
    add(item.frame, "\(item.index) \(title)", .film, item.zIndex)
  }

  mutating func place(
    _ film: borrowing RecordView, _ members: FilmMembers, _ item: PlacedItem,
    into output: inout ByteBuffer
  ) {
    add(item.frame, "\(item.index) \(Movie(film)?.title ?? "")", .film, item.zIndex)
  }

  mutating func pass(film: borrowing RecordView, into output: inout ByteBuffer) {}
  mutating func pass(_ record: borrowing RecordView, into output: inout ByteBuffer) {}

  mutating func place(_ supplementary: PlacedSupplementary, into output: inout ByteBuffer) {
    var label = supplementary.elementKind
    if supplementary.host == .boundary, let section = supplementary.section {
      label += " \(captions[section])"
    }
    add(supplementary.frame, label, .supplementary, supplementary.zIndex)
  }

  mutating func end(_ end: SectionEnd, into output: inout ByteBuffer) {
    for supplementary in end.supplementaries { place(supplementary, into: &output) }
    for decoration in end.decorations {
      add(decoration.frame, decoration.elementKind, .decoration, decoration.zIndex)
    }
  }

  private mutating func add(_ frame: Frame, _ label: String, _ kind: DrawnBox.Kind, _ zIndex: Int) {
    boxes.append(DrawnBox(frame: frame, label: label, kind: kind, zIndex: zIndex))
  }

  mutating func finish(_ end: LayoutEnd, into output: inout ByteBuffer) {
    for supplementary in end.supplementaries { place(supplementary, into: &output) }
    var area = Frame(
      x: 0, y: 0, width: options.environment.container.width, height: end.contentSize.height)
    if let visible = options.visibleArea { area = visible }
    if options.framesWaitForEnd {
      for index in boxes.indices { boxes[index].frame = end.finish(boxes[index].frame) }
    }
    Drawing(area: area).draw(boxes, into: &output)
  }
}
