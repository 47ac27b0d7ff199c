import Diagnostics
import Testing

@testable import PluginHost

@Suite struct PluginOptionTests {
  let description: PluginDescription

  init() throws {
    description = PluginDescription(
      stage: .render, name: try #require(PluginName("x")), summary: "s",
      options: [
        PluginOption(name: try #require(PluginName("color")), values: ["red", "blue"]),
        PluginOption(name: try #require(PluginName("title"))),
      ])
  }

  @Test func `Settings become arguments in their order, repeated ones too`() throws {
    let arguments = try description.arguments(for: ["title=a=b", "color=red", "title="])
    #expect(arguments == ["--title=a=b", "--color=red", "--title="])
  }

  @Test(arguments: [
    ("title", "-O title: NAME=VALUE is expected"),
    ("=x", "-O =x: NAME=VALUE is expected"),
    ("color=green", "-O color=green: color is one of red, blue"),
    ("colour=red", "-O colour: the format x has no such option; did you mean color?"),
    ("size=3", "-O size: the format x has no such option; it has color, title"),
  ])
  func `A wrong setting is status 64`(setting: String, sentence: String) {
    let failure = #expect(throws: Diagnostic.self) {
      _ = try description.arguments(
        for: [setting], nearest: { word, all in all.first { $0.first == word.first } })
    }
    #expect(failure == Diagnostic(.usage, sentence))
  }

  @Test func `One without options says so`() throws {
    let plain = PluginDescription(
      stage: .section, name: try #require(PluginName("y")), summary: "s")
    let failure = #expect(throws: Diagnostic.self) { _ = try plain.arguments(for: ["a=b"]) }
    #expect(failure?.sentence == "-O a: the rule y has no such option, and no other")
  }
}
