import GalleyBudget

/// A property of a class whose changes are told: to the object's `objectWillChange` and to those who
/// subscribed to the property with `$`.
@propertyWrapper
public struct Published<Value> {
  private var storage: PublishedStorage<Value>

  /// A property with a value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  /// A property with a value: the form before `wrappedValue`.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// The values of a published property: the one that it has, then each new one before the property has it.
  public struct Publisher: GalleyCombine.Publisher, Equatable {
    /// The type of the property.
    public typealias Output = Value
    /// It never fails.
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

  /// The values of the property; `assign(to:)` takes it.
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

extension Published {
  /// The value, without the object around it.
  package var content: Value { storage.value }

  /// Sets the value, and tells the object and the subscribers, as setting the property does.
  package func change(to value: Value) { storage.set(value) }
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
  private let state: Locked<State>
  let subscribers = Broadcast<Value, Never>()

  private struct State {
    var content: Value
    /// The value that is being set, which the property does not have yet.
    var coming: Value?
    var publisher: ObservableObjectPublisher?
    var name = "a published property"
    var sources: Set<AnyCancellable> = []
  }

  init(_ value: Value) { state = Locked(State(content: value)) }

  var value: Value { state.withLock { $0.content } }
  /// What subscribers were told last.
  var latest: Value { state.withLock { $0.coming ?? $0.content } }
  var objectWillChange: ObservableObjectPublisher? { state.withLock { $0.publisher } }

  func connect(_ publisher: ObservableObjectPublisher, name: String) {
    state.withLock { ($0.publisher, $0.name) = (publisher, name) }
  }

  /// Tells the object and the subscribers, and sets the value then.
  func set(_ newValue: Value) {
    let (publisher, name, old) = state.withLock { ($0.publisher, $0.name, $0.content) }
    publisher?.send(PropertyChange(property: name, old: old, new: newValue))
    state.withLock { $0.coming = newValue }
    subscribers.send(newValue)
    // What the old values hold may end with them, and must not do so under the lock.
    let last = state.withLock {
      let last = ($0.content, $0.coming)
      ($0.content, $0.coming) = (newValue, nil)
      return last
    }
    _ = last
  }

  /// Sets the value to those of a publisher as long as the property is there.
  func assign(_ publisher: some Publisher<Value, Never>) {
    let mark = Locked<AnyCancellable?>(nil)
    let receiver = ClosureSubscriber<Value, Never>(
      onValue: { [weak self] in
        self?.set($0)
        return .none
      },
      onCompletion: { [weak self] _ in
        if let source = mark.withLock({ $0 }) { self?.forget(source) }
      })
    let source = AnyCancellable(receiver)
    state.withLock { _ = $0.sources.insert(source) }
    mark.withLock { $0 = source }
    receiver.request(.unlimited)
    publisher.subscribe(receiver)
  }

  private func forget(_ source: AnyCancellable) {
    _ = state.withLock { $0.sources.remove(source) }
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as the property is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.assign(self)
  }
}
