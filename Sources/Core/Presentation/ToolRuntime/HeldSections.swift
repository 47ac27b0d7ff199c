package import Platform
package import RecordStream

/// Bytes of sections that come in turns, put back in order: the first section passes at once, what
/// belongs to later ones is held until the end.
///
/// Memory is 1 MiB of spool and a few words for each turn; the rest lies in a temporary file.
package final class HeldSections {
  private struct Held {
    let name: [UInt8]
    var ranges: [Range<Int64>] = []
  }

  private let spool: Spool
  private var sections: [Held] = []
  private var indexes: [[UInt8]: Int] = [:]
  /// The section that is being given back, and which of its ranges is next.
  private var reading = (section: 1, range: 0)

  package init(_ environment: Environment) {
    spool = Spool(environment)
  }

  /// How many sections there are.
  package var count: Int { sections.count }

  /// The index of a section, which is given one where it is new. O(1).
  package func index(of name: [UInt8]) -> Int {
    if let index = indexes[name] { return index }
    let index = sections.count
    indexes[name] = index
    sections.append(Held(name: name))
    return index
  }

  /// Holds bytes of a section other than the first.
  package func hold(_ bytes: Span<UInt8>, of section: Int) throws(IOFailure) {
    let start = spool.count
    try spool.append(bytes)
    let end = spool.count
    let count = sections[section].ranges.count
    if count > 0, sections[section].ranges[count - 1].upperBound == start {
      let lower = sections[section].ranges[count - 1].lowerBound
      sections[section].ranges[count - 1] = lower..<end
    } else {
      sections[section].ranges.append(start..<end)
    }
  }

  /// Gives back the next piece of what is held, in order, 128 KiB at the most; false behind the last.
  package func readNext(into buffer: inout ByteBuffer) throws(IOFailure) -> Bool {
    while reading.section < sections.count {
      guard reading.range < sections[reading.section].ranges.count else {
        reading = (reading.section + 1, 0)
        continue
      }
      let range = sections[reading.section].ranges[reading.range]
      let count = try spool.read(range, into: &buffer)
      if count == 0 || count == range.upperBound - range.lowerBound {
        reading.range += 1
      } else {
        sections[reading.section].ranges[reading.range] =
          (range.lowerBound + count)..<range.upperBound
      }
      if count > 0 { return true }
    }
    return false
  }
}
