import Foundation
import TestSupport
import Testing

@testable import TMDBClient

@Suite struct GzipReaderTests {
  /// What the gzip program makes of bytes.
  private func packed(_ bytes: [UInt8], _ option: String) throws -> [UInt8] {
    let scratch = try ScratchFolder()
    try Data(bytes).write(to: URL(fileURLWithPath: scratch.file("in")))
    let deed = try Shell(in: scratch).run("gzip \(option) <in >out")
    #expect(deed.status == 0)
    return Array(try Data(contentsOf: URL(fileURLWithPath: scratch.file("out"))))
  }

  private func unpacked(_ bytes: [UInt8], by count: Int = 1000) throws -> [UInt8] {
    var reader = try GzipReader(bytes)
    var result: [UInt8] = []
    while !reader.isAtEnd { result += try reader.next(count) }
    return result
  }

  private static let texts: [[UInt8]] = [
    [], Array("a".utf8), [UInt8](repeating: 0x41, count: 300_000),
    (0..<70_000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13) },
    Array(
      (0..<20_000).map { #"{"id":\#($0),"original_title":"千と千尋 \#($0 % 97)"}"# }
        .joined(separator: "\n").utf8),
  ]

  @Test("What gzip packs comes out again", arguments: texts, ["-1", "-6", "-9"])
  func roundTrip(_ text: [UInt8], option: String) throws {
    #expect(try unpacked(packed(text, option)) == text)
  }

  @Test("However much is asked for at a time", arguments: [1, 7, 4096, 1 << 22])
  func pieces(_ count: Int) throws {
    let text = Array(String(repeating: "abcabcabd", count: 9000).utf8)
    #expect(try unpacked(packed(text, "-6"), by: count) == text)
  }

  @Test("Members that follow one another are one text, and names in their heads no matter")
  func members() throws {
    let first = try packed(Array("one ".utf8), "-1")
    var named = try packed(Array("two".utf8), "-1")
    named[3] = 8
    named.insert(contentsOf: Array("file\0".utf8), at: 10)
    #expect(try unpacked(first + named) == Array("one two".utf8))
  }

  @Test("What is cut off or changed is refused, and never a crash")
  func broken() throws {
    let good = try packed(Array(Self.texts[4].prefix(40_000)), "-6")
    for count in stride(from: 0, to: good.count, by: 397) {
      #expect(throws: GzipFault.self) { try unpacked(Array(good[..<count])) }
    }
    for place in stride(from: 10, to: good.count, by: 199) {
      var bad = good
      bad[place] ^= 0x55
      #expect(throws: GzipFault.self) { try unpacked(bad) }
    }
    #expect(throws: GzipFault.notGzip) { try unpacked(Array("<html></html>".utf8)) }
  }
}
