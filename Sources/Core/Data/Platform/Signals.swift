internal import Glibc
internal import Synchronization

/// The signal that asked this process to end, 0 while none did.
private let termination = Atomic<Int32>(0)
/// Whether the terminal changed its size since somebody asked.
private let windowChange = Atomic<Bool>(false)
/// The writing end of the pipe that wakes a poll, -1 while nobody watches.
private let wakeup = Atomic<Int32>(-1)

/// INT, TERM and HUP as something that a loop asks about, instead of something that happens to it.
///
/// Signal actions belong to the process, so this is the one place with state of its own.
package enum Signals {
  static func checkTermination() throws(IOFailure) {
    let signal = termination.load(ordering: .relaxed)
    if signal != 0 { throw .interrupted(signal: signal) }
  }
}
