internal import CommandKit
internal import Movies

/// One parameter of TMDb's discover, as an option: how it is documented, and how its value is read
/// and checked before anything is sent.
struct DiscoverOption: Sendable {
  typealias Parameter = DiscoverFilter.Parameter

  let name: String
  /// Nil for an option that takes no value.
  let placeholder: String?
  let help: String
  let choices: [String]
  let read: @Sendable (String) throws(ValueFault) -> [Parameter]

  init(
    _ name: String, _ placeholder: String?, _ help: String, choices: [String] = [],
    read: @escaping @Sendable (String) throws(ValueFault) -> [Parameter]
  ) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    self.choices = choices
    self.read = read
  }

  var option: Option {
    Option(
      name, argument: placeholder.map { .required($0) } ?? .none, help: help,
      openChoices: choices.map { Choice($0) }, group: "Discover options")
  }
}

extension DiscoverOption {
  /// The parameter's name at TMDb, where it differs from the option's by its dashes alone.
  static func parameter(_ name: String) -> String {
    String(name.map { $0 == "-" ? "_" : $0 })
  }

  static func flag(_ name: String, _ help: String) -> DiscoverOption {
    DiscoverOption(name, nil, help) { _ throws(ValueFault) in [.init(parameter(name), "true")] }
  }

  static func days(_ name: String, _ help: String) -> DiscoverOption {
    DiscoverOption(name, "DAY..DAY", help) { text throws(ValueFault) in
      ends(parameter(name), try ArgumentValue.range(text, day)) { "\($0)" }
    }
  }

  static func numbers(
    _ name: String, _ placeholder: String, _ help: String, in range: ClosedRange<Double>,
    isWhole: Bool = false
  ) -> DiscoverOption {
    DiscoverOption(name, placeholder, help) { text throws(ValueFault) in
      let range = try ArgumentValue.range(text) { text throws(ValueFault) in
        if isWhole {
          _ = try ArgumentValue.integer(text, in: Int(range.lowerBound)...Int(range.upperBound))
        } else {
          _ = try ArgumentValue.decimal(text, in: range)
        }
        return Written(text)
      }
      return ends(parameter(name), range) { $0.text }
    }
  }

  /// Numbers joined by commas, which means all of them, or by bars, which means any.
  static func ids(_ name: String, _ help: String) -> DiscoverOption {
    DiscoverOption(name, "ID,ID|…", help) { text throws(ValueFault) in
      [
        .init(
          parameter(name),
          try several(text) { text throws(ValueFault) in
            "\(try ArgumentValue.integer(text, in: 1...Int.max))"
          })
      ]
    }
  }

  static func genres(_ name: String, _ help: String) -> DiscoverOption {
    DiscoverOption(name, "GENRE,GENRE|…", help, choices: Genre.allCases.map(\.name)) {
      text throws(ValueFault) in
      [.init(parameter(name), try several(text, genre))]
    }
  }

  static func words(
    _ name: String, _ placeholder: String, _ help: String,
    among words: KeyValuePairs<String, String>
  ) -> DiscoverOption {
    DiscoverOption(name, placeholder, help, choices: words.map(\.key)) { text throws(ValueFault) in
      let value = try several(text) { word throws(ValueFault) in
        guard let match = words.first(where: { $0.key == word || $0.value == word }) else {
          throw .notOne(of: words.map(\.key), word)
        }
        return match.value
      }
      return [.init(parameter(name), value)]
    }
  }

  static func country(_ name: String, _ help: String) -> DiscoverOption {
    DiscoverOption(name, "CC", help) { text throws(ValueFault) in
      [.init(parameter(name), try LanguageTag.region(text))]
    }
  }

  /// A year of four digits.
  static func year(_ name: String, _ help: String) -> DiscoverOption {
    DiscoverOption(name, "YEAR", help) { text throws(ValueFault) in
      [.init(parameter(name), "\(try ArgumentValue.integer(text, in: 1000...9999))")]
    }
  }

  /// A decimal number and how it was written, which is what is sent.
  private struct Written: Comparable, Sendable {
    let text: String
    let value: Double

    init(_ text: String) {
      self.text = text
      value = Double(text) ?? 0
    }

    static func < (left: Written, right: Written) -> Bool { left.value < right.value }
  }

  static func day(_ text: String) throws(ValueFault) -> CalendarDate {
    guard text.utf8.count == 10, let day = CalendarDate(text) else {
      throw ValueFault("\"\(text)\" is no day; write it as 2026-12-24")
    }
    return day
  }

  private static func genre(_ text: String) throws(ValueFault) -> String {
    if let genre = Genre(named: text) { return "\(genre.rawValue)" }
    if let number = Int(text), number > 0 { return "\(number)" }
    let near = nearest(to: text, among: Genre.allCases.map(\.name))
    throw ValueFault(
      "\"\(text)\" is no genre; tmdb-fetch genres lists them"
        + (near.map { "; did you mean \($0)?" } ?? ""))
  }

  private static func ends<Bound: Comparable & Sendable>(
    _ name: String, _ range: ValueRange<Bound>, _ write: (Bound) -> String
  ) -> [Parameter] {
    [
      range.from.map { Parameter(name + ".gte", write($0)) },
      range.to.map { Parameter(name + ".lte", write($0)) },
    ].compactMap(\.self)
  }

  /// Commas or bars, since TMDb knows no brackets.
  private static func several(
    _ text: String, _ read: (String) throws(ValueFault) -> String
  ) throws(ValueFault) -> String {
    guard !(text.contains(",") && text.contains("|")) else {
      throw ValueFault(
        "\"\(text)\" has commas (all of them) and bars (any of them); write one kind")
    }
    let separator: Character = text.contains("|") ? "|" : ","
    var values: [String] = []
    for part in text.split(separator: separator, omittingEmptySubsequences: false) {
      values.append(try read(String(part)))
    }
    return values.joined(separator: "\(separator)")
  }
}
