import GalleyGeometry

/// An object that says before it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: _ChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// What an object says that it will change with.
public protocol _ChangePublisher: AnyObject {
  /// Calls `body` before every change from now on.
  func _observe(_ observer: AnyObject, _ body: @escaping (PropertyChange?) -> Void)
}

/// A property that is about to change, in words.
public struct PropertyChange: Hashable, Sendable {
  var property: String
  var old: String
  var new: String
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

/// Tells those who listen that an object is about to change.
public final class ObservableObjectPublisher: _ChangePublisher {
  private var listeners: [ObjectIdentifier: (observer: Weak, body: (PropertyChange?) -> Void)] = [:]

  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  public init() {}

  public func send() { send(nil) }

  /// - Parameter change: which property changes, where that is known.
  func send(_ change: PropertyChange?) {
    for listener in listeners.values where listener.observer.object != nil {
      listener.body(change)
    }
  }

  /// One observer listens once.
  public func _observe(_ observer: AnyObject, _ body: @escaping (PropertyChange?) -> Void) {
    listeners = listeners.filter { $0.value.observer.object != nil }
    listeners[ObjectIdentifier(observer)] = (Weak(observer), body)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's `@Published` properties share; the same one each time for an
  /// object without any.
  public var objectWillChange: ObservableObjectPublisher {
    var boxes: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      boxes += current.children.compactMap { $0.value as? any PublishedProperty }
      mirror = current.superclassMirror
    }
    let publisher =
      boxes.lazy.compactMap(\.publisher).first ?? PublisherTable.shared.publisher(of: self)
    for box in boxes { box.publisher = publisher }
    return publisher
  }
}

protocol PublishedProperty {
  var publisher: ObservableObjectPublisher? { get nonmutating set }
}

/// A property of an observable object whose changes are told.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  private final class Storage {
    var value: Value
    var publisher: ObservableObjectPublisher?
    init(_ value: Value) { self.value = value }
  }
  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  var publisher: ObservableObjectPublisher? {
    get { storage.publisher }
    nonmutating set { storage.publisher = newValue }
  }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is for properties of classes") }
    set { fatalError("@Published is for properties of classes") }
  }

  public static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storageKeyPath].storage.value }
    set {
      let own = owner[keyPath: storageKeyPath].storage
      if let equal = ValueComparison.areEqual(own.value, newValue), equal {
        own.value = newValue
        return
      }
      (owner.objectWillChange as? ObservableObjectPublisher)?.send(
        PropertyChange(
          property: "\(wrappedKeyPath)", old: "\(own.value)", new: "\(newValue)"))
      own.value = newValue
    }
  }
}

/// An observable object that its view makes once and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, InstallableProperty {
  private final class Box {
    let make: () -> ObjectType
    var object: ObjectType?
    init(_ make: @escaping () -> ObjectType) { self.make = make }

    var value: ObjectType {
      if let object { return object }
      let made = make()
      object = made
      return made
    }
  }
  private let box: Box

  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { box = Box(make) }

  public var wrappedValue: ObjectType { box.value }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: box.value)
  }

  func install(in context: PropertyContext) -> String? {
    if let known = context.slot.content as? ObjectType {
      box.object = known
    } else {
      context.slot.content = box.value
    }
    context.graph.observe(box.value, context)
    return nil
  }
}

/// An observable object that somebody else keeps.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, InstallableProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Value>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>
    ) -> Binding<Value> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  func install(in context: PropertyContext) -> String? {
    context.graph.observe(wrappedValue, context)
    return nil
  }
}

/// An observable object that a view around gave with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, InstallableProperty
{
  private final class Box {
    var object: ObjectType?
  }
  private let box = Box()

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = box.object else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment: give it with .environmentObject(_:)")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  func install(in context: PropertyContext) -> String? {
    box.object = context.environment.object(of: ObjectType.self)
    guard let object = box.object else {
      return "\(context.property), a \(ObjectType.self): give it to a view around with "
        + ".environmentObject(_:)"
    }
    context.graph.observe(object, context)
    return nil
  }
}

/// Bindings to the properties of an `@Observable` object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject>: DynamicProperty {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
