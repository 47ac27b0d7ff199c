import Foundation
import TestSupport
import Testing

@testable import XHTMLRendering

@Suite(.timeLimit(.minutes(5)), .needs("xmllint")) struct XMLLintTests {
  @Test(arguments: [
    "--stream --schema \(sourceFile("Schema/tmdb-xhtml5.xsd").path) page.xhtml own.xhtml",
    "--relaxng \(sourceFile("Schema/tmdb-xhtml5.rng").path) page.xhtml own.xhtml",
    "--valid own.xhtml",
  ])
  func `xmllint agrees, by schema, by RELAX NG and by the page's own DTD`(_ options: String) throws
  {
    let folder = try ScratchFolder()
    try folder.write("page.xhtml", samplePage())
    try folder.write("own.xhtml", samplePage(PageOptions(embedsDoctype: true)))
    let deed = try Shell(in: folder).run("xmllint --noout --nonet \(options)")
    #expect(deed.status == 0, "\(deed.errors)")
  }
}
