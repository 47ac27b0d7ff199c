internal import Diagnostics
internal import LayoutEngine
internal import MovieRecords
internal import RecordStream
internal import ToolRuntime

/// Gives films their frames while they pass, and hands both to a sink.
struct LayoutStage<Sink: LayoutSink>: RecordStage {
  var counts = RecordCounts()
  let options: LayoutOptions
  var measurer: FilmMeasurer
  let warn: (String) -> Void
  var sink: Sink
  var layout: LayoutStream
  /// The name of the open section.
  var open: [UInt8]?
  /// The open section's films pass without frames: it cannot be laid out, or there is no room.
  var passesFilms = false
  var isFixed = false
  var hasBadges = false
  var closed: Set<[UInt8]> = []
  var warned: Set<String> = []

  init(_ options: LayoutOptions, sink: Sink, warn: @escaping (String) -> Void) {
    self.options = options
    self.sink = sink
    self.warn = warn
    measurer = FilmMeasurer(
      measuresText: options.measuresText, overviewLines: options.overviewLines)
    layout = LayoutStream(options.environment, options.choice.configuration)
  }

  mutating func take(
    _ kind: RecordKind, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    switch kind {
    case .movie: try film(record, into: &output)
    case .section: try section(record, into: &output)
    // An earlier layout's.
    case .supplementary, .decoration, .sectionEnd, .layout: return
    case .change, .gone, .otherMedia, .unknown: sink.pass(record, into: &output)
    case .stream, .end: break
    }
  }

  private mutating func film(
    _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    let members = FilmMembers(record)
    try select(record, members, into: &output)
    var size = MeasuredSize.unmeasured
    if !isFixed, !passesFilms { size = try measure(record, members) }
    counts.movies += 1
    let ready = passesFilms ? nil : try append(size)
    guard let ready else { return sink.pass(film: record, into: &output) }
    if isFixed {
      sink.place(record, members, layout.item(0), into: &output)
      if hasBadges { placeBadges(0, into: &output) }
    } else {
      sink.hold(record, members)
      place(ready, into: &output)
    }
  }

  private mutating func measure(
    _ record: borrowing RecordView, _ members: FilmMembers
  ) throws(StageFault) -> MeasuredSize {
    let slot = layout.nextSlot
    guard slot.isEstimated else { return .unmeasured }
    do throws(RecordFault) {
      return try measurer.size(of: record, members, in: slot)
    } catch {
      throw .record(error)
    }
  }

  /// How many films are final now; nil where the section turns out to be impossible.
  private mutating func append(_ size: MeasuredSize) throws(StageFault) -> Int? {
    do throws(LayoutError) {
      return try layout.append(size)
    } catch {
      try fail(error)
      return nil
    }
  }

  /// A section that cannot be laid out ends the run, or is told of and passes without frames.
  private mutating func fail(_ error: LayoutError) throws(StageFault) {
    let name = String(decoding: open ?? [], as: UTF8.self)
    guard options.keepsGoing else {
      throw .failure(Diagnostic(.badInput, "section \(name): \(error)"))
    }
    warn("section \(name) passes without frames: \(error)")
    passesFilms = true
  }

  /// Hands on the films that have become final, with their badges behind them.
  mutating func place(_ ready: Int, into output: inout ByteBuffer) {
    for position in 0..<ready {
      sink.place(layout.item(position), into: &output)
      if hasBadges { placeBadges(position, into: &output) }
    }
  }

  private mutating func placeBadges(_ position: Int, into output: inout ByteBuffer) {
    var badges: [PlacedSupplementary] = []
    layout.forEachSupplementary(ofItem: position) { badges.append($0) }
    for badge in badges { sink.place(badge, into: &output) }
  }

  mutating func finish(isWhole: Bool, into output: inout ByteBuffer) throws(StageFault) -> Bool {
    end(into: &output)
    warnOfStrangers()
    sink.finish(layout.finish(), into: &output)
    return false
  }
}
