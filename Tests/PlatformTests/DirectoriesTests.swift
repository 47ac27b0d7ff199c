import Testing

@testable import Platform

@Suite struct DirectoriesTests {
  @Test func `Variables win over the home`() {
    let found = Directories(
      ["HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s"], accountHome: { nil })
    #expect(found.configuration == "/c/tmdb")
    #expect(found.state == "/s/tmdb")
    #expect(found.cache == "/h/.cache/tmdb")
    #expect(found.data == "/h/.local/share/tmdb")
  }

  @Test(arguments: ["", "relative", "./x", "~/x"])
  func `A variable that is empty or relative counts as not set`(value: String) {
    let found = Directories(["XDG_CACHE_HOME": value, "HOME": value], accountHome: { "/account" })
    #expect(found.cache == "/account/.cache/tmdb")
  }

  @Test func `Without any home there is no folder, and nothing fails`() {
    let found = Directories([:], accountHome: { nil })
    #expect(found.configuration == nil)
    #expect(found.state == nil)
  }

  @Test func `The account database is not asked where nothing depends on it`() {
    _ = Directories(["HOME": "/h"]) {
      Issue.record("asked although HOME is set")
      return nil
    }
  }
}
