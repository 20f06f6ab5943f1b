import GalleyCombine
import GalleyGeometry

/// The key of a value that the focused view offers to menus and other views.
public protocol FocusedValueKey {
  /// The value's type.
  associatedtype Value
}

/// The values of the focused view.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key, or nil.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of the focused view. Always nil: images have no focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// A value by the place that it has among the values.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// An object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject {}

  /// Nil: images have no focus.
  public var wrappedValue: Value? { nil }
}

/// A binding of the focused view. Always nil: images have no focus.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// A binding by the place that it has among the values.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// Nil; what is set is left out.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding to nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the focused view. Always nil: images have no focus.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// An object by its type.
  public init() {}

  /// Nil: images have no focus.
  public var wrappedValue: ObjectType? { nil }
}

nonisolated extension View {
  /// No effect: images have no focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    self
  }

  /// No effect: images have no focus.
  public func focusedValue<Object: AnyObject>(_ object: Object?) -> some View { self }

  /// No effect: images have no focus.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    self
  }

  /// No effect: images have no focus.
  public func focusedSceneValue<Object: AnyObject>(_ object: Object?) -> some View { self }

  /// No effect: images have no focus.
  public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View { self }

  /// No effect: images have no focus.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View { self }
}
