import Diagnostics
import TestSupport
import Testing

@testable import Platform
@testable import PluginHost

@Suite(.timeLimit(.minutes(5))) struct PluginCatalogueTests {
  let scripts: Scripts

  init() throws { scripts = try Scripts() }

  private func failure(_ word: String, _ search: PluginSearch? = nil) -> Diagnostic? {
    do {
      _ = try scripts.catalogue(search).choose(word)
      return nil
    } catch { return error as? Diagnostic }
  }

  @Test func `A plugin is chosen by its name and run by its absolute path`() throws {
    let path = try scripts.plugin("titles", "cat")
    let plugin = try scripts.find("titles")
    #expect(plugin.path == path)
    #expect(plugin.description.summary == "What titles does.")
  }

  @Test func `A built-in wins, and is not asked`() throws {
    try scripts.script("tmdb-render-csv", "exit 1")
    guard case .builtIn(let description) = try scripts.catalogue().choose("csv") else {
      Issue.record("a plugin won")
      return
    }
    #expect(description.name.text == "csv")
  }

  @Test func `The first one found wins, and one on PATH is found by its name`() throws {
    let first = try scripts.plugin("x", in: "one", "cat")
    try scripts.plugin("x", in: "two", "cat")
    let far = try scripts.plugin("far", in: "bin", "cat")
    let catalogue = scripts.catalogue(
      scripts.search(pluginPath: ["one", "two"], path: ["bin"]))
    #expect(try catalogue.choose("x").description.name.text == "x")
    guard case .plugin(let plugin) = try catalogue.choose("x"),
      case .plugin(let other) = try catalogue.choose("far")
    else {
      Issue.record("not found")
      return
    }
    #expect(plugin.path == first)
    #expect(other.path == far)
  }

  @Test func `One that may not be run is passed over, as a shell does`() throws {
    try scripts.plugin("x", in: "one", permissions: 0o644, "cat")
    let second = try scripts.plugin("x", in: "two", "cat")
    let catalogue = scripts.catalogue(scripts.search(pluginPath: ["one", "two"]))
    guard case .plugin(let plugin) = try catalogue.choose("x") else {
      Issue.record("not found")
      return
    }
    #expect(plugin.path == second)
  }

  @Test func `If it is the only one, that is the message`() throws {
    let path = try scripts.plugin("x", permissions: 0o644, "cat")
    #expect(
      failure("x")
        == Diagnostic(.configuration, "\(path) is not executable; chmod +x makes it a plugin"))
  }

  @Test func `A broken one is status 78 with its path and what it answered`() throws {
    let path = try scripts.script("tmdb-render-bad", "echo hello")
    let found = failure("bad")
    #expect(found?.status == .configuration)
    #expect(
      found?.sentence.hasPrefix("\(path) answered --tmdb-plugin wrongly") == true)
    #expect(found?.sentence.hasSuffix("hello") == true)
  }

  @Test func `A name of nothing is status 64, lists what there is and suggests the nearest`() throws
  {
    try scripts.plugin("titles", "cat")
    try scripts.plugin("zine", permissions: 0o644, "cat")
    #expect(
      failure("titels")
        == Diagnostic(
          .usage, "unknown format titels; did you mean text? There are text, csv, titles"))
    #expect(
      failure("PDF") == Diagnostic(.usage, "unknown format PDF; there are text, csv, titles"))
  }

  @Test func `The list tells built-in, found, shadowed, broken and not asked`() throws {
    let marker = scripts.folder.file("ran")
    try scripts.plugin("titles", in: "one", "cat")
    try scripts.plugin("csv", in: "one", ": >'\(marker)'")
    try scripts.script("one/tmdb-render-bad", "exit 4")
    try scripts.plugin("data", in: "one", permissions: 0o644, "cat")
    try scripts.plugin("titles", in: "two", "cat")
    let far = try scripts.script("bin/tmdb-render-far", ": >'\(marker)'")
    let catalogue = scripts.catalogue(
      scripts.search(pluginPath: ["one", "two"], path: ["bin"]))
    let listings = try catalogue.listings()
    #expect(
      listings.map { "\($0.name) \($0.stateName)" } == [
        "text built in", "csv built in", "bad broken", "csv shadowed", "data broken",
        "titles found", "titles shadowed", "far not asked",
      ])
    for case .broken(let reason) in listings.map(\.state) where !listings.isEmpty {
      #expect(
        ["answered --tmdb-plugin with status 4", "is not executable"].contains(reason))
    }
    #expect(!FileAccess.isExecutable(marker) && FileFacts.of(marker) == nil)
    #expect(
      listings.text.split(separator: "\n").last == "far       not asked  \(far)")
    #expect(
      listings.text.contains(
        "bad       broken     \(scripts.folder.file("one"))/tmdb-render-bad answered --tmdb-plugin "
          + "with status 4\n"))
    #expect(
      listings.text.contains(
        "What titles does. (\(scripts.folder.file("one"))/tmdb-render-titles 1.0)"))
  }

  @Test func `With verify those on PATH are asked, too`() throws {
    try scripts.plugin("far", in: "bin", "cat")
    try scripts.script("bin/tmdb-render-other", "echo 1")
    let listings = try scripts.catalogue(scripts.search(path: ["bin"])).listings(verify: true)
    #expect(listings.map(\.stateName) == ["built in", "built in", "found", "broken"])
  }

  @Test func `A slow one is listed as broken and costs its time alone`() throws {
    try scripts.script("tmdb-render-slow", "sleep 30")
    try scripts.plugin("z", "cat")
    let listings = try scripts.catalogue(limit: 0.3).listings()
    #expect(listings.map(\.name.text) == ["text", "csv", "slow", "z"])
    #expect(listings[2].state == .broken("did not answer --tmdb-plugin within 0.3 s"))
  }
}
