internal import CLinux
internal import Glibc

/// Wakes a thread that waits in a pump, from any other thread.
///
/// However often it is rung before it is hushed, it wakes once; nobody ever waits to ring it.
package struct Bell: ~Copyable, Sendable {
  private let reader: Descriptor
  private let writer: Descriptor

  package init() throws(IOFailure) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe2(&ends, O_CLOEXEC | O_NONBLOCK) == 0 else { throw .last("bell") }
    reader = Descriptor(owning: ends[0], name: "bell")
    writer = Descriptor(owning: ends[1], name: "bell")
  }

  /// What the pump waits for.
  package var upstream: Upstream { Upstream(reader) }

  package borrowing func ring() {
    var byte: UInt8 = 0
    // A pipe that is full wakes as well as one with a byte more.
    _ = unsafe write(writer.raw, &byte, 1)
  }

  /// Comes before the look at what it was rung for, so that a ring in between is not lost.
  package borrowing func hush() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while unsafe read(reader.raw, &bytes, bytes.count) > 0 {}
  }
}
