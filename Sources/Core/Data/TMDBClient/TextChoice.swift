internal import RecordStream

/// Which language each text of a film is shown in: of those that are wanted, the first that has it.
///
/// TMDb does not fall back: a text that is not translated comes empty, and a title as the original.
struct TextChoice {
  private struct Chosen {
    let text: String
    let language: String
  }

  private static let fields = ["title", "overview", "tagline"]

  private var chosen: [String: Chosen] = [:]

  init(_ languages: [String], _ details: borrowing RecordView) {
    guard languages.count > 1,
      let translations = details.value(of: "translations")?.member("translations"),
      let list = (try? JSONValue(parsing: translations.bytes))?.array
    else { return }
    let original = (
      language: details.value(of: "original_language")?.string() ?? "",
      title: details.value(of: "original_title")?.string() ?? ""
    )
    for field in Self.fields {
      for language in languages {
        let entries = list.filter { Self.isTranslation($0, language) }
        // A language without a country is that of every country, of which some may lack the text.
        var text = entries.lazy.compactMap { $0["data"]?[field]?.string }.first { !$0.isEmpty }
        // A title that equals the original is left empty among the translations.
        if text == nil, field == "title", !entries.isEmpty,
          language.prefix(while: { $0 != "-" }) == original.language
        {
          text = original.title
        }
        guard let text, !text.isEmpty else { continue }
        chosen[field] = Chosen(text: text, language: language)
        break
      }
    }
    if chosen["title"] == nil, !original.title.isEmpty {
      chosen["title"] = Chosen(text: original.title, language: original.language)
    }
  }

  /// What stands in place of a member; nil where it stays as it is.
  func replacement(of view: borrowing RecordView, at index: Int) -> String? {
    guard !chosen.isEmpty else { return nil }
    for (field, choice) in chosen where view.matches(index, field.utf8.span) {
      return view.field(at: index).string() == choice.text ? nil : choice.text
    }
    return nil
  }

  /// `title_language` and so on, for each text that there is.
  func appendLanguages(to line: inout ByteBuffer) {
    for field in Self.fields {
      guard let choice = chosen[field] else { continue }
      line.append(",")
      line.appendJSON(string: "\(field)_language")
      line.append(":")
      line.appendJSON(string: choice.language)
    }
  }

  private static func isTranslation(_ entry: JSONValue, _ tag: String) -> Bool {
    let parts = tag.split(separator: "-")
    guard let language = parts.first, entry["iso_639_1"]?.string == String(language) else {
      return false
    }
    return parts.count < 2 || entry["iso_3166_1"]?.string == String(parts[1])
  }
}
