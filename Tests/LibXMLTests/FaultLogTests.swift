import Testing

@testable import LibXML

@Suite struct FaultLogTests {
  @Test(arguments: [
    (
      "Element '{urn:n}img': The attribute 'alt' is required.\n",
      "Element 'img': The attribute 'alt' is required"
    ),
    ("One line\nand another\n", "One line and another"),
    ("A value '{' of the document", "A value '{' of the document"),
    ("'{a}b' and '{c'", "'{a}b' and '{c'"),
    ("", ""),
  ])
  func `a message is one line without namespaces`(_ message: String, _ sentence: String) {
    #expect(FaultLog.sentence(message) == sentence)
  }

  @Test func `the same fault reported twice in a row is one`() {
    let log = FaultLog()
    log.add(line: 1, "a")
    log.add(line: 1, "a")
    log.add(line: 2, "a")
    #expect(log.report().map(\.line) == [1, 2])
  }
}
