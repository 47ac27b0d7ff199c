/// Finds the word that somebody probably meant.
enum Spelling {
  /// The candidate closest to `word`, if it is close: two changes, or a third of the word.
  static func nearest(to word: String, in candidates: [String]) -> String? {
    let limit = max(2, word.utf8.count / 3)
    guard word.utf8.count <= 64 else { return nil }
    let ranked = candidates.map { (name: $0, changes: changes(word, $0)) }
    guard let best = ranked.min(by: { $0.changes < $1.changes }), best.changes <= limit else {
      return nil
    }
    return best.name
  }

  /// Levenshtein's distance over bytes, upper and lower case alike.
  private static func changes(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased().utf8)
    let right = Array(right.lowercased().utf8)
    var row = Array(0...right.count)
    for (i, byte) in left.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let replaced = corner + (byte == other ? 0 : 1)
        corner = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
