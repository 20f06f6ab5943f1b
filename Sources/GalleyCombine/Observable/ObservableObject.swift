import Foundation

/// An object that says before it changes.
public protocol ObservableObject: AnyObject {
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
  public typealias Output = Void
  public typealias Failure = Never

  private let changes = Broadcast<PropertyChange?, Never>()

  public init() {}

  public func send() { changes.send(nil) }

  /// - Parameter change: which property changes.
  func send(_ change: PropertyChange) { changes.send(change) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    changes.add(Link<PropertyChange?, Never, S>(subscriber) { _ in .pass(()) })
  }

  /// Calls `body` before every change from now on, until the result is let go of.
  package func listen(_ body: @escaping (PropertyChange?) -> Void) -> AnyCancellable {
    let sink = Subscribers.Sink<PropertyChange?, Never>(
      receiveCompletion: { _ in }, receiveValue: body)
    changes.add(sink)
    return AnyCancellable(sink)
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
private final class PublisherTable: @unchecked Sendable {
  static let shared = PublisherTable()
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return entry.publisher }
      entries = entries.filter { $0.value.object != nil }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
