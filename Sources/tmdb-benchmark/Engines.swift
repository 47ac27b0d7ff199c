import LayoutEngine
import Platform
import SnapshotEngine

/// The engines without reading or writing: layout in frames a second, rect queries, differences.
enum Engines {
  static func measure() throws {
    let million = 1_000_000
    let streaming = try best { try stream(million) }
    try say(
      "layout, a million films of fixed size: \(whole(Double(million) / streaming / 1e6)) million "
        + "frames a second")

    let count = 100_000
    let sizes = (0..<count).map { MeasuredSize(height: Double(40 + ($0 &* 7919) % 300)) }
    let environment = LayoutEnvironment(container: Size(width: 1200, height: 800))
    var found = 0
    let measured = try best {
      let result = try LayoutResult.solve(
        [
          SectionInput(
            layout: grid(height: .estimated(320)), itemCount: count, measuredSizes: sizes)
        ], in: environment)
      for query in 0..<1000 {
        let y = result.contentSize.height * Double(query) / 1000
        for _ in result.elements(in: Frame(x: 0, y: y, width: 1200, height: 800)).items {
          found += 1
        }
      }
    }
    try say(
      "layout, 100,000 measured films and 1,000 rect queries: \(whole(measured * 1e3)) ms")

    let old = try snapshot(Array(0..<10_000))
    let new = try snapshot(Array((0..<10_000).reversed()))
    var moves = 0
    let difference = best {
      moves = Snapshot.difference(from: old, to: new).itemMoves.count
    }
    try say("difference, 10,000 films reversed: \(whole(difference * 1e3)) ms, \(moves) moves")
    guard found > 0 else { throw Impossible() }
  }

  /// Prints the milliseconds for films of fixed size in three columns.
  static func grid(_ count: Int) throws {
    let seconds = try best { try stream(count) }
    try Descriptor.standardOutput.writeAll("\(seconds * 1e3)\n")
  }

  /// Where the last frame ends; a result that is used cannot be optimised away.
  @discardableResult
  private static func stream(_ count: Int) throws -> Double {
    var stream = LayoutStream(LayoutEnvironment(container: Size(width: 1200, height: 800)))
    _ = stream.beginSection(grid(height: .absolute(320)))
    var end = 0.0
    for _ in 0..<count {
      let ready = try stream.append()
      for position in 0..<ready { end = max(end, stream.item(position).frame.y) }
    }
    _ = stream.endSection()
    guard end >= 0 else { throw Impossible() }
    return end
  }

  private struct Impossible: Error {}

  private static func grid(height: Dimension) -> LayoutSection {
    LayoutSection(
      group: LayoutGroup(
        axis: .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: height),
        contents: .divided(
          .item(LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: height))),
          count: 3)))
  }

  private static func snapshot(_ items: [Int]) throws -> Snapshot<Int, Int> {
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections([0])
    _ = try snapshot.appendItems(items, toSection: 0)
    return snapshot
  }

  /// Seconds, the best of five.
  private static func best(of runs: Int = 5, _ body: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let start = monotonicNow()
      try body()
      best = min(best, Double(monotonicNow() - start) / 1e9)
    }
    return best
  }

  private static func whole(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func say(_ line: String) throws(IOFailure) {
    try Descriptor.standardOutput.writeAll("  \(line)\n")
  }
}
