import Foundation
import Testing

@testable import XHTMLRendering

/// One change that makes the golden page invalid: the first occurrence of a text replaced.
struct Mutation: CustomTestStringConvertible, Sendable {
  var name: String
  var old: String
  var new: String

  init(_ name: String, _ old: String, _ new: String) {
    self.name = name
    self.old = old
    self.new = new
  }

  var testDescription: String { name }
}

private let head = "<meta charset=\"UTF-8\"/>"
private let item = "<li><article typeof=\"Movie\""

private let mutations = [
  Mutation("a repeated id", "id=\"s2\"", "id=\"s1\""),
  Mutation("an id where no label leads", "<ul class=\"grid\"", "<ul id=\"x\" class=\"grid\""),
  Mutation("an id with a space", "id=\"main\"", "id=\"the main\""),
  Mutation("an id that starts with a digit", "<h2 id=\"s1\"", "<h2 id=\"1s\""),
  Mutation("a label that leads nowhere", "aria-labelledby=\"s1\"", "aria-labelledby=\"s99\""),
  Mutation("a section without a label", "<section aria-labelledby=\"s1\"", "<section"),
  Mutation("a picture without text in its place", " alt=\"Poster: Spirited Away\"", ""),
  Mutation(
    "a picture without a source", " src=\"https://image.tmdb.org",
    " data-src=\"https://image.tmdb.org"),
  Mutation("a width with a unit", "width=\"342\"", "width=\"342px\""),
  Mutation("a height of nothing", "height=\"513\"", "height=\"0\""),
  Mutation("a day that no calendar has", "datetime=\"2001-07-20\"", "datetime=\"2026-02-31\""),
  Mutation("a date without its day", "datetime=\"2001-07-20\"", "datetime=\"2001-07\""),
  Mutation("an instant without its zone", "04:36:00Z\"", "04:36:00\""),
  Mutation(
    "an address with a space", "href=\"https://www.themoviedb.org/movie/129\"",
    "href=\"https://www.themoviedb.org/movie/1 29\""),
  Mutation(
    "an address that runs a script", "href=\"https://www.themoviedb.org/movie/129\"",
    "href=\"javascript:alert(1)\""),
  Mutation(
    "an address of data that is no picture", "href=\"https://www.themoviedb.org/movie/129\"",
    "href=\"data:text/html,x\""),
  Mutation(
    "an address with half an escape", "href=\"https://www.themoviedb.org/movie/129\"",
    "href=\"https://www.themoviedb.org/movie/%1\""),
  Mutation("an unknown attribute", "<main id=\"main\"", "<main id=\"main\" hidden=\"hidden\""),
  Mutation(
    "an attribute that runs a script", "<main id=\"main\"", "<main id=\"main\" onclick=\"x()\""),
  Mutation("an unknown element", "<main id=\"main\">", "<main id=\"main\"><marquee/>"),
  Mutation("a script", head, head + "<script/>"),
  Mutation("an item outside a list", "<h2 id=\"s1\">", "<li/><h2 id=\"s1\">"),
  Mutation("text in a list", item, "text " + item),
  Mutation("an empty list", "<p class=\"note\">No films.</p>", "<ul class=\"grid\"></ul>"),
  Mutation("a link in a link", "<bdi>Spirited Away</bdi></a></h3>", "<a href=\"x\">x</a></a></h3>"),
  Mutation("a heading in a paragraph", "<p class=\"note\">", "<p class=\"note\"><h2>x</h2>"),
  Mutation("no title", "<title>Movies</title>", ""),
  Mutation("two titles", "<title>Movies</title>", "<title>Movies</title><title>Movies</title>"),
  Mutation("an empty title", "<title>Movies</title>", "<title> </title>"),
  Mutation("a language that is none", " lang=\"en\"", " lang=\"en glish\""),
  Mutation("no language", " xml:lang=\"en\" lang=\"en\"", ""),
  Mutation("a direction that is none", "<html ", "<html dir=\"up\" "),
  Mutation("no namespace", " xmlns=\"http://www.w3.org/1999/xhtml\"", ""),
  Mutation("another namespace", "http://www.w3.org/1999/xhtml", "http://www.w3.org/1999/html"),
  Mutation("a source set without widths", " 185w, ", ", "),
  Mutation("a source set with densities", " 185w", " 2x"),
  Mutation("a style beside the layout's numbers", "style=\"--top", "style=\"color:red;--top"),
  Mutation("a style that asks for an address", "style=\"--top:1px", "style=\"--top:url(x)"),
  Mutation("loading that is neither lazy nor eager", "loading=\"lazy\"", "loading=\"never\""),
  Mutation("another encoding than it says", head, "<meta charset=\"latin1\"/>"),
  Mutation("no foot", "<footer>", "<div>"),
  Mutation("no main part", "<main id=\"main\">", "<div id=\"main\">"),
  Mutation("two main parts", "</main>", "</main><main id=\"more\"><p>x</p></main>"),
  Mutation("a section without a heading", "<h2 id=\"s5\"><bdi>Nothing</bdi></h2>", ""),
  Mutation("a film without a title", "<h3 property=\"name\">", "<h4 property=\"name\">"),
  Mutation("a placeholder without a name", " aria-label=\"No poster\"", ""),
  Mutation("a frame", "<footer>", "<iframe/><footer>"),
  Mutation("an entity of HTML", "Skip to movies", "Skip&nbsp;to movies"),
  Mutation("a bare ampersand", "Two &amp; a half", "Two & a half"),
  Mutation("a control character", "Two &amp; a half", "Two \u{1} a half"),
  Mutation("a control character by number", "Two &amp; a half", "Two &#1; a half"),
  Mutation("a tag that is not closed", "</main>", ""),
  Mutation("an attribute without quotes", "loading=\"lazy\"", "loading=lazy"),
  Mutation("an attribute twice", "loading=\"lazy\"", "loading=\"lazy\" loading=\"lazy\""),
  Mutation("text after the end", "</html>\n", "</html>\ntext"),
  Mutation("a second document", "</html>\n", "</html>\n<html/>"),
  Mutation("another root", "<html xmlns", "<main xmlns"),
]

