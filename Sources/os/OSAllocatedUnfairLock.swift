import Foundation

/// A lock, and a value that is used while it is held. Copies share both.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    // The facade depends on nothing of Galley, not on its lock either.
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  public func withLockUnchecked<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  public func withLock<Value: Sendable>(
    _ body: @Sendable (inout State) throws -> Value
  ) rethrows -> Value {
    try withLockUnchecked(body)
  }

  /// Nil if another thread holds the lock.
  public func withLockIfAvailableUnchecked<Value>(
    _ body: (inout State) throws -> Value
  ) rethrows -> Value? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  public func withLockIfAvailable<Value: Sendable>(
    _ body: @Sendable (inout State) throws -> Value
  ) rethrows -> Value? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func lock() { storage.lock.lock() }

  public func unlock() { storage.lock.unlock() }

  public func lockIfAvailable() -> Bool { storage.lock.try() }

  public func withLock<Value: Sendable>(_ body: @Sendable () throws -> Value) rethrows -> Value {
    try withLockUnchecked { _ in try body() }
  }

  public func withLockUnchecked<Value>(_ body: () throws -> Value) rethrows -> Value {
    try withLockUnchecked { _ in try body() }
  }
}
