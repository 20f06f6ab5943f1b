import GalleyGeometry

/// A value that is kept under a name for the whole program.
///
/// It lasts as long as its renderer, and all views of the renderer see it. `UserDefaults` is read and
/// written where the property or `defaultAppStorage(_:)` names a store, or where the environment's
/// `usesUserDefaults` asks for it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, InstallableProperty {
  private let box: StoredBox<Value>

  private init(_ name: String, _ store: UserDefaults?, _ initial: Value, _ form: StoredForm<Value>)
  {
    box = StoredBox(
      StoredProperty(scope: .app, name: name, initial: initial, form: form, store: store))
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

extension AppStorage {
  /// A value under a name; `wrappedValue` is what is read until one is set.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: _StoredValue {
    self.init(key, store, wrappedValue, .plain)
  }

  /// A value under a name, kept as its string; `wrappedValue` is what is read until one is set.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue, .raw)
  }

  /// A value under a name, kept as its number; `wrappedValue` is what is read until one is set.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue, .raw)
  }

  /// Nil until it is set.
  public init<Wrapped: _StoredValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(key, store, nil, StoredForm<Wrapped>.plain.optional())
  }

  /// Nil until it is set.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(key, store, nil, StoredForm<Wrapped>.raw.optional())
  }

  /// Nil until it is set.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(key, store, nil, StoredForm<Wrapped>.raw.optional())
  }
}
