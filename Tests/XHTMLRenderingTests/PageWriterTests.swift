import Movies
import RecordStream
import Testing

@testable import XHTMLRendering

@Suite struct PageWriterTests {
  /// A page of one film in one section, checked.
  private func page(
    of movie: Movie, _ layout: PageLayout = .grid(), _ options: PageOptions = PageOptions()
  ) throws -> String {
    var page = ByteBuffer()
    var writer = PageWriter(options)
    writer.begin(into: &page)
    writer.beginSection(title: "Films", layout: layout, into: &page)
    writer.movie(movie, into: &page)
    writer.endSection(into: &page)
    writer.end(into: &page)
    #expect(try faults(in: page.text).isEmpty)
    return page.text
  }

  private let film = Movie(
    id: MovieID(603), title: "The Matrix", originalTitle: "The Matrix",
    releaseDate: CalendarDate("1999-03-31"), rating: 8.2, voteCount: 26_000,
    overview: "A hacker learns.", posterPath: "/f89U3ADr1oiB1s9GkdPOEpXUk5H.jpg",
    originalLanguage: "en")

  @Test func `a film is an article with poster, link, date and rating`() throws {
    let page = try page(of: film)
    #expect(
      page.contains("<article typeof=\"Movie\" resource=\"https://www.themoviedb.org/movie/603\">"))
    #expect(
      page.contains(
        "<h3 property=\"name\"><a property=\"url\" href=\"https://www.themoviedb.org/movie/603\"><bdi>The Matrix</bdi></a></h3>"
      ))
    #expect(
      page.contains("<time property=\"datePublished\" datetime=\"1999-03-31\">1999-03-31</time>"))
    #expect(page.contains("★ 8.2</span>"))
    #expect(
      page.contains("src=\"https://image.tmdb.org/t/p/w342/f89U3ADr1oiB1s9GkdPOEpXUk5H.jpg\""))
    #expect(page.contains("/w185/f89U3ADr1oiB1s9GkdPOEpXUk5H.jpg 185w, "))
    #expect(page.contains("/w500/f89U3ADr1oiB1s9GkdPOEpXUk5H.jpg 500w\""))
    #expect(page.contains("alt=\"Poster: The Matrix\""))
    #expect(page.contains("width=\"342\" height=\"513\" loading=\"lazy\" decoding=\"async\""))
  }

  @Test func `posters are asked for by https, in sizes that the configuration documents`() throws {
    let documented = [92, 154, 185, 342, 500, 780]
    let page = try page(of: film)
    let addresses = page.split(whereSeparator: { "\" ,".contains($0) })
      .filter { $0.hasSuffix(".jpg") }
    #expect(addresses.count == 4)
    for address in addresses {
      #expect(
        documented.contains { address.hasPrefix("https://image.tmdb.org/t/p/w\($0)/") },
        "\(address)")
    }
  }

  @Test(arguments: ["", " ", "\u{200B}", "\u{202E}\u{2066}"])
  func `a film whose title shows nothing is called by its number`(_ title: String) throws {
    var film = film
    film.title = title
    #expect(try page(of: film).contains("<bdi>#603</bdi>"))
  }

  @Test(arguments: [nil, "", "/a b.jpg", "x.jpg", "/../../x.jpg", "/a\"onerror=.jpg", "//h/x.jpg"])
  func `a film without a good poster path has a box with its title`(_ path: String?) throws {
    var film = film
    film.posterPath = path
    let page = try page(of: film)
    #expect(
      page.contains(
        "<div class=\"poster\" role=\"img\" aria-label=\"No poster\"><bdi>The Matrix</bdi></div>"))
    #expect(!page.contains("<img"))
  }

  @Test func `a base that is no address costs the link or the picture, and nothing else`() throws {
    let options = PageOptions(linkBase: "javascript:alert(1)//", imageBase: "https://h/a,b /")
    let page = try page(of: film, .grid(), options)
    #expect(page.contains("<article typeof=\"Movie\">"))
    #expect(page.contains("<h3 property=\"name\"><bdi>The Matrix</bdi></h3>"))
    #expect(page.contains("aria-label=\"No poster\""))
    #expect(!page.contains("javascript"))
  }

  @Test func `a film without date and votes has no line for them`() throws {
    let page = try page(of: Movie(id: MovieID(1), title: "A"))
    #expect(page.contains("</h3></article>"))
  }

  @Test(arguments: [
    (0.0, "0.0"), (7.0, "7.0"), (7.04, "7.0"), (7.06, "7.1"), (9.96, "10.0"), (10.0, "10.0"),
  ])
  func `a rating has one digit after the point`(_ rating: Double, _ text: String) throws {
    var film = film
    film.rating = rating
    #expect(try page(of: film).contains(">★ \(text)</span>"))
  }

  @Test(arguments: [-0.1, 10.1, .nan, .infinity])
  func `a rating that is none is left out`(_ rating: Double) throws {
    var film = film
    film.rating = rating
    #expect(try !page(of: film).contains("★"))
  }

  @Test func `a list shows overview and votes, carousel and grid do not`() throws {
    let list = try page(of: film, .list)
    #expect(
      list.contains(
        "<p class=\"overview\" property=\"description\" dir=\"auto\">A hacker learns.</p>"))
    #expect(list.contains("<span>26000 votes</span>"))
    for layout in [PageLayout.grid(), .carousel()] {
      let page = try page(of: film, layout)
      #expect(!page.contains("hacker") && !page.contains("votes"))
    }
  }

  @Test(arguments: [
    ("ja", "千と千尋の神隠し", "千と千尋の神隠し", "<bdi xml:lang=\"ja\" lang=\"ja\">"),
    ("cn", "警察故事", "警察故事", "<bdi xml:lang=\"yue\" lang=\"yue\">"),
    ("ja", "Spirited Away", "千と千尋の神隠し", "<bdi>"),
    ("en", "Heat", "Heat", "<bdi>"),
    ("xx", "Heat", "Heat", "<bdi>"),
    ("not a language", "Heat", "Heat", "<bdi>"),
    ("", "Heat", "Heat", "<bdi>"),
  ])
  func `a title that nobody translated says its language`(
    _ language: String, _ title: String, _ original: String, _ tag: String
  ) throws {
    var film = film
    (film.title, film.originalTitle, film.originalLanguage) = (title, original, language)
    #expect(try page(of: film).contains("movie/603\">\(tag)\(title)</bdi>"))
  }

  @Test(arguments: [
    ("bell\u{7}here", "bell\u{FFFD}here"),
    ("&nbsp; &rarr; &copy;", "&amp;nbsp; &amp;rarr; &amp;copy;"),
    ("</script><!-- ]]>   <b>x</b>", "&lt;/script&gt;&lt;!-- ]]&gt;   &lt;b&gt;x&lt;/b&gt;"),
    ("<>&\"'", "&lt;&gt;&amp;&quot;&#39;"),
  ])
  func `a title is text, in its element and in the attribute`(_ title: String, _ markup: String)
    throws
  {
    var film = film
    film.title = title
    let page = try page(of: film)
    #expect(page.contains("<bdi>\(markup)</bdi>"))
    #expect(page.contains("alt=\"Poster: \(markup)\""))
  }

  @Test(arguments: ["", "english", "e n", "xx", "\"><script>"])
  func `a language that is none is the page's own`(_ language: String) throws {
    let page = try page(of: film, .grid(), PageOptions(language: language))
    #expect(page.contains("xml:lang=\"en\" lang=\"en\">"))
  }

  @Test(arguments: ["", " \t", "\u{200B}"])
  func `a page whose title shows nothing has the usual one`(_ title: String) throws {
    let page = try page(of: film, .grid(), PageOptions(title: title))
    #expect(page.contains("<title>Movies</title>"))
    #expect(page.contains("<h1><bdi>Movies</bdi></h1>"))
  }

  @Test func `the foot holds TMDb's notice, the source, and the times of the data`() throws {
    var page = ByteBuffer()
    var writer = PageWriter(PageOptions(source: "https://api.themoviedb.org/3"))
    writer.begin(into: &page)
    for created in ["2026-11-30T05:00:00Z", "2026-11-29T23:00:00Z", "not a time"] {
      writer.beginSection(title: "A", layout: .list, created: created, into: &page)
    }
    writer.end(into: &page)
    #expect(try faults(in: page.text).isEmpty)
    #expect(
      page.text.contains(
        """
        <p>This product uses the <a href="https://www.themoviedb.org/">TMDB</a> API but is not \
        endorsed or certified by TMDB.</p>
        <p>Data from <bdi>https://api.themoviedb.org/3</bdi>, as of \
        <time datetime="2026-11-29T23:00:00Z">2026-11-29 23:00 UTC</time> to \
        <time datetime="2026-11-30T05:00:00Z">2026-11-30 05:00 UTC</time>.</p>
        """))
  }

  @Test func `sections that were not closed are closed, and ids count on`() throws {
    var page = ByteBuffer()
    var writer = PageWriter(PageOptions())
    writer.begin(into: &page)
    writer.beginSection(title: "A", layout: .grid(), into: &page)
    writer.movie(film, into: &page)
    writer.beginSection(title: "A", layout: .grid(), into: &page)
    writer.beginChanges(title: "A", into: &page)
    writer.end(into: &page)
    #expect(try faults(in: page.text).isEmpty)
    for id in 1...3 { #expect(page.text.contains("<h2 id=\"s\(id)\">")) }
    #expect(page.text.contains("<p class=\"note\">No films.</p>"))
    #expect(page.text.contains("<p class=\"note\">No changes.</p>"))
  }

  @Test func `a header that does not stick, and the layout's numbers, stand on the section`() throws
  {
    var layout = PageLayout.grid(columns: 5, itemSpacing: 8)
    layout.pinsHeader = false
    let page = try page(of: film, layout)
    #expect(
      page.contains(
        "<section class=\"flowing\" aria-labelledby=\"s1\" style=\"--across:8px;--columns:5\">"))
  }

  @Test(arguments: [
    (PageScrolling.continuous, "carousel"), (.continuousGroupLeadingBoundary, "carousel leading"),
    (.paging, "carousel paging"), (.groupPaging, "carousel paging"),
    (.groupPagingCentered, "carousel centered"),
  ])
  func `where a carousel comes to rest is a class of its list`(
    _ scrolling: PageScrolling, _ classes: String
  ) throws {
    let page = try page(of: film, .carousel(scrolling: scrolling))
    #expect(page.contains("<ul class=\"\(classes)\" tabindex=\"0\" aria-labelledby=\"s1\">"))
  }

  @Test(arguments: [
    (PageLayout.carousel(), "140px"), (.carousel(itemWidth: .points(99.5)), "100px"),
    (.carousel(itemWidth: .fraction(0.333)), "34vw"), (.grid(), "34vw"),
    (.grid(columns: 1), "100vw"),
    (.list, "92px"),
  ])
  func `the browser is told how wide posters will be`(_ layout: PageLayout, _ width: String) throws
  {
    #expect(try page(of: film, layout).contains(" sizes=\"\(width)\""))
  }
}
