import Platform
import RecordStream
import Testing

@testable import ToolRuntime

@Suite struct HeldSectionsTests {
  @Test("What is held comes back section by section, in pieces that are put together again")
  func order() throws {
    let held = HeldSections([:])
    let names = (0..<4).map { Array("s\($0)".utf8) }
    for name in names { _ = held.index(of: name) }
    var expected: [[UInt8]] = Array(repeating: [], count: 4)
    var state: UInt64 = 7
    for turn in 0..<4_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let section = 1 + Int(state >> 33) % 3
      let bytes = Array("\(turn),".utf8) + [UInt8](repeating: 65, count: Int(state >> 40) % 900)
      try held.hold(bytes.span, of: section)
      expected[section] += bytes
    }
    var found = ByteBuffer()
    while try held.readNext(into: &found) {}
    #expect(found.count > 1 << 20)
    #expect(found.bytes == expected[1] + expected[2] + expected[3])
  }

  @Test("The same name is the same section")
  func names() {
    let held = HeldSections([:])
    #expect(held.index(of: [1]) == 0 && held.index(of: [2]) == 1 && held.index(of: [1]) == 0)
    #expect(held.count == 2)
  }
}
