import CommandKit
import Testing

@Suite struct NearestTests {
  static let names = ["columns", "color", "output", "progress", "list-plugins", "on-error", "rate"]

  @Test(
    "What was meant is found",
    arguments: [
      ("colums", "columns"), ("coulmns", "columns"), ("column", "columns"), ("colour", "color"),
      ("OUTPUT", "output"), ("outptu", "output"), ("list_plugins", "list-plugins"),
      ("list", "list-plugins"), ("onerror", "on-error"), ("prog", "progress"), ("rates", "rate"),
      ("rate-limit", "rate"),
    ])
  func finds(_ typed: String, _ meant: String) {
    #expect(nearest(to: typed, among: Self.names) == meant)
  }

  @Test("Nothing is made up", arguments: ["", "x", "zebra", "verbose", "c", "\u{1F3AC}"])
  func findsNothing(_ typed: String) {
    #expect(nearest(to: typed, among: Self.names) == nil)
  }

  @Test func `Of equally near ones the first is taken`() {
    #expect(nearest(to: "bat", among: ["cat", "hat"]) == "cat")
    #expect(nearest(to: "bat", among: ["hat", "cat"]) == "hat")
  }

  @Test(
    "A list reads as English",
    arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
  func lists(_ words: [String], _ text: String) {
    #expect(words.listed(with: "or") == text)
  }
}
