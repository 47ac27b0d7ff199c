import Platform
import RecordStream

/// Writes a stream of made-up films that are as long as TMDb's: about 600 bytes each, some of them
/// in other scripts. The same number always gives the same bytes.
struct Films {
  private static let words = [
    "night", "river", "stranger", "promise", "island", "winter", "machine", "garden", "letter",
    "empire", "silence", "harbour", "mirror", "storm", "orchard", "signal",
  ]
  private static let titles = ["千の夜と川", "기억의 정원", "Le Jardin d'hiver", "Тихий остров"]

  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  static func write(_ count: Int) throws(IOFailure) {
    var films = Films()
    var output = ByteBuffer(capacity: 1 << 20)
    output.append("{\"type\":\"stream\",\"version\":1,\"tool\":\"tmdb-benchmark\"}\n")
    output.append(
      "{\"type\":\"section\",\"section\":\"films\",\"title\":\"Films\",\"layout\":\"grid\"}\n")
    for id in 1...max(1, count) {
      films.append(id, to: &output)
      if output.count > 1 << 19 {
        try Descriptor.standardOutput.writeAll(output.span)
        output.removeAll()
      }
    }
    output.append("{\"type\":\"end\",\"complete\":true}\n")
    try Descriptor.standardOutput.writeAll(output.span)
  }

  /// xorshift64*; its numbers are below 2^32.
  private mutating func next(_ limit: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 32) % limit
  }

  private mutating func append(_ id: Int, to output: inout ByteBuffer) {
    let title =
      next(8) == 0
      ? Self.titles[next(Self.titles.count)]
      : "The \(Self.words[next(16)]) and the \(Self.words[next(16)])"
    output.append(
      "{\"type\":\"movie\",\"section\":\"films\",\"adult\":false,\"backdrop_path\":\"/b")
    output.append(decimal: id)
    output.append(".jpg\",\"genre_ids\":[")
    output.append(decimal: 12 + next(3))
    output.append(",")
    output.append(decimal: 28 + next(3))
    output.append("],\"id\":")
    output.append(decimal: id)
    output.append(",\"original_language\":\"en\",\"original_title\":")
    output.appendJSON(string: title)
    output.append(",\"overview\":\"")
    for _ in 0..<(30 + next(30)) {
      output.append(text: Self.words[next(16)])
      output.append(next(12) == 0 ? ", " : " ")
    }
    if next(3) == 0 { output.append("\\\"so\\\" – fin") }
    output.append("\",\"popularity\":")
    output.append(decimal: next(500))
    output.append(".")
    output.append(decimal: 1000 + next(9000))
    output.append(",\"poster_path\":\"/p")
    output.append(decimal: id)
    output.append(".jpg\",\"release_date\":\"")
    output.append(decimal: 1950 + next(76))
    output.append("-0")
    output.append(decimal: 1 + next(9))
    output.append("-1")
    output.append(decimal: next(10))
    output.append("\",\"title\":")
    output.appendJSON(string: title)
    output.append(",\"video\":false,\"vote_average\":")
    output.append(decimal: 1 + next(9))
    output.append(".")
    output.append(decimal: 100 + next(900))
    output.append(",\"vote_count\":")
    output.append(decimal: next(30000))
    output.append("}\n")
  }
}
