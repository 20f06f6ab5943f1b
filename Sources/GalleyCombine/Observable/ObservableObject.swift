import GalleyBudget

/// An object that says before it changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that sends before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's `@Published` properties share; the same one each time for an
  /// object without any.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [(property: any PublishedProperty, name: String)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children {
        guard let property = child.value as? any PublishedProperty else { continue }
        properties.append((property, String((child.label ?? "_").dropFirst())))
      }
      mirror = current.superclassMirror
    }
    let publisher =
      properties.lazy.compactMap(\.property.objectWillChange).first
      ?? (properties.isEmpty
        ? PublisherTable.shared.publisher(of: self) : ObservableObjectPublisher())
    for (property, name) in properties { property.connect(publisher, name: name) }
    return publisher
  }
}

/// Tells those who listen that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// It sends no values but that something changes.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>()
  private let state = Locked(State())

  private struct State {
    var listeners: [(number: Int, body: (PropertyChange?) -> Void)] = []
    var count = 0
  }

  /// A publisher of an object that says by `send()` that it is about to change.
  public init() {}

  /// Says that the object is about to change.
  public func send() { send(nil) }

  /// - Parameter change: which property changes, where that is known.
  func send(_ change: PropertyChange?) {
    for listener in state.withLock({ $0.listeners }) { listener.body(change) }
    broadcast.send(())
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    broadcast.add(subscriber)
  }

  /// Calls `body` before every change from now on, until the result is deinitialized. It is called with no lock
  /// held, and so may wait.
  package func listen(_ body: @escaping (PropertyChange?) -> Void) -> AnyCancellable {
    let number = state.withLock { state in
      state.count += 1
      state.listeners.append((state.count, body))
      return state.count
    }
    return AnyCancellable { [weak self] in self?.remove(number) }
  }

  private func remove(_ number: Int) {
    let old = state.withLock { state in
      defer { state.listeners.removeAll { $0.number == number } }
      return state.listeners
    }
    // What a listener holds may end with it, and must not do so under the lock.
    _ = old
  }
}

/// A property that is about to change.
package struct PropertyChange {
  /// The property's name.
  package var property: String
  package var old: Any
  package var new: Any
}

/// The publishers of objects without `@Published` properties, which have no place to keep one. The
/// one table that all threads share, behind a lock; entries end with their objects.
private final class PublisherTable: Sendable {
  static let shared = PublisherTable()
  private let entries = Locked<[ObjectIdentifier: Entry]>([:])

  private struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    entries.withLock { entries in
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return entry.publisher }
      entries = entries.filter { $0.value.object != nil }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
