package import Movies
package import RecordStream

/// Makes a film's record of what TMDb says about it and of the record that it came in with.
///
/// TMDb's bytes are spliced, not encoded anew. Behind them stand flat members for tables; at the end,
/// what only the record had that came in.
package struct DetailsComposer {
  /// Why no record could be made.
  package struct Fault: Error {
    package let reason: String
  }

  private static let otherFilm = Fault(reason: "the answer is about another film")

  private let languages: [String]
  private let region: String?
  private let keepsTranslations: Bool
  private var details = RecordParser()
  private var original = RecordParser()

  /// - Parameters:
  ///   - languages: in the order of preference; more than one need the film's translations.
  ///   - region: the country that release dates, ratings and providers are wanted of.
  ///   - keepsTranslations: whether the translations themselves are wanted, too.
  package init(languages: [String], region: String?, keepsTranslations: Bool) {
    self.languages = languages
    self.region = region
    self.keepsTranslations = keepsTranslations
  }

  /// Appends a line.
  ///
  /// - Parameters:
  ///   - input: the record that the film came in with, checked already; nil for a bare number.
  ///   - section: the section's name, where the record has none.
  package mutating func append(
    _ answer: DetailsAnswer, of id: MovieID, input: [UInt8]?, section: String,
    to output: inout ByteBuffer
  ) throws(Fault) {
    guard let main = answer.bodies.first else { throw Fault(reason: "no answer") }
    do throws(RecordFault) {
      try details.parse(main.span)
      if let input { try original.parse(input.span) }
    } catch {
      throw Fault(reason: error.explanation)
    }
    let view = details.view(of: main.span)
    guard view.value(of: "id")?.integer() == id.value else { throw Self.otherFilm }
    var line = ByteBuffer()
    line.append(#"{"type":"movie","section":"#)
    if let input, let own = original.view(of: input.span).value(of: "section"),
      own.kind == .string
    {
      line.append(own.bytes)
    } else {
      line.appendJSON(string: section)
    }
    let choice = TextChoice(languages, view)
    append(members: view, choice, to: &line)
    for body in answer.bodies.dropFirst() {
      try append(further: body, of: id, to: &line, beside: view)
    }
    FlatMembers(view, region: region).append(to: &line)
    choice.appendLanguages(to: &line)
    if let input { append(original.view(of: input.span), to: &line, beside: view) }
    line.append("}\n")
    output.append(line)
  }

  private func append(
    members view: borrowing RecordView, _ choice: TextChoice, to line: inout ByteBuffer
  ) {
    let left = [view.index(of: "type"), view.index(of: "section")]
    let translations = keepsTranslations ? nil : view.index(of: "translations")
    for index in 0..<view.count where !left.contains(index) && index != translations {
      line.append(",")
      let member = view.members[index]
      if let text = choice.replacement(of: view, at: index) {
        line.append(view.bytes.extracting(Int(member.nameStart) - 1..<Int(member.nameEnd) + 1))
        line.append(":")
        line.appendJSON(string: text)
      } else {
        line.appendLine(
          view.bytes.extracting(Int(member.nameStart) - 1..<Int(member.valueEnd)))
      }
    }
  }

  /// Parts that came with a further request; the film's own members came with the first.
  private func append(
    further body: [UInt8], of id: MovieID, to line: inout ByteBuffer,
    beside details: borrowing RecordView
  ) throws(Fault) {
    var parser = RecordParser()
    do throws(RecordFault) {
      try parser.parse(body.span)
    } catch {
      throw Fault(reason: error.explanation)
    }
    let view = parser.view(of: body.span)
    guard view.value(of: "id")?.integer() == id.value else { throw Self.otherFilm }
    append(view, to: &line, beside: details)
  }

  /// The members of a record that another one has not.
  private func append(
    _ view: borrowing RecordView, to line: inout ByteBuffer, beside details: borrowing RecordView
  ) {
    let left = [view.index(of: "type"), view.index(of: "section")]
    for index in 0..<view.count where !left.contains(index) {
      guard details.index(of: view.name(at: index)) == nil else { continue }
      if !keepsTranslations, view.index(of: "translations") == index { continue }
      let member = view.members[index]
      line.append(",")
      line.appendLine(
        view.bytes.extracting(Int(member.nameStart) - 1..<Int(member.valueEnd)))
    }
  }
}

extension ByteBuffer {
  /// Appends JSON without its line ends, which are white space there.
  mutating func appendLine(_ run: Span<UInt8>) {
    var start = 0
    for position in run.indices where run[position] == 0x0A || run[position] == 0x0D {
      append(run.extracting(start..<position))
      start = position + 1
    }
    append(run.extracting(start..<run.count))
  }
}
