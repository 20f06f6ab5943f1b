import GalleyBudget

/// Work that can be cancelled.
public protocol Cancellable {
  /// Ends the work. A second call has no effect.
  func cancel()
}

extension Cancellable {
  /// Keeps the work running as long as the collection exists.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps the work running as long as the set exists.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// Work behind a lock, which must not hold a function by itself.
struct CancellableWork {
  /// Nil once it is cancelled.
  var run: (() -> Void)?
}

/// Cancels the subscription when cancelled or deinitialized.
public final class AnyCancellable: Cancellable, Hashable, Sendable {
  private let body: Locked<CancellableWork>

  /// Something that runs a closure once, when it is cancelled or deinitialized.
  public init(_ cancel: @escaping () -> Void) { body = Locked(CancellableWork(run: cancel)) }

  /// Something that cancels another thing once, when it is cancelled or deinitialized.
  public init<C: Cancellable>(_ canceller: C) {
    body = Locked(CancellableWork { canceller.cancel() })
  }

  deinit { cancel() }

  /// Runs the closure, unless it has run.
  public func cancel() { body.replace(with: CancellableWork()).run?() }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AnyCancellable {
  /// Keeps the subscription as long as the collection exists.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the subscription as long as the set exists.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
