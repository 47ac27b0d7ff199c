import Foundation

@testable import Platform

/// The two ends of a new pipe.
struct PipeEnds: ~Copyable {
  let reader: Descriptor
  let writer: Descriptor

  init(name: String) throws(IOFailure) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .last(name) }
    reader = Descriptor(owning: ends[0], name: name)
    writer = Descriptor(owning: ends[1], name: name)
    for raw in ends { _ = fcntl(raw, F_SETFD, FD_CLOEXEC) }
  }
}
