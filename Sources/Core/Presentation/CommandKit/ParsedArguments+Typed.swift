extension ParsedArguments {
  /// The option's argument through a reader of `ArgumentValue` or the tool's own; nil where the
  /// option was not given.
  package func parsed<Value>(
    _ option: String, _ read: (String) throws(ValueFault) -> Value
  ) throws(UsageError) -> Value? {
    guard let text = value(option) else { return nil }
    return try reading(option, text, read)
  }

  /// Every argument of a repeatable option, read alike.
  package func allParsed<Value>(
    _ option: String, _ read: (String) throws(ValueFault) -> Value
  ) throws(UsageError) -> [Value] {
    var all: [Value] = []
    for text in values(option) { all.append(try reading(option, text, read)) }
    return all
  }

  package func integer(
    _ option: String, in range: ClosedRange<Int> = 0...Int.max
  ) throws(UsageError) -> Int? {
    try parsed(option) { text throws(ValueFault) in try ArgumentValue.integer(text, in: range) }
  }

  package func decimal(
    _ option: String, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double? {
    try parsed(option) { text throws(ValueFault) in try ArgumentValue.decimal(text, in: range) }
  }

  /// The option's argument as a case of an enumeration whose raw values are its choices.
  package func choice<Value: RawRepresentable & CaseIterable>(
    _ option: String, as type: Value.Type = Value.self
  ) throws(UsageError) -> Value? where Value.RawValue == String {
    try parsed(option) { text throws(ValueFault) in
      if let value = Value(rawValue: text) { return value }
      throw ValueFault.notOne(of: Value.allCases.map(\.rawValue), text)
    }
  }

  private func reading<Value>(
    _ option: String, _ text: String, _ read: (String) throws(ValueFault) -> Value
  ) throws(UsageError) -> Value {
    do throws(ValueFault) {
      return try read(text)
    } catch {
      throw failure("--\(option): \(error.sentence)")
    }
  }
}
