/// The candidate that a mistyped word most likely meant, or nil where none is near.
///
/// Near is: equal but for case, `_` and `-`; a few slips of the finger (insertion, omission,
/// substitution, transposition), one for every three letters; or one being the beginning of the
/// other. The first of equally near ones wins, so the order of the candidates is the only tie-break.
/// O(candidates x letters²), with words past 64 letters near to nothing.
package func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let typed = folded(word)
  guard !typed.isEmpty, typed.count <= 64 else { return nil }
  var best: (candidate: String, cost: Int)?
  for candidate in candidates {
    let wanted = folded(candidate)
    guard !wanted.isEmpty, wanted.count <= 64 else { continue }
    var cost = slips(typed, wanted)
    let isBeginning = wanted.starts(with: typed) || typed.starts(with: wanted)
    if isBeginning, min(typed.count, wanted.count) >= 2 { cost = min(cost, 2) }
    let allowed = isBeginning ? 2 : max(1, (max(typed.count, wanted.count) + 1) / 3)
    if cost <= allowed, cost < (best?.cost ?? .max) { best = (candidate, cost) }
  }
  return best?.candidate
}

private func folded(_ word: String) -> [UInt8] {
  word.utf8.map { byte in
    switch byte {
    case UInt8(ascii: "_"): UInt8(ascii: "-")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: byte
    }
  }
}

/// The restricted Damerau-Levenshtein distance, with three rows.
private func slips(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var before: [Int] = []
  var above = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    for j in 1...b.count {
      var cost = min(above[j], row[j - 1]) + 1
      cost = min(cost, above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        cost = min(cost, before[j - 2] + 1)
      }
      row.append(cost)
    }
    before = above
    above = row
  }
  return above[b.count]
}

extension [String] {
  /// The words as an English list: `a, b or c`.
  package func listed(with conjunction: String) -> String {
    guard let last, count > 1 else { return self.first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
