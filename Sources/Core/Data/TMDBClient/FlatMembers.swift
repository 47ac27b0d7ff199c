internal import Movies
internal import RecordStream

/// What tables show of the nested parts of a film's details: genres by name, and for one country the
/// rating, the day of release and who offers it.
struct FlatMembers {
  /// Kinds of releases: 3 is theatrical, 2 theatrical but limited.
  private static let theatrical: [Int64] = [3, 2]

  private let genreNames: [String]
  private let certification: String?
  private let releaseDate: String?
  private let providers: [String]

  init(_ details: borrowing RecordView, region: String?) {
    genreNames = Self.genreNames(details.value(of: "genres"))
    guard let region else {
      (certification, releaseDate, providers) = (nil, nil, [])
      return
    }
    let releases = Self.releases(details, region)
    certification =
      (Self.theatrical + [1, 4, 5, 6]).lazy
      .flatMap { type in releases.filter { $0["type"]?.integer == type } }
      .compactMap { $0["certification"]?.string }.first { !$0.isEmpty }
    releaseDate =
      releases.filter { Self.theatrical.contains($0["type"]?.integer ?? 0) }
      .compactMap { $0["release_date"]?.string.flatMap { CalendarDate($0) } }.min()
      .map { "\($0)" }
    providers = Self.providers(details, region)
  }

  func append(to line: inout ByteBuffer) {
    append("genre_names", genreNames, to: &line)
    append("certification", certification, to: &line)
    append("regional_release_date", releaseDate, to: &line)
    append("watch_provider_names", providers, to: &line)
  }

  private func append(_ name: String, _ text: String?, to line: inout ByteBuffer) {
    guard let text else { return }
    line.append(",")
    line.appendJSON(string: name)
    line.append(":")
    line.appendJSON(string: text)
  }

  private func append(_ name: String, _ texts: [String], to line: inout ByteBuffer) {
    guard !texts.isEmpty else { return }
    line.append(",")
    line.appendJSON(string: name)
    line.append(":[")
    for (index, text) in texts.enumerated() {
      if index > 0 { line.append(",") }
      line.appendJSON(string: text)
    }
    line.append("]")
  }

  /// A genre that has no name is `#` and its number.
  private static func genreNames(_ list: FieldView?) -> [String] {
    guard let list, let genres = (try? JSONValue(parsing: list.bytes))?.array else { return [] }
    return genres.compactMap { genre in
      if let name = genre["name"]?.string, !name.isEmpty { return name }
      return genre["id"]?.integer.map { "#\($0)" }
    }
  }

  private static func releases(_ details: borrowing RecordView, _ region: String) -> [JSONValue] {
    guard let results = details.value(of: "release_dates")?.member("results"),
      let countries = (try? JSONValue(parsing: results.bytes))?.array
    else { return [] }
    return countries.first { $0["iso_3166_1"]?.string == region }?["release_dates"]?.array ?? []
  }

  private static func providers(_ details: borrowing RecordView, _ region: String) -> [String] {
    guard let results = details.value(of: "watch/providers")?.member("results"),
      let country = results.member(region.utf8.span),
      let offers = try? JSONValue(parsing: country.bytes)
    else { return [] }
    return (offers["flatrate"]?.array ?? []).compactMap { $0["provider_name"]?.string }
  }
}
