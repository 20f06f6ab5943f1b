import GalleyGeometry

/// A value that is kept under a name for one scene.
///
/// It lasts as long as its renderer, whose image is the scene.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, InstallableProperty {
  private let box: StoredBox<Value>

  private init(_ name: String, _ initial: Value, _ form: StoredForm<Value>) {
    box = StoredBox(
      StoredProperty(scope: .scene, name: name, initial: initial, form: form, store: nil))
  }

  /// The value that is kept under the name. Setting it starts another pass.
  public var wrappedValue: Value {
    get { box.place.value }
    nonmutating set { box.place.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { box.binding }

  func install(in context: PropertyContext) -> String? {
    box.install(in: context)
    return nil
  }
}

extension SceneStorage {
  /// A value under a name; `wrappedValue` is what is read until one is set.
  public init(wrappedValue: Value, _ key: String)
  where Value: _StoredValue {
    self.init(key, wrappedValue, .plain)
  }

  /// A value under a name, kept as its string; `wrappedValue` is what is read until one is set.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw)
  }

  /// A value under a name, kept as its number; `wrappedValue` is what is read until one is set.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw)
  }

  /// Nil until it is set.
  public init<Wrapped: _StoredValue>(_ key: String)
  where Value == Wrapped? {
    self.init(key, nil, StoredForm<Wrapped>.plain.optional())
  }

  /// Nil until it is set.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(key, nil, StoredForm<Wrapped>.raw.optional())
  }

  /// Nil until it is set.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(key, nil, StoredForm<Wrapped>.raw.optional())
  }
}
