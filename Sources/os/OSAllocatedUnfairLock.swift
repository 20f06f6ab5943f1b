import Foundation

/// A lock, and a value that is used while it is held. Copies share both.
///
/// A thread that waits for a lock that it holds waits for ever; Apple's systems end the process.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    // The facade depends on nothing of Galley, not on its lock either.
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// A lock around a value that need not be `Sendable`. Other code must not use what it refers to.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Waits for the lock, holds it for `body` and gives it back, also where `body` throws. Neither the value nor the result
  /// needs to be `Sendable`.
  public func withLockUnchecked<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Waits for the lock, holds it for `body` and gives it back, also where `body` throws.
  public func withLock<Value: Sendable>(
    _ body: @Sendable (inout State) throws -> Value
  ) rethrows -> Value {
    try withLockUnchecked(body)
  }

  /// As `withLockUnchecked(_:)`, without waiting; nil if another thread holds the lock.
  public func withLockIfAvailableUnchecked<Value>(
    _ body: (inout State) throws -> Value
  ) rethrows -> Value? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// As `withLock(_:)`, without waiting; nil if another thread holds the lock.
  public func withLockIfAvailable<Value: Sendable>(
    _ body: @Sendable (inout State) throws -> Value
  ) rethrows -> Value? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock around a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a value.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock and takes it. The same thread gives it back with `unlock()`.
  public func lock() { storage.lock.lock() }

  /// Gives the lock back. The caller must hold it.
  public func unlock() { storage.lock.unlock() }

  /// Takes the lock if no thread holds it.
  /// - Returns: whether the lock was taken.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Waits for the lock, holds it for `body` and gives it back, also where `body` throws.
  public func withLock<Value: Sendable>(_ body: @Sendable () throws -> Value) rethrows -> Value {
    try withLockUnchecked { _ in try body() }
  }

  /// As `withLock(_:)`, with a result that need not be `Sendable`.
  public func withLockUnchecked<Value>(_ body: () throws -> Value) rethrows -> Value {
    try withLockUnchecked { _ in try body() }
  }
}
