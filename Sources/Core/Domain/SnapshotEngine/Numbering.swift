/// Small numbers for identifiers, equal ones for equal identifiers, so that whatever follows works
/// on arrays instead of hashing.
///
/// Which number an identifier gets means nothing and must not reach a result.
struct Numbering {
  /// One for each identifier, in the order given; 0 ..< `count`.
  let numbers: [Int]
  /// How many identifiers differ.
  let count: Int

  /// O(n). Integers that differ in no more than 32 bits, as TMDb's do, are grouped by a radix sort;
  /// everything else is hashed.
  init<ID: Hashable>(_ identifiers: [ID]) {
    // Cast from the array's own type, this would convert one element after the other.
    let any: Any = identifiers
    let sorted: Numbering? =
      if let integers = any as? [Int64] {
        Numbering(sorting: integers)
      } else if let integers = any as? [Int] {
        Numbering(sorting: integers)
      } else {
        nil
      }
    self = sorted ?? Numbering(hashing: identifiers)
  }

  private init(numbers: [Int], count: Int) {
    self.numbers = numbers
    self.count = count
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
    self.init(numbers: numbers, count: known.count)
  }

  /// An entry is the identifier's low half above its index, so that one word is all there is to move.
  private init?<ID: FixedWidthInteger>(sorting identifiers: [ID]) {
    let indexMask: UInt64 = 0xFFFF_FFFF
    let first = UInt64(truncatingIfNeeded: identifiers.first ?? 0)
    let differing = identifiers.reduce(0) { $0 | (UInt64(truncatingIfNeeded: $1) ^ first) }
    guard differing <= indexMask, identifiers.count <= indexMask else { return nil }
    var entries: [UInt64] = []
    entries.reserveCapacity(identifiers.count)
    for (index, identifier) in identifiers.enumerated() {
      entries.append(UInt64(truncatingIfNeeded: identifier) << 32 | UInt64(index))
    }
    RadixSort.sort(&entries, byBits: differing << 32)

    var numbers = [Int](repeating: 0, count: identifiers.count)
    var target = numbers.mutableSpan
    var number = -1
    var previous: UInt64?
    for entry in entries {
      if entry >> 32 != previous { number += 1 }
      previous = entry >> 32
      target[Int(entry & indexMask)] = number
    }
    self.init(numbers: numbers, count: number + 1)
  }
}
