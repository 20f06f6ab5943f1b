import GalleyCombine
import GalleyGeometry

/// A key of a value that the view with the focus gives to menus and others.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values of the view with the focus.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of the view with the focus: nil, as nothing else in a picture is asked.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  public init(_ objectType: Value.Type) where Value: AnyObject {}

  public var wrappedValue: Value? { nil }
}

/// A binding of the view with the focus: nil, as nothing else in a picture is asked.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the view with the focus: nil, as nothing else in a picture is asked.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}

  public var wrappedValue: ObjectType? { nil }
}

nonisolated extension View {
  /// Changes nothing: a picture has nobody who asks.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    self
  }

  /// Changes nothing: a picture has nobody who asks.
  public func focusedValue<Object: AnyObject>(_ object: Object?) -> some View { self }

  /// Changes nothing: a picture has nobody who asks.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    self
  }

  /// Changes nothing: a picture has nobody who asks.
  public func focusedSceneValue<Object: AnyObject>(_ object: Object?) -> some View { self }

  /// Changes nothing: a picture has nobody who asks.
  public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View { self }

  /// Changes nothing: a picture has nobody who asks.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View { self }
}
