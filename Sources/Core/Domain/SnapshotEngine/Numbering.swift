/// Small numbers for identifiers, equal ones for equal identifiers, so that whatever follows works on
/// arrays instead of hashing.
///
/// Which number an identifier gets means nothing and must not reach a result.
struct Numbering {
  /// One for each identifier, in the order given; 0 ..< `count`.
  let numbers: [Int]
  /// How many identifiers differ.
  let count: Int

  /// O(n). Integers are grouped by a radix sort, which no choice of identifiers can slow down;
  /// everything else is hashed.
  init<ID: Hashable>(_ identifiers: [ID]) {
    // Cast from the array's own type, this would convert one element after the other.
    let any: Any = identifiers
    if let integers = any as? [Int64] {
      self.init(keys: integers.map { UInt64(bitPattern: $0) })
    } else if let integers = any as? [Int] {
      self.init(keys: integers.map { UInt64(bitPattern: Int64($0)) })
    } else {
      self.init(hashing: identifiers)
    }
  }

  private init<ID: Hashable>(hashing identifiers: [ID]) {
    var known = [ID: Int](minimumCapacity: identifiers.count)
    var numbers: [Int] = []
    numbers.reserveCapacity(identifiers.count)
    for identifier in identifiers {
      if let number = known[identifier] {
        numbers.append(number)
      } else {
        numbers.append(known.count)
        known[identifier] = known.count
      }
    }
    self.numbers = numbers
    count = known.count
  }

  /// A radix sort, least significant digit first, over those digits in which keys differ at all.
  private init(keys: [UInt64]) {
    let differing = keys.reduce(0) { $0 | ($1 ^ keys[0]) }
    var entries: [Entry] = []
    entries.reserveCapacity(keys.count)
    for (index, key) in keys.enumerated() { entries.append((key, index)) }
    var sorted = entries
    for shift in stride(from: 0, to: 64, by: Self.digitBits)
    where differing >> shift & Self.digitMask != 0 {
      Self.sort(entries, byDigitAt: shift, into: &sorted)
      swap(&entries, &sorted)
    }

    var numbers = [Int](repeating: 0, count: keys.count)
    var span = numbers.mutableSpan
    var number = -1
    var previous: UInt64?
    for entry in entries {
      if entry.key != previous { number += 1 }
      previous = entry.key
      span[entry.index] = number
    }
    self.numbers = numbers
    count = number + 1
  }

  private typealias Entry = (key: UInt64, index: Int)
  private static let digitBits = 11
  private static let digitMask: UInt64 = (1 << 11) - 1

  private static func sort(
    _ entries: [Entry], byDigitAt shift: Int, into sorted: inout [Entry]
  ) {
    var starts = [Int](repeating: 0, count: Int(digitMask) + 1)
    var start = starts.mutableSpan
    var target = sorted.mutableSpan
    for entry in entries { start[Int(entry.key >> shift & digitMask)] += 1 }
    var sum = 0
    for digit in start.indices { (start[digit], sum) = (sum, sum + start[digit]) }
    for entry in entries {
      let digit = Int(entry.key >> shift & digitMask)
      target[start[digit]] = entry
      start[digit] += 1
    }
  }
}
