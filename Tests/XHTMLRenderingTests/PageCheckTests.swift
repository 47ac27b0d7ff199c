import Testing

@testable import XHTMLRendering

@Suite struct PageCheckTests {
  @Test func `one check takes page after page`() throws {
    var check = try PageCheck()
    for _ in 0..<3 {
      check.feed(Array(samplePage().utf8).span)
      #expect(check.finish().isEmpty)
      check.feed(Array("<html/>".utf8).span)
      #expect(!check.finish().isEmpty)
    }
  }

  @Test func `a page that was cut off anywhere is not valid`() throws {
    var check = try PageCheck()
    let bytes = Array(samplePage().utf8)
    for length in stride(from: 0, to: bytes.count - 8, by: 97) {
      check.feed(bytes.span.extracting(0..<length))
      #expect(!check.finish().isEmpty, "\(length) of \(bytes.count) bytes")
    }
  }
}
