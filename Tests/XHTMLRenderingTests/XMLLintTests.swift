import Foundation
import Testing

@testable import XHTMLRendering

@Suite struct XMLLintTests {
  @Test(
    .enabled(
      if: OutsideTools.xmllint != nil || OutsideTools.mustExist,
      "needs xmllint (apt-get install libxml2-utils)"))
  func `xmllint agrees, by schema, by RELAX NG and by the page's own DTD`() throws {
    let xmllint = try #require(OutsideTools.xmllint)
    let folder = try ScratchFolder()
    let page = try folder.write(samplePage(), as: "page.xhtml").path
    let own = try folder.write(samplePage(PageOptions(embedsDoctype: true)), as: "own.xhtml").path
    let schema = sourceFile("Schema/tmdb-xhtml5.xsd").path
    let grammar = sourceFile("Schema/tmdb-xhtml5.rng").path
    for arguments in [
      ["--noout", "--nonet", "--stream", "--schema", schema, page, own],
      ["--noout", "--nonet", "--relaxng", grammar, page, own],
      ["--noout", "--nonet", "--valid", own],
    ] {
      let result = try OutsideTools.run(xmllint, arguments)
      #expect(result.status == 0, "\(result.output)")
    }
  }
}
