import Testing

@testable import Platform

@Suite struct EnvironmentTests {
  let environment: Environment = ["HOME": "/h", "EMPTY": "", "A": "x=y", "AB": "z"]

  @Test func `A variable is found by its whole name`() {
    #expect(environment["A"] == "x=y")
    #expect(environment["AB"] == "z")
    #expect(environment["B"] == nil)
    #expect(environment["HOM"] == nil)
  }

  @Test func `An empty variable is set, but as good as none where that is asked`() {
    #expect(environment["EMPTY"] == "")
    #expect(environment.nonEmpty("EMPTY") == nil)
    #expect(environment.nonEmpty("A") == "x=y")
  }

  @Test func `Removing and setting leave the others alone`() {
    let changed = environment.removing(["A", "HOME"]).setting("EMPTY", to: "no")
    #expect(changed["A"] == nil)
    #expect(changed["HOME"] == nil)
    #expect(changed["AB"] == "z")
    #expect(changed["EMPTY"] == "no")
    #expect(changed.entries.count == 2)
  }

  @Test func `The process's own environment has a PATH`() {
    #expect(Environment.current()["PATH"] != nil)
  }
}
