import Movies
import RecordStream
import Testing

@testable import XHTMLRendering

@Suite struct PageChangeTests {
  @Test(arguments: [
    (PageChange.insert(rank: 3), "gain", "+", "<ins>TITLE</ins> new at #3"),
    (.delete(oldRank: 4), "loss", "−", "<del>TITLE</del> left, was #4"),
    (.move(oldRank: 3, rank: 1), "gain", "▲", "TITLE up 2, from #3 to #1"),
    (.move(oldRank: 1, rank: 4), "loss", "▼", "TITLE down 3, from #1 to #4"),
    (
      .transfer(from: "up & coming", oldRank: 1, rank: 3), "same", "→",
      "TITLE from <bdi>up &amp; coming</bdi> #1 to #3"
    ),
    (.insert(rank: 0), "gain", "+", "<ins>TITLE</ins> new"),
    (.delete(oldRank: -1), "loss", "−", "<del>TITLE</del> left"),
    (
      .transfer(from: "", oldRank: 0, rank: 2), "same", "→",
      "TITLE from <bdi>another section</bdi> to #2"
    ),
    (
      .update([
        PageChange.Field(name: "vote_count", old: "900", new: "905"),
        PageChange.Field(name: "overview", old: "<b>", new: ""),
      ]), "same", "~",
      "TITLE <span>vote_count</span> <del><bdi>900</bdi></del> <ins><bdi>905</bdi></ins>, "
        + "<span>overview</span> <del><bdi>&lt;b&gt;</bdi></del> <ins><bdi>none</bdi></ins>"
    ),
  ])
  func `a film's change is a line that says it in words`(
    _ change: PageChange, _ kind: String, _ mark: String, _ words: String
  ) throws {
    var page = ByteBuffer()
    var writer = PageWriter(PageOptions())
    writer.begin(into: &page)
    writer.beginChanges(title: "Popular", count: 1, into: &page)
    writer.change(change, id: MovieID(7), title: "A & B", into: &page)
    writer.end(into: &page)
    #expect(try faults(in: page.text).isEmpty)
    let title =
      "<a property=\"url\" href=\"https://www.themoviedb.org/movie/7\"><bdi>A &amp; B</bdi></a>"
    let line =
      "<li class=\"\(kind)\"><span class=\"mark\" aria-hidden=\"true\">\(mark)</span>"
      + words.replacing("TITLE", with: title) + "</li>\n"
    #expect(page.text.contains("<ol class=\"changes\">\n\(line)</ol>"))
  }

  @Test(arguments: [
    (PageChange.sectionInsert, "new section"), (.sectionDelete, "section left"),
    (.sectionMove, "section moved"), (.sectionUpdate, "section changed"),
  ])
  func `a section's change names the section`(_ change: PageChange, _ words: String) throws {
    var page = ByteBuffer()
    var writer = PageWriter(PageOptions())
    writer.begin(into: &page)
    writer.beginChanges(title: "Sections", into: &page)
    writer.change(change, section: "Up <coming>", into: &page)
    writer.end(into: &page)
    #expect(try faults(in: page.text).isEmpty)
    #expect(page.text.contains("<bdi>Up &lt;coming&gt;</bdi> \(words)</li>"))
  }

  @Test func `a film among changes and a change among films are not written`() throws {
    var page = ByteBuffer()
    var writer = PageWriter(PageOptions())
    writer.begin(into: &page)
    writer.movie(sampleMovies[0], into: &page)
    writer.beginChanges(title: "Changes", into: &page)
    writer.movie(sampleMovies[0], into: &page)
    writer.beginSection(title: "Films", layout: .grid(), into: &page)
    writer.change(.insert(rank: 1), id: MovieID(1), title: "A", into: &page)
    writer.end(into: &page)
    #expect(try faults(in: page.text).isEmpty)
    #expect(!page.text.contains("<li"))
  }
}
