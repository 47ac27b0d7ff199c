package import RecordStream

/// Writes a page as its films come: begin, then sections of films or changes, then end.
///
/// Streaming: it holds the open section and nothing else. Whatever the films say, the page is valid:
/// values are checked where they come in, text is escaped where it goes out. A section that is not
/// closed is closed by the next one; a film outside a section of films, or a change outside one of
/// changes, is not written.
package struct PageWriter: Sendable {
  let title: String
  let language: LanguageTag
  let direction: PageDirection
  let source: String?
  let linkBase: WebAddress?
  let imageBase: WebAddress?
  let embedsDoctype: Bool

  private var sections = 0
  var section: OpenSection?
  /// The earliest and latest time of the data, over all sections.
  var times: ClosedRange<Timestamp>?
  /// The title of the film at hand, escaped once and written twice.
  var escapedTitle = ByteBuffer()

  /// The section being written; its list opens with the first entry.
  struct OpenSection {
    var layout: PageLayout?
    var id: Int
    var hasList = false
    /// The part of a picture's tag that is the same for all its films.
    var imageEnd = ByteBuffer()
  }

  package init(_ options: PageOptions) {
    title = PageText.visible(options.title) ?? PageOptions.defaultTitle
    language = LanguageTag(options.language) ?? .english
    direction = options.direction
    source = options.source.flatMap { PageText.visible($0) }
    linkBase = WebAddress(options.linkBase)
    imageBase = WebAddress(options.imageBase)
    embedsDoctype = options.embedsDoctype
  }

  /// Everything before the first section.
  package mutating func begin(into page: inout ByteBuffer) {
    page.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    if embedsDoctype {
      page.append("<!DOCTYPE html [\n")
      page.append(PageSchema.internalSubset)
      page.append("]>\n")
    } else {
      page.append("<!DOCTYPE html>\n")
    }
    page.append("<html xmlns=\"http://www.w3.org/1999/xhtml\"")
    appendLanguage(language, to: &page)
    if direction == .rightToLeft { page.append(" dir=\"rtl\"") }
    page.append(">\n<head>\n<meta charset=\"UTF-8\"/>\n<title>")
    page.append(markup: title)
    page.append(
      """
      </title>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <meta name="generator" content="tmdb-render"/>
      <style>

      """)
    page.append(PageStyle.css)
    page.append("</style>\n</head>\n<body vocab=\"https://schema.org/\">\n<div")
    appendEnglish(to: &page)
    page.append("><a class=\"skip\" href=\"#main\">Skip to movies</a></div>\n<header><h1>")
    page.append(isolated: title)
    page.append("</h1></header>\n<main id=\"main\">\n")
  }

  /// Opens a section of films; `count` is written beside the title where it is known, and `created`,
  /// RFC 3339 in UTC, goes to the foot.
  package mutating func beginSection(
    title: String, layout: PageLayout, count: Int? = nil, created: String? = nil,
    into page: inout ByteBuffer
  ) {
    begin(OpenSection(layout: layout, id: sections + 1), title, count, created, &page)
  }

  /// Opens a section of changes.
  package mutating func beginChanges(
    title: String, count: Int? = nil, created: String? = nil, into page: inout ByteBuffer
  ) {
    begin(OpenSection(layout: nil, id: sections + 1), title, count, created, &page)
  }

  /// Closes the section; one without an entry says so.
  package mutating func endSection(into page: inout ByteBuffer) {
    guard let open = section else { return }
    section = nil
    if open.hasList {
      page.append(open.layout == nil ? "</ol>\n" : "</ul>\n")
    } else {
      appendNote(open.layout == nil ? "No changes." : "No films.", to: &page)
    }
    page.append("</section>\n")
  }

  /// Everything after the last section.
  package mutating func end(into page: inout ByteBuffer) {
    endSection(into: &page)
    if sections == 0 { appendNote("No films.", to: &page) }
    page.append("</main>\n<footer")
    appendEnglish(to: &page)
    page.append(
      """
      >
      <p>This product uses the <a href="https://www.themoviedb.org/">TMDB</a> API but is not \
      endorsed or certified by TMDB.</p>

      """)
    appendOrigin(to: &page)
    page.append("</footer>\n</body>\n</html>\n")
  }

  private mutating func begin(
    _ open: OpenSection, _ title: String, _ count: Int?, _ created: String?,
    _ page: inout ByteBuffer
  ) {
    endSection(into: &page)
    sections += 1
    if let time = created.flatMap(Timestamp.init) { note(time) }
    page.append("<section")
    if open.layout?.pinsHeader == false { page.append(" class=\"flowing\"") }
    page.append(" aria-labelledby=\"s")
    page.append(decimal: open.id)
    page.append("\"")
    open.layout?.appendVariables(to: &page)
    page.append(">\n<h2 id=\"s")
    page.append(decimal: open.id)
    page.append("\">")
    page.append(isolated: PageText.visible(title) ?? PageOptions.defaultTitle)
    if let count, count >= 0 {
      page.append(" <span class=\"count\">")
      page.append(decimal: count)
      page.append("</span>")
    }
    page.append("</h2>\n")
    section = open
    prepareImages()
  }

  private mutating func note(_ time: Timestamp) {
    guard let known = times else {
      times = time...time
      return
    }
    times = min(known.lowerBound, time)...max(known.upperBound, time)
  }
}
