import Foundation

/// A property of a class whose changes are told: to the object's `objectWillChange` and to those who
/// subscribed to the property with `$`.
@propertyWrapper
public struct Published<Value> {
  private var storage: PublishedStorage<Value>

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// The values of a published property: the one that it has, then each new one before the property has it.
  public struct Publisher: GalleyCombine.Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.subscribers.add(subscriber) { [storage] in storage.latest }
    }

    /// Whether they are those of one property.
    public static func == (one: Publisher, other: Publisher) -> Bool {
      one.storage === other.storage
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  @available(*, unavailable, message: "@Published is available only on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is available only on properties of classes") }
    set { fatalError("@Published is available only on properties of classes") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

/// A published property of any type, as its object finds it.
protocol PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? { get }
  func connect(_ publisher: ObservableObjectPublisher, name: String)
}

extension Published: PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? { storage.objectWillChange }

  func connect(_ publisher: ObservableObjectPublisher, name: String) {
    storage.connect(publisher, name: name)
  }
}

/// Where a published property's value lives.
private final class PublishedStorage<Value> {
  private let lock = NSLock()
  private var content: Value
  /// The value that is being set, which the property does not have yet.
  private var coming: Value?
  private var publisher: ObservableObjectPublisher?
  private var name = "a published property"
  private var sources: Set<AnyCancellable> = []
  let subscribers = Broadcast<Value, Never>()

  init(_ value: Value) { content = value }

  var value: Value { lock.withLock { content } }
  /// What subscribers were told last.
  var latest: Value { lock.withLock { coming ?? content } }
  var objectWillChange: ObservableObjectPublisher? { lock.withLock { publisher } }

  func connect(_ publisher: ObservableObjectPublisher, name: String) {
    lock.withLock { (self.publisher, self.name) = (publisher, name) }
  }

  /// Tells the object and the subscribers, and sets the value then.
  func set(_ newValue: Value) {
    let (publisher, name, old) = lock.withLock { (self.publisher, self.name, content) }
    publisher?.send(PropertyChange(property: name, old: old, new: newValue))
    lock.withLock { coming = newValue }
    subscribers.send(newValue)
    // What the old values hold may end with them, and must not do so under the lock.
    let last = lock.withLock {
      defer { (content, coming) = (newValue, nil) }
      return (content, coming)
    }
    _ = last
  }

  /// Sets the value to those of a publisher as long as the property is there.
  func assign(_ publisher: some Publisher<Value, Never>) {
    let mark = Waiting<AnyCancellable?>(nil)
    let inlet = Inlet<Value, Never>(
      onValue: { [weak self] in
        self?.set($0)
        return .none
      },
      onCompletion: { [weak self] _ in
        if let source = mark.withLock({ $0 }) { self?.forget(source) }
      })
    let source = AnyCancellable(inlet)
    lock.withLock { _ = sources.insert(source) }
    mark.withLock { $0 = source }
    inlet.request(.unlimited)
    publisher.subscribe(inlet)
  }

  private func forget(_ source: AnyCancellable) {
    _ = lock.withLock { sources.remove(source) }
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as the property is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.assign(self)
  }
}
