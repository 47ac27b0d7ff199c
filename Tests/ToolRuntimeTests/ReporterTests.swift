import Diagnostics
import RecordStream
import Testing

@testable import ToolRuntime

@Suite struct ReporterTests {
  @Test(
    "Nothing in a message can reach a terminal's controls",
    arguments: [
      ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\nb\tc\rd", "a b c d"), ("x\u{9B}2J", "x\u{FFFD}2J"),
      ("\u{202E}gnp.exe", "gnp.exe"), ("a\u{0}b\u{7F}", "a\u{FFFD}b\u{FFFD}"), ("千と千尋", "千と千尋"),
    ])
  func neutralising(_ text: String, _ expected: String) {
    #expect(neutralised(text, columns: 200) == expected)
  }

  @Test("A long message ends with an ellipsis at the width")
  func length() {
    let cut = neutralised(String(repeating: "x", count: 500), columns: 200)
    #expect(cut.count == 200 && cut.hasSuffix("x…"))
    #expect(neutralised(String(repeating: "千", count: 500), columns: 200).count == 100)
  }

  @Test("One line, as text and as JSON")
  func forms() {
    #expect(
      Reporter(program: "tmdb-x").line("error", "a \"b\"\n", status: .usage).text
        == "tmdb-x: a \"b\" \n")
    #expect(
      Reporter(program: "tmdb-x", form: .json).line("error", "a \"b\"", status: .usage).text
        == "{\"tool\":\"tmdb-x\",\"level\":\"error\",\"status\":64,\"message\":\"a \\\"b\\\"\"}\n")
  }
}
