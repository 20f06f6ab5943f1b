import Glibc

/// A value that several threads use, one at a time. The one lock of the package: what needs another kind says why.
///
/// It is not recursive: `withLock` within `withLock` of the same value never returns. What an old value holds may end
/// with it and call anything, so `replace` hands it out.
///
/// The lock is pthread's: the thread sanitizer sees no order in that of `Synchronization.Mutex`, and would report
/// every use. `NSLock` is pthread's as well, in four blocks of memory.
///
/// The value is never a function by itself, an optional one or a tuple with one: Swift would wrap it once more in each
/// `withLock`, as generic code and other code call functions in different ways. Calls get slower by their number, and some
/// hundred thousand wrappers overflow the stack where they end. A structure that has the function is left as it is.
///
/// Nor is it `()`: it takes no room, and the thread sanitizer takes its place for that of something else.
package final class Locked<Value>: @unchecked Sendable {
  @usableFromInline
  let mutex: UnsafeMutablePointer<pthread_mutex_t>
  // Used with the lock held alone.
  @usableFromInline
  var value: Value

  package init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    // Without attributes it has no way to fail.
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  /// Calls `body` when no other thread has the value, which it may change.
  @inlinable
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }

  /// Puts another value in the place of the one that is there, and hands that out: what it holds ends without the lock.
  @inlinable
  package func replace(with new: Value) -> Value {
    withLock {
      let old = $0
      $0 = new
      return old
    }
  }
}
