package import Movies
package import RecordStream

extension PageWriter {
  /// Writes a film into the open section.
  package mutating func movie(_ movie: Movie, into page: inout ByteBuffer) {
    guard let layout = section?.layout else { return }
    openList(layout, in: &page)
    escape(title: movie.title, id: movie.id)

    page.append("<li><article typeof=\"Movie\"")
    if let linkBase, movie.id.value > 0 {
      page.append(" resource=\"")
      page.append(text: linkBase.text)
      page.append(decimal: Int(movie.id.value))
      page.append("\"")
    }
    page.append(">")
    appendPoster(movie.posterPath, to: &page)
    page.append("<h3 property=\"name\">")
    appendTitle(escapedTitle, id: movie.id.value, language: titleLanguage(movie), to: &page)
    page.append("</h3>")
    appendFacts(movie, votes: layout.arrangement == .list, to: &page)
    if layout.arrangement == .list, let overview = PageText.visible(movie.overview) {
      page.append("<p class=\"overview\" property=\"description\" dir=\"auto\">")
      page.append(markup: overview)
      page.append("</p>")
    }
    page.append("</article></li>\n")
  }

  /// The end of every picture's tag in the section, up to the text that stands for it.
  mutating func prepareImages() {
    guard let layout = section?.layout else { return }
    var end = ByteBuffer()
    end.append("\" sizes=\"")
    end.append(text: layout.posterWidth)
    end.append(
      "\" width=\"342\" height=\"513\" loading=\"lazy\" decoding=\"async\" alt=\"Poster: ")
    section?.imageEnd = end
  }

  mutating func escape(title: String, id: MovieID) {
    escapedTitle.removeAll()
    escapedTitle.append(markup: PageText.visible(title) ?? "#\(id.value)")
  }

  private mutating func openList(_ layout: PageLayout, in page: inout ByteBuffer) {
    guard let open = section, !open.hasList else { return }
    section?.hasList = true
    page.append("<ul class=\"")
    layout.appendClasses(to: &page)
    page.append("\"")
    if layout.arrangement == .carousel {
      // What scrolls has to be reachable with the keyboard, and then wants a name.
      page.append(" tabindex=\"0\" aria-labelledby=\"s")
      page.append(decimal: open.id)
      page.append("\"")
    }
    page.append(">\n")
  }

  private func appendPoster(_ path: String?, to page: inout ByteBuffer) {
    guard let imageBase, let path = path.flatMap(PosterPath.init), let section else {
      page.append("<div class=\"poster\" role=\"img\" aria-label=\"No poster\"><bdi>")
      page.append(escapedTitle)
      page.append("</bdi></div>")
      return
    }
    page.append("<img class=\"poster\" property=\"image\" src=\"")
    appendImage(imageBase, width: 342, path, to: &page)
    page.append("\" srcset=\"")
    for width in PosterPath.widths {
      if width != PosterPath.widths.first { page.append(", ") }
      appendImage(imageBase, width: width, path, to: &page)
      page.append(" ")
      page.append(decimal: width)
      page.append("w")
    }
    page.append(section.imageEnd)
    page.append(escapedTitle)
    page.append("\"/>")
  }

  private func appendImage(
    _ base: WebAddress, width: Int, _ path: PosterPath, to page: inout ByteBuffer
  ) {
    page.append(text: base.text)
    page.append("w")
    page.append(decimal: width)
    page.append(text: path.text)
  }

  /// Release date and rating; no line where neither is known.
  private func appendFacts(_ movie: Movie, votes: Bool, to page: inout ByteBuffer) {
    guard movie.releaseDate != nil || movie.rating != nil else { return }
    page.append("<p>")
    if let date = movie.releaseDate {
      page.append("<time property=\"datePublished\" datetime=\"")
      append(date, to: &page)
      page.append("\">")
      append(date, to: &page)
      page.append("</time>")
    }
    if let rating = movie.rating, rating.isFinite, (0...10).contains(rating) {
      page.append(" <span class=\"rating\">★ ")
      appendTenths(rating, to: &page)
      page.append("</span>")
      if votes, movie.voteCount > 0 {
        page.append(" <span>")
        page.append(decimal: Int(movie.voteCount))
        page.append(movie.voteCount == 1 ? " vote</span>" : " votes</span>")
      }
    }
    page.append("</p>")
  }

  private func append(_ date: CalendarDate, to page: inout ByteBuffer) {
    append(date.year, digits: 4, to: &page)
    page.append("-")
    append(date.month, digits: 2, to: &page)
    page.append("-")
    append(date.day, digits: 2, to: &page)
  }

  private func append(_ number: Int, digits: Int, to page: inout ByteBuffer) {
    var bound = 10
    for _ in 1..<digits {
      if number < bound { page.append("0") }
      bound *= 10
    }
    page.append(decimal: number)
  }

  /// One digit after the point, rounded half up, as TMDb shows ratings.
  private func appendTenths(_ rating: Double, to page: inout ByteBuffer) {
    let tenths = Int((rating * 10).rounded())
    page.append(decimal: tenths / 10)
    page.append(".")
    page.append(decimal: tenths % 10)
  }

  /// The film's own language where TMDb has no translation of the title, so that a Japanese title is
  /// read and drawn as Japanese on an English page; nil where the page's language says it already.
  private func titleLanguage(_ movie: Movie) -> LanguageTag? {
    guard !movie.originalLanguage.isEmpty,
      movie.originalLanguage != language.text,
      movie.title == movie.originalTitle,
      let own = LanguageTag(original: movie.originalLanguage), own.primary != language.primary
    else { return nil }
    return own
  }
}
