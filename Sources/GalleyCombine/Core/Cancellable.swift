import GalleyLimits

/// Work that can be cancelled.
public protocol Cancellable {
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

/// Cancels the subscription when cancelled or deinitialized.
public final class AnyCancellable: Cancellable, Hashable, Sendable {
  private struct Body {
    /// Nil once it is cancelled.
    var cancel: (() -> Void)?
  }

  private let body: Locked<Body>

  public init(_ cancel: @escaping () -> Void) { body = Locked(Body(cancel: cancel)) }

  public init<C: Cancellable>(_ canceller: C) { body = Locked(Body { canceller.cancel() }) }

  deinit { cancel() }

  public func cancel() { body.replace(with: Body()).cancel?() }

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
