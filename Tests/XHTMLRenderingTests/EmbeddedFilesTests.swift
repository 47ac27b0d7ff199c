import Foundation
import TestSupport
import Testing

@testable import XHTMLRendering

@Suite struct EmbeddedFilesTests {
  @Test(arguments: [
    ("Schema/tmdb-xhtml5.xsd", PageSchema.xsd),
    ("Schema/tmdb-xhtml5-internal.dtd", PageSchema.internalSubset),
    ("Schema/page.css", PageStyle.css),
  ])
  func `what the program embeds is its source file, byte for byte`(
    _ path: String, _ embedded: StaticString
  ) throws {
    #expect(try "\(embedded)" == text(of: path))
  }

  @Test(.needs("trang"))
  func `made files are what the script makes of the hand-written ones`() throws {
    let folder = try ScratchFolder()
    let copy = URL(fileURLWithPath: folder.file("Schema"))
    try FileManager.default.copyItem(at: sourceFile("Schema/"), to: copy)
    let deed = try Shell(in: folder).run("Schema/build-schema.sh")
    #expect(deed.status == 0, "\(deed.errors)")
    for name in [
      "tmdb-xhtml5.rng", "tmdb-xhtml5.xsd", "tmdb-xhtml5-internal.dtd", "xml.xsd",
      "../PageSchema.swift", "../PageStyle.swift",
    ] {
      #expect(try folder.read("Schema/\(name)") == text(of: "Schema/\(name)"), "\(name)")
    }
  }

  @Test func `the style sheet needs no escaping, in XML or in HTML`() throws {
    #expect(try text(of: "Schema/page.css").allSatisfy { $0 != "<" && $0 != "&" })
  }

  @Test func `each class that the writer writes is one that the style sheet knows`() throws {
    let css = try text(of: "Schema/page.css")
    let page = samplePage()
    var classes: Set<String> = []
    for match in page.matches(of: /class="([^"]*)"/) {
      classes.formUnion(match.output.1.split(separator: " ").map(String.init))
    }
    // Marks of what happened, without a look of their own.
    classes.subtract(["same", "rating"])
    for name in classes { #expect(css.contains(".\(name)"), "\(name)") }
  }
}
