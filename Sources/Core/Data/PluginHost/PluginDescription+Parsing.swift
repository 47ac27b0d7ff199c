package import RecordStream

extension PluginDescription {
  /// Reads the line that a plugin answers `--tmdb-plugin` with:
  ///
  ///     {"tmdb_plugin":1,"stage":"render","name":"titles","version":"1.0",
  ///      "summary":"One title on a line","records":[1],"options":[{"name":"color"}]}
  ///
  /// `tmdb_plugin`, `stage` and `name` must be there and right, since a file's name alone is never
  /// trusted; `summary` must be there. `version` may be left out, as may `records` (the versions of
  /// records that it reads; 1 must be one of them), `options` (each an object with `name` and, if it
  /// likes, `summary` and `values`) and `credential` (false; true only for a source or an
  /// interceptor). Members that are not known here are passed over.
  package init(
    answer: JSONValue, from text: String, stage: PluginStage, name: PluginName
  ) throws(HandshakeFault) {
    guard answer.object != nil, let version = answer["tmdb_plugin"] else {
      throw .notAHandshake(answer: text)
    }
    guard case .number(let number) = version else {
      throw .badMember("tmdb_plugin", expected: "the number 1")
    }
    guard version.integer == 1 else { throw .otherVersion(number) }
    guard let saidStage = answer["stage"]?.string else {
      throw .badMember("stage", expected: "\"\(stage.rawValue)\"")
    }
    guard saidStage == stage.rawValue else { throw .otherStage(saidStage) }
    guard let saidName = answer["name"]?.string else {
      throw .badMember("name", expected: "\"\(name)\"")
    }
    guard saidName == name.text else { throw .otherName(saidName) }
    if let records = answer["records"] {
      guard let versions = records.array, versions.contains(where: { $0.integer == 1 }) else {
        throw .badMember("records", expected: "a list of versions with 1 in it")
      }
    }
    self.init(
      stage: stage, name: name, version: try Self.line("version", of: answer) ?? "",
      summary: try Self.summary(of: answer), options: try Self.options(of: answer),
      needsCredential: try Self.credential(of: answer, stage))
  }

  private static func summary(of answer: JSONValue) throws(HandshakeFault) -> String {
    guard let summary = try line("summary", of: answer), !summary.isEmpty else {
      throw .badMember("summary", expected: "a sentence")
    }
    return summary
  }

  private static func credential(of answer: JSONValue, _ stage: PluginStage)
    throws(HandshakeFault) -> Bool
  {
    guard let value = answer["credential"] else { return false }
    guard let isNeeded = value.bool, !isNeeded || stage.mayNeedCredential else {
      throw .badMember("credential", expected: "false, or true for a source or an interceptor")
    }
    return isNeeded
  }

  private static func options(of answer: JSONValue) throws(HandshakeFault) -> [PluginOption] {
    guard let value = answer["options"] else { return [] }
    guard let list = value.array else { throw .badMember("options", expected: "a list") }
    var options: [PluginOption] = []
    for item in list {
      guard let name = item["name"]?.string.flatMap(PluginName.init) else {
        throw .badMember("options", expected: "objects with a name of a-z, 0-9 and -")
      }
      guard !options.contains(where: { $0.name == name }) else {
        throw .badMember("options", expected: "a list that names \(name) once")
      }
      options.append(
        PluginOption(
          name: name, summary: try line("summary", of: item) ?? "", values: try values(of: item)))
    }
    return options
  }

  private static func values(of option: JSONValue) throws(HandshakeFault) -> [String] {
    guard let value = option["values"] else { return [] }
    guard let list = value.array, !list.isEmpty else {
      throw .badMember("values", expected: "a list of texts")
    }
    var values: [String] = []
    for item in list {
      guard let text = item.string, isLine(text) else {
        throw .badMember("values", expected: "a list of texts")
      }
      values.append(text)
    }
    return values
  }

  /// A text on one line; nil where there is none.
  private static func line(_ name: String, of value: JSONValue) throws(HandshakeFault) -> String? {
    guard let member = value[name] else { return nil }
    guard let text = member.string, isLine(text) else {
      throw .badMember(name, expected: "a text without control characters")
    }
    return text
  }

  private static func isLine(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      // Marks that reorder what stands around them.
      case .format: ![0x202A...0x202E, 0x2066...0x2069].contains { $0.contains(scalar.value) }
      default: true
      }
    }
  }
}
