internal import CLinux
internal import Glibc

/// The two ends of a new pipe, both close-on-exec.
struct PipeEnds: ~Copyable {
  let reader: Descriptor
  let writer: Descriptor

  init(name: String) throws(IOFailure) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe2(&ends, O_CLOEXEC) == 0 else { throw .last(name) }
    reader = Descriptor(owning: ends[0], name: name)
    writer = Descriptor(owning: ends[1], name: name)
  }
}
