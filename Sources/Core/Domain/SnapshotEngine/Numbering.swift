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
    if let integers = identifiers as? [Int64] {
      self.init(keys: integers.map { UInt64(bitPattern: $0) })
    } else if let integers = identifiers as? [Int] {
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
    typealias Entry = (key: UInt64, index: Int)
    let digitBits = 11
    let mask: UInt64 = (1 << digitBits) - 1
    let differing = keys.reduce(0) { $0 | ($1 ^ keys[0]) }

    var entries: [Entry] = keys.indices.map { (keys[$0], $0) }
    var sorted = entries
    var starts = [Int](repeating: 0, count: Int(mask) + 1)
    for shift in stride(from: 0, to: 64, by: digitBits) where differing >> shift & mask != 0 {
      for digit in starts.indices { starts[digit] = 0 }
      for entry in entries { starts[Int(entry.key >> shift & mask)] += 1 }
      var start = 0
      for digit in starts.indices { (starts[digit], start) = (start, start + starts[digit]) }
      for entry in entries {
        let digit = Int(entry.key >> shift & mask)
        sorted[starts[digit]] = entry
        starts[digit] += 1
      }
      swap(&entries, &sorted)
    }

    var numbers = [Int](repeating: 0, count: keys.count)
    var number = -1
    var previous: UInt64?
    for entry in entries {
      if entry.key != previous { number += 1 }
      previous = entry.key
      numbers[entry.index] = number
    }
    self.numbers = numbers
    count = number + 1
  }
}
