import Foundation

/// A value that several threads use, one at a time.
///
/// The lock is pthread's: the thread sanitizer sees no order in that of `Synchronization.Mutex`, and would report
/// every use.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  // Used with the lock held alone.
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
