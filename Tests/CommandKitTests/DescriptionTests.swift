import CommandKit
import Foundation
import Testing

@Suite struct DescriptionTests {
  @Test func `The description is JSON that says what the declaration says`() throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(sample.json.utf8)) as? [String: Any])
    #expect(object["name"] as? String == "tmdb-sample")
    #expect(object["version"] as? String == Release.version)
    #expect(object["discussion"] as? [String] == sample.discussion)
    let options = try #require(object["options"] as? [[String: Any]])
    #expect(options.map { $0["name"] as? String } == sample.options.map { "--\($0.name)" })
    let color = try #require(options.first { $0["name"] as? String == "--color" })
    #expect(color["closed"] as? Bool == true)
    #expect(color["default"] as? String == "auto")
    let argument = try #require(color["argument"] as? [String: Any])
    #expect(argument["placeholder"] as? String == "WHEN")
    #expect(argument["required"] as? Bool == true)
    let usage = try #require(object["usage"] as? [String])
    #expect(usage.first == "tmdb-sample [OPTION]... LIST [FILE]...")
    let examples = try #require(object["examples"] as? [[String: String]])
    #expect(examples.map { $0["command_line"] } == sample.examples.map(\.commandLine))
  }

  @Test func `Controls and quotes are escaped`() throws {
    var command = sample
    command.discussion = ["\u{0}\u{1B}\"\\\n\u{7F}\u{1F3AC}e\u{301}."]
    let object = try JSONSerialization.jsonObject(with: Data(command.json.utf8)) as? [String: Any]
    #expect(object?["discussion"] as? [String] == command.discussion)
    #expect(command.json.contains("\\u0000\\u001b\\\"\\\\\\u000a"))
  }
}
