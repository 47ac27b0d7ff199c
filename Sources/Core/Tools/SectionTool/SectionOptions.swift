internal import CommandKit
internal import MovieRecords

/// What the command line says about sections.
struct SectionOptions: Sendable {
  var name = "movies"
  var title = "Movies"
  var layout = "grid"
  var conditions: [Condition] = []
  /// Films only, without the records around them.
  var isBare = false

  init() {}

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if let name = arguments.value("name") {
      guard !name.isEmpty else { throw arguments.failure("--name: a section's name is not empty") }
      self.name = name
      title = name
    }
    title = arguments.value("title") ?? title
    layout = arguments.value("layout") ?? layout
    conditions = try arguments.allParsed("where") { text throws(ValueFault) in
      do throws(ConditionFault) {
        return try Condition(text)
      } catch {
        throw ValueFault(error.sentence)
      }
    }
    isBare = arguments.has("bare")
  }
}
