internal import RecordStream

/// The small stream that plugins are tried with, and what a filter must have kept of it.
enum PluginSample {
  private static let head = #"{"type":"stream","version":1,"tool":"tmdb-check"}"#
  private static let section =
    #"{"type":"section","section":"popular","title":"Popular Movies","layout":"grid"}"#
  private static let films = [
    #"{"type":"movie","id":11,"title":"Star Wars","release_date":"1977-05-25","vote_average":8.2,"#
      + #""section":"popular","x-note":1.10}"#,
    #"{"type":"movie","id":129,"title":"千と千尋の神隠し","release_date":"2001-07-20","#
      + #""vote_average":8.5,"section":"popular"}"#,
  ]
  /// Of a kind that nobody knows.
  private static let stranger = #"{"type":"x-check","kept":[1.10,"\u00e9"]}"#

  static let stream = bytes(
    [head, section] + films + [stranger, #"{"type":"end","complete":true,"records":{"movie":2}}"#])
  static let streamWithoutFilms = bytes(
    [head, section, #"{"type":"end","complete":true,"records":{}}"#])

  private static func bytes(_ lines: [String]) -> [UInt8] {
    lines.flatMap { Array($0.utf8) + [0x0A] }
  }

  /// What the contract asks of the records that a source writes; `ending` is how it ended badly.
  static func findings(ofSource output: [UInt8], ending: String?) -> [PluginCheck.Finding] {
    var reader = RecordReader(name: "its output")
    reader.fill(output.span)
    reader.finish()
    var breach: String?
    var types: [String] = []
    var isComplete = false
    var hasReason = false
    var isMore = true
    while isMore {
      do throws(RecordFault) {
        isMore = try reader.next()
        guard isMore else { break }
        let type = reader.record.value(of: "type")?.string() ?? "a film"
        types.append(type)
        guard type == "end" else { continue }
        isComplete = reader.record.value(of: "complete")?.boolean == true
        hasReason = reader.record.value(of: "error")?.member("message")?.string() != nil
      } catch {
        breach = breach ?? "line \(reader.lineNumber): \(error.explanation)"
      }
    }
    let framed = types.first == "stream" && types.last == "end"
    return [
      PluginCheck.Finding(rule: "What it writes are records.", breach: breach),
      PluginCheck.Finding(
        rule: "It writes stream first and end last.",
        breach: framed
          ? nil
          : types.isEmpty
            ? "it wrote nothing"
            : "it began with \(types.first ?? "") and ended with \(types.last ?? "")"),
      PluginCheck.Finding(
        rule: "It ends with status 0, or says in its end record why it failed.",
        breach: framed && !isComplete && hasReason
          ? nil
          : ending ?? (framed && !isComplete ? "its end record has no error with a message" : nil)),
    ]
  }

  /// What the contract asks of the records that a filter makes of the sample.
  static func findings(in output: [UInt8]) -> [PluginCheck.Finding] {
    var reader = RecordReader(name: "its output")
    reader.fill(output.span)
    reader.finish()
    var breach: String?
    var streams = 0
    var ends = 0
    var isStrangerKept = false
    var isMore = true
    while isMore {
      do throws(RecordFault) {
        isMore = try reader.next()
        guard isMore else { break }
        let type = reader.record.value(of: "type")?.string()
        if type == "stream" { streams += 1 }
        if type == "end", reader.record.value(of: "complete")?.boolean == true { ends += 1 }
        if type == "x-check" {
          isStrangerKept = reader.lineBytes.elementsEqual(Array(stranger.utf8))
        }
      } catch {
        breach = breach ?? "line \(reader.lineNumber): \(error.explanation)"
      }
    }
    return [
      PluginCheck.Finding(rule: "What it writes are records.", breach: breach),
      PluginCheck.Finding(
        rule: "It passes on stream and end, which tell that a stream is whole.",
        breach: streams == 1 && ends == 1
          ? nil : "of one and one it passed on \(streams) and \(ends)"),
      PluginCheck.Finding(
        rule: "It passes on records of a type that it does not know, byte for byte.",
        breach: isStrangerKept ? nil : "one was dropped or changed"),
    ]
  }
}

extension Span<UInt8> {
  fileprivate func elementsEqual(_ bytes: [UInt8]) -> Bool {
    count == bytes.count && indices.allSatisfy { self[$0] == bytes[$0] }
  }
}
