/// A value that a view carries for the layout that places it (LP10).
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// What a view that states no value has.
  static var defaultValue: Value { get }
}