@Suite struct ProfileMutationTests {
  @Test(arguments: mutations)
  func `a page that is changed to be invalid is found out, in a line`(_ mutation: Mutation) throws {
    let page = samplePage()
    let place = try #require(page.range(of: mutation.old), "the page does not hold what is changed")
    let changed = page.replacingCharacters(in: place, with: mutation.new)
    let found = try faults(in: changed)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { !$0.hasPrefix("line 0:") }, "\(found)")
  }

  /// libxml2's regular expressions have taken one branch of a pattern for another.
  @Test(arguments: [
    ("https://h/a?b=c&amp;d=(1)", true), ("http://h:80/%20", true), ("#main", true),
    ("a/b.jpg", true),
    ("data:image/png;base64,AA==", true), ("javascript:alert(1)", false), ("JavaScript:x", false),
    ("data:text/html,x", false), ("vbscript:x", false), ("file:///etc/passwd", false),
    ("a b", false),
    ("http://", false), ("#1", false), ("//h/a:b", false), ("h:a", false), ("", false),
    ("é", false),
    ("https://h/\u{E9}", true), ("https://h/{a}", false), ("https://h/\\a", false),
    ("https://h/&lt;", false), ("https://h/&quot;", false),
  ])
  func `an address in a page`(_ address: String, _ isValid: Bool) throws {
    let link = "href=\"https://www.themoviedb.org/\""
    let page = samplePage()
    #expect(page.contains(link))
    let changed = page.replacing(link, with: "href=\"\(address)\"")
    #expect(try faults(in: changed).isEmpty == isValid)
  }

  @Test func `the root has to be html, whatever part of the page stands alone`() throws {
    let part = """
      <p xmlns="http://www.w3.org/1999/xhtml">No films.</p>
      """
    #expect(try !faults(in: part).isEmpty)
    let footer = """
      <footer xmlns="http://www.w3.org/1999/xhtml"><p>x</p></footer>
      """
    #expect(try !faults(in: footer).isEmpty)
  }
}
