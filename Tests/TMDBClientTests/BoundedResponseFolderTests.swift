import TestSupport
import Testing

@testable import TMDBClient

@Suite struct BoundedResponseFolderTests {
  private let scratch: ScratchFolder
  private let folder: ResponseFolder

  init() throws {
    scratch = try ScratchFolder()
    folder = ResponseFolder(scratch.file("responses"))
  }

  private func bounded(now: Int64 = 2_000_000_000) -> BoundedResponseFolder {
    var bounds = BoundedResponseFolder.Bounds()
    bounds.kept = 4_000
    bounds.written = 8_000
    return BoundedResponseFolder(folder, bounds, clock: VirtualClock(wall: now))
  }

  private func save(_ numbers: Range<Int>, in store: BoundedResponseFolder) throws {
    for number in numbers {
      let body = "\"" + String(repeating: "x", count: 498) + "\""
      try store.save(
        StoredResponse(
          HTTPResponse(200, json: body), to: .test("http://h/3/movie/\(number)"), at: 0))
    }
  }

  @Test("One long run stays within its bounds while it runs")
  func longRun() throws {
    let store = bounded()
    var most = 0
    for number in 0..<200 {
      try save(number..<number + 1, in: store)
      most = max(most, folder.contents.bytes)
    }
    // The files' own lines come to each body.
    #expect(most < 18_000)
    #expect(most > 8_000)
  }

  @Test("Many short runs stay within them together")
  func shortRuns() throws {
    for number in 0..<100 {
      let store = bounded()
      try save(number..<number + 1, in: store)
      store.settle()
    }
    #expect(folder.contents.bytes < 18_000)
    #expect(folder.contents.count > 1)
  }

  @Test("What was written last is still there, and comes back")
  func newest() throws {
    let store = bounded()
    try save(0..<100, in: store)
    #expect(store.load(.test("http://h/3/movie/99")) != nil)
  }

  @Test("A run that writes nothing looks at no file")
  func idle() throws {
    bounded().settle()
    #expect(try scratch.names().isEmpty)
  }

  @Test("After a week even a little that is written makes old answers go")
  func week() throws {
    let store = bounded()
    try save(0..<1, in: store)
    store.settle()
    // By the files' own time, which is that of the machine, everything is far too old by then.
    let later = bounded(now: 2_000_000_000 + 7 * 86_400)
    try save(1..<2, in: later)
    later.settle()
    #expect(folder.contents.count == 0)
  }

  @Test(
    "A note that was damaged counts as none",
    arguments: [
      "many\n", "", "9223372036854775807 0\n", "1 -9223372036854775808\n", "-5 7\n",
      "1 9999999999\n",
      "1 2 3\n",
    ])
  func damaged(_ note: String) throws {
    try scratch.write("responses.written", note)
    let store = bounded()
    try save(0..<1, in: store)
    store.settle()
    #expect(folder.contents.count == 1)
    #expect(scratch.read("responses.written") == "500 2000000000\n")
  }
}
