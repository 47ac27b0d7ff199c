import Foundation
import TestSupport
import Testing

@testable import Platform
@testable import PluginHost

@Suite struct PluginSearchTests {
  @Test func `The order is TMDB_PLUGIN_PATH, user's data, beside the program, PATH`() {
    let search = PluginSearch(
      environment: ["TMDB_PLUGIN_PATH": "/p1:/p2", "PATH": "/b1:/b2"],
      program: "/opt/x/bin/tmdb-render", data: "/home/u/.local/share/tmdb")
    #expect(
      search.places.map(\.folder) == [
        "/p1", "/p2", "/home/u/.local/share/tmdb/plugins", "/opt/x/libexec/tmdb",
        "/opt/x/bin/libexec/tmdb", "/b1", "/b2",
      ])
    #expect(search.places.filter(\.origin.isTrusted).count == 5)
  }

  @Test func `Empty, relative and repeated elements are skipped`() throws {
    let folder = try ScratchFolder()
    try folder.write("real/x", "")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: "real")
    let (real, link) = (folder.file("real"), folder.file("link"))
    let search = PluginSearch(
      environment: [
        "TMDB_PLUGIN_PATH": "::.:plugins:~/x:\(link):\(real)/:\(real)", "PATH": ":\(real):/b:/b/:.",
      ], program: nil, data: nil)
    #expect(search.places.map(\.folder) == [link, "/b", "/b/"])
  }

  @Test func `Without variables nothing is searched, and nothing fails`() {
    let search = PluginSearch(environment: [:], program: nil, data: nil)
    #expect(search.places == [])
    #expect(search.candidates(.render) == [])
  }

  @Test func `Only files with a plugin's whole name are candidates`() throws {
    let scripts = try Scripts()
    for name in [
      "tmdb-render-a", "tmdb-render-", "tmdb-render-B", "tmdb-render-a.bak", "tmdb-render",
      "tmdb-layout-a", "tmdb-render-z",
    ] {
      try scripts.script(name, "")
    }
    try scripts.script("tmdb-render-dir/x", "")
    try scripts.script("tmdb-render-data", "", permissions: 0o644)
    let found = scripts.search.candidates(.render)
    #expect(found.map(\.name.text) == ["a", "data", "z"])
    #expect(found.map(\.isExecutable) == [true, false, true])
  }

  @Test(arguments: ["../x", "a/b", "/bin/sh", "", ".", "A"])
  func `No other word becomes part of a path`(word: String) throws {
    let scripts = try Scripts()
    #expect(throws: (any Error).self) { try scripts.catalogue().choose(word) }
  }
}
