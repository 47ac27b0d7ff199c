import MovieRecords
import Movies
import RecordStream
import TextCells

@testable import Rendering

/// Pages of the sample films, as text.
enum SamplePage {
  static let notice =
    "This product uses the TMDB API but is not endorsed or certified by TMDB."

  /// A carousel of popular films above a grid of three columns of upcoming ones.
  static func laidOut(columns: Int, options: TextOptions) -> String {
    let layout = SampleLayout(
      width: Double(columns) * 8, cell: MovieCell(overviewLines: options.overviewLines))
    let top = SampleLayout.headingHeight
    return page(options) { page, out in
      page.beginSection(
        id: "popular", title: "Popular Movies", count: SampleFilms.popular.count,
        scrollsSideways: true, width: layout.width, into: &out)
      page.heading(frame: layout.heading(y: 0), isPinned: true, into: &out)
      let row = layout.carousel(SampleFilms.popular, y: top)
      for (movie, frame) in zip(SampleFilms.popular, row) {
        page.movie(movie, frame: frame, into: &out)
      }
      let second = top + (row.map(\.height).max() ?? 0)
      page.beginSection(
        id: "upcoming", title: "Upcoming Movies", width: layout.width, into: &out)
      page.heading(frame: layout.heading(y: second), isPinned: true, into: &out)
      for (movie, frame) in zip(
        SampleFilms.upcoming, layout.grid(SampleFilms.upcoming, columns: 3, y: second + top))
      {
        page.movie(movie, frame: frame, into: &out)
      }
    }
  }

  /// One film a line.
  static func listed(options: TextOptions) -> String {
    page(options) { page, out in
      page.beginSection(
        id: "popular", title: "Popular Movies", count: SampleFilms.popular.count, into: &out)
      for movie in SampleFilms.popular { page.movie(movie, into: &out) }
      page.beginSection(id: "upcoming", title: "Upcoming Movies", into: &out)
      for movie in SampleFilms.upcoming { page.movie(movie, into: &out) }
    }
  }

  static func page(
    _ options: TextOptions, _ events: (inout TextRenderer, inout ByteBuffer) -> Void
  ) -> String {
    var renderer = TextRenderer(options)
    var out = ByteBuffer()
    events(&renderer, &out)
    renderer.finish(into: &out)
    return out.text
  }
}
