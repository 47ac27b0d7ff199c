import Testing

@testable import LibXML

@Suite struct PageValidatorTests {
  static let valid = """
    <?xml version="1.0" encoding="UTF-8"?>
    <notes xmlns="urn:notes" xml:lang="en">
    <note id="a">Grüße</note>
    <note id="b">千と千尋</note>
    </notes>
    """

  @Test(arguments: [1, 2, 3, 5, 16, .max])
  func `a valid document passes however it is cut`(_ size: Int) throws {
    #expect(try faults(in: Self.valid, cutEvery: size).isEmpty)
  }

  @Test(arguments: [
    ("an unknown element", "<notes xmlns='urn:notes'>\n<node/>\n</notes>", 2),
    ("an unknown attribute", "<notes xmlns='urn:notes'>\n\n<note id='a' x='1'/>\n</notes>", 3),
    ("a missing attribute", "<notes xmlns='urn:notes'>\n<note/></notes>", 2),
    ("a wrong value", "<notes xmlns='urn:notes'>\n<note id='1'/></notes>", 2),
    ("a repeated id", "<notes xmlns='urn:notes'>\n<note id='a'/>\n<note id='a'/></notes>", 3),
    ("text where none may be", "<notes xmlns='urn:notes'>\ntext</notes>", 2),
    ("no namespace", "<notes>\n</notes>", 1),
    ("another global element as root", "<note xmlns='urn:notes' id='a'/>", 1),
    ("a tag that is not closed", "<notes xmlns='urn:notes'>\n<note id='a'>\n</notes>", 3),
    ("an undefined entity", "<notes xmlns='urn:notes'>\n<note id='a'>&nbsp;</note></notes>", 2),
    ("a bare ampersand", "<notes xmlns='urn:notes'>\n<note id='a'>a & b</note></notes>", 2),
    ("a control character", "<notes xmlns='urn:notes'>\n<note id='a'>\u{7}</note></notes>", 2),
    ("an undeclared prefix", "<notes xmlns='urn:notes'>\n<x:note id='a'/></notes>", 2),
    ("a second root", "<notes xmlns='urn:notes'/>\n<notes xmlns='urn:notes'/>", 2),
    ("a language that is none", "<notes xmlns='urn:notes' xml:lang='e n'/>", 1),
  ])
  func `a fault is found in its line, however the document is cut`(
    _ name: String, _ document: String, _ line: Int
  ) throws {
    for size in [1, 7, .max] {
      let found = try faults(in: document, cutEvery: size)
      #expect(found.first?.line == line, "\(name): \(found)")
      #expect(found.allSatisfy { !$0.message.isEmpty && !$0.message.contains("\n") })
    }
  }

  @Test func `a document that is cut off anywhere is a fault`() throws {
    let end = Self.valid.utf8.count
    for length in 0..<end {
      let start = String(decoding: Self.valid.utf8.prefix(length), as: UTF8.self)
      #expect(try !faults(in: start).isEmpty, "\(length) of \(end) bytes")
    }
  }

  @Test func `a validator takes one document after another`() throws {
    var validator = PageValidator(try Schema(noteSchema, root: "notes"))
    #expect(feed(Self.valid, to: &validator).isEmpty)
    #expect(!feed("<notes xmlns='urn:notes'><note/></notes>", to: &validator).isEmpty)
    #expect(!feed("", to: &validator).isEmpty)
    #expect(feed(Self.valid, to: &validator).isEmpty)
  }

  @Test func `validators share a schema that outlives its name`() throws {
    func pair() throws -> (first: [XMLFault], second: [XMLFault]) {
      let schema = try Schema(noteSchema, root: "notes")
      var first = PageValidator(schema)
      var second = PageValidator(schema)
      let bytes = Array(Self.valid.utf8)
      for byte in bytes {
        first.feed([byte].span)
        second.feed([byte].span)
      }
      return (first.finish(), second.finish())
    }
    let faults = try pair()
    #expect(faults.first.isEmpty && faults.second.isEmpty)
  }

  @Test func `a document cannot replace the schema that judges it`() throws {
    let document = """
      <notes xmlns="urn:notes" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
        xsi:schemaLocation="urn:other file:///etc/hostname">
      </notes>
      """
    #expect(try faults(in: document).contains { $0.message.contains("xsi:schemaLocation") })
    let typed = """
      <notes xmlns="urn:notes" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
      <note id="a" xsi:nil="false"/></notes>
      """
    #expect(try faults(in: typed).first?.line == 2)
  }

  @Test(arguments: [
    "<note id='a'>&host;</note>", "<note id='&host;'/>", "<note id='a'>&nbsp;</note>",
  ])
  func `no external entity and no external subset is read`(_ note: String) throws {
    let document = """
      <!DOCTYPE notes SYSTEM "file:///etc/hostname" [
      <!ENTITY host SYSTEM "file:///etc/hostname">
      ]>
      <notes xmlns="urn:notes">
      \(note)
      </notes>
      """
    #expect(try faults(in: document).first?.line == 5)
  }

  @Test func `characters by number and the five entities of XML pass`() throws {
    let document =
      "<notes xmlns='urn:notes'><note id='a'>&#9731;&#x2603;&lt;&gt;&amp;&quot;&apos;</note></notes>"
    #expect(try faults(in: document).isEmpty)
  }

  @Test func `entities that grow without end are refused at once`() throws {
    var declarations = "<!ENTITY l0 'lol'>"
    for level in 1...30 {
      declarations += "<!ENTITY l\(level) '&l\(level - 1);&l\(level - 1);&l\(level - 1);'>"
    }
    let document = """
      <!DOCTYPE notes [\(declarations)]>
      <notes xmlns="urn:notes"><note id="a">&l30;</note></notes>
      """
    #expect(try !faults(in: document).isEmpty)
  }

  @Test func `of very many faults the first are kept and the rest counted`() throws {
    let document =
      "<notes xmlns='urn:notes'>\n" + String(repeating: "<note/>\n", count: 1_000) + "</notes>"
    let found = try faults(in: document)
    #expect(found.count == FaultLog.limit + 1)
    #expect(found.first?.line == 2)
    #expect(found.last?.message == "900 more faults")
  }

  @Test func `elements nested without end are a fault`() throws {
    let document = String(repeating: "<notes xmlns='urn:notes'>\n", count: 100_000)
    #expect(try !faults(in: document).isEmpty)
  }

  @Test func `lines are counted past 65,535`() throws {
    let document =
      "<notes xmlns='urn:notes'>" + String(repeating: "\n", count: 70_000) + "<note/></notes>"
    #expect(try faults(in: document).map(\.line) == [70_001])
  }
}
