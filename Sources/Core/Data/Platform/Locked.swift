internal import Glibc

/// A value that one thread at a time may look at, behind a lock of the system.
///
/// Where several threads really meet it takes the place of the standard library's `Mutex`: that waits
/// in code that the thread sanitizer cannot see into, and so has every such meeting reported as a race.
@safe package final class Locked<Value: Sendable>: Sendable {
  private nonisolated(unsafe) var value: Value
  private nonisolated(unsafe) let lock: UnsafeMutablePointer<pthread_mutex_t>

  package init(_ value: Value) {
    unsafe self.value = value
    unsafe lock = .allocate(capacity: 1)
    unsafe lock.initialize(to: pthread_mutex_t())
    _ = unsafe pthread_mutex_init(lock, nil)
  }

  deinit {
    _ = unsafe pthread_mutex_destroy(lock)
    unsafe lock.deinitialize(count: 1)
    unsafe lock.deallocate()
  }

  /// Not to be called from within itself.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    _ = unsafe pthread_mutex_lock(lock)
    defer { _ = unsafe pthread_mutex_unlock(lock) }
    return try unsafe body(&value)
  }
}
