extension KnownCase {
  static let all = films + lists + refusals + texts + networks + requests

  private static let films = [
    KnownCase(
      1, "day of release empty", "pjones/themoviedb#2",
      Place(page, "a film without date and votes has no line for them")),
    KnownCase(
      2, "day of release missing", "answers of search and trending",
      Place(records, "A date is a day of the calendar or nothing")),
    KnownCase(3, "one item that is no film", "answer of a mixed list"),
    KnownCase(
      4, "no poster", "movary#188",
      Place(page, "a film without a good poster path has a box with its title")),
    KnownCase(5, "no IMDb number", "tmdb-ts#61"),
    KnownCase(
      6, "unknown runtime and sums", "movary#188",
      Place(cell, "A cell shows title, date and rating")),
    KnownCase(
      7, "votes whole, broken and none", "answers of lists",
      Place(records, "An average without votes is no rating, and whole numbers are ratings"),
      Place(cell, "A rating has one decimal, and none is a dash")),
  ]

  private static let lists = [
    KnownCase(
      8, "upcoming has old films", "FlickSlate#385", Place(records, "Conditions")),
    KnownCase(9, "old films of a region", "cantinarr#469"),
    KnownCase(10, "now playing outside its days", "answer of now_playing"),
    KnownCase(
      11, "film on two pages", "seerr#405, overseerr#3040",
      Place(course, "A film that comes again, on the same page or another, is dropped and counted")),
    KnownCase(12, "film on no page", "seerr#405"),
    KnownCase(
      13, "first page for ever", "overseerr#1363",
      Place(course, "A page of repeats alone ends the list")),
    KnownCase(
      14, "answer is another page", "answer of company/25/movies",
      Place(course, "An answer that is another page than the one asked for ends the list")),
    KnownCase(
      15, "more than 500 pages", "TMDbLib#208",
      Place(
        course, "Pages promised beyond the last that TMDb answers are not asked for, and it is told"
      )),
    KnownCase(
      16, "page 501", "documentation of errors, 22",
      Place(
        "TMDBClientTests/TMDBMovieRepositoryTests.swift",
        "A page past the last, in each way TMDb has of saying so, has no films")),
    KnownCase(17, "page of 21 films", "answer of recommendations"),
  ]

  private static let refusals = [
    KnownCase(18, "error as a list", "answer of search without query"),
    KnownCase(
      19, "too many requests", "overseerr#2853, tmdb-ts#38",
      Place("TMDBClientTests/RetryTests.swift", "Retry-After is obeyed in both forms")),
    KnownCase(20, "limit of an address", "TMDbLib#223"),
    KnownCase(21, "headers that count", "php-tmdb#107"),
    KnownCase(22, "error that may be cached", "header of a 401"),
    KnownCase(23, "film deleted or merged", "TMDbLib#303, Radarr#3988"),
    KnownCase(24, "error taken for a film", "TMDbLib#235, themoviedbapi#6"),
    KnownCase(25, "nothing found is a success", "documentation of find"),
  ]

  private static let texts = [
    KnownCase(26, "no translation", "jellyfin#4822, seerr#1783"),
    KnownCase(27, "texts in different languages", "sonarr-metadata-rewrite#50"),
    KnownCase(28, "pictures of one language", "php-tmdb#223"),
    KnownCase(29, "old answers", "TMDbLib#511, tmdbsimple#87"),
    KnownCase(30, "new members", "answers of 2026"),
    KnownCase(31, "date with time", "jellyfin#13171, tmdb-kotlin#137"),
    KnownCase(
      32, "genre that no list has", "answers with genre 10769",
      Place(
        "RenderingTests/CSVTableTests.swift",
        "A genre is its name, or # and its number where it has none here")),
  ]

  private static let networks = [
    KnownCase(33, "name blocked, address dead", "jellyfin#12939, seerr#593"),
    KnownCase(34, "reset of a kept connection", "seerr#593"),
    KnownCase(35, "success that is not JSON", "answers of proxies"),
    KnownCase(
      36, "odd spaces", "answers of search in Korean",
      Place(sanitising, "A text becomes one line of visible characters"),
      Place(sanitising, "Text is normalised as Foundation does it"),
      Place("XHTMLRenderingTests/PageTextTests.swift", "text is in Normalization Form C")),
    KnownCase(
      37, "directions and controls", "answers in Arabic and Hebrew",
      Place(sanitising, "No control of terminal or direction comes through"),
      Place(cell, "Right-to-left text is isolated where the terminal is asked to"),
      Place(
        "RenderingTests/TextRendererTests.swift",
        "A hostile title cannot steer a terminal or break a row"),
      Place(
        "ToolRuntimeTests/ReporterTests.swift",
        "Nothing in a message can reach a terminal's controls")),
  ]

  private static let requests = [
    KnownCase(38, "bars, commas and dots", "documentation of region support"),
    KnownCase(39, "original language en-US", "answer without films"),
    KnownCase(40, "best of one vote", "seerr#827, seerr#438"),
    KnownCase(
      41, "pictures by plain http", "answer of configuration",
      Place(page, "posters are asked for by https, in sizes that the configuration documents")),
    KnownCase(
      42, "undocumented picture sizes", "Organizr#775",
      Place(page, "posters are asked for by https, in sizes that the configuration documents")),
    KnownCase(
      43, "key in a log", "Auto_Bangumi#873",
      Place(
        "EndToEndTests/ServerFaultTests.swift",
        "A fault that stays ends the run with its status, told in the stream, too")),
    KnownCase(44, "film on the second page", "metadata.themoviedb.org.python#158"),
    KnownCase(45, "softcore is not adult", "answers of 2026"),
    KnownCase(
      46, "more than 20 parts", "documentation of append_to_response",
      Place(
        "TMDBClientTests/DetailsTests.swift",
        "More parts than TMDb appends at once are asked for in several requests")),
    KnownCase(
      47, "changes of many days", "documentation of changes",
      Place("MoviesTests/MovieQueryTests.swift", "Changes of many days are asked for day by day")),
    KnownCase(48, "adult is null", "documentation of changes"),
  ]

  private static let page = "XHTMLRenderingTests/PageWriterTests.swift"
  private static let records = "MovieRecordsTests/MovieRecordsTests.swift"
  private static let cell = "TextCellsTests/MovieCellTests.swift"
  private static let sanitising = "TextCellsTests/SanitisingTests.swift"
  private static let course = "MoviesTests/PageCourseTests.swift"
}
