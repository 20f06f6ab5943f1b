import GalleyGeometry
import GalleyLayout

/// A value that a view tells the container around it, and that no view within it hears of.
public protocol ContainerValueKey {
  /// The value's type.
  associatedtype Value
  /// What a view has that was given none.
  static var defaultValue: Value { get }
}

/// What a view tells the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// What `tag(_:)` gave to the view.
  package var tag: AnyHashable?
  /// Whether the view is a `Divider`; known where subviews are looked for.
  package var isDivider = false
  /// What the elements of `ForEach` stand for that the view lies in, the innermost first: for their ids, and in a range
  /// that cannot change for their places. Known where subviews are looked for.
  package var elementTags: [AnyHashable] = []

  /// No values but the defaults.
  public init() {}

  /// The value of a key, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      guard let stored = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return stored as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue as Any }
  }

  /// The view's tag, where it has one of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// What the innermost element of that type stands for. Elements tag the views in them, for each type of tags where
  /// these have none of their own (`setTagIfUnset(for:value:)` in `ForEachState.Item.applyTraits(to:)` of SwiftUI).
  package func elementTag<V: Hashable>(for type: V.Type) -> V? {
    for tag in elementTags {
      if let value = tag.base as? V { return value }
    }
    return nil
  }

  /// Whether the view's tag is this one.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

/// How layouts and containers find the values of a view.
struct ContainerValuesKey: LayoutValueKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

/// A modifier that changes what the view tells the container around it.
private struct ContainerValueContent<Value>: NodeContent {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
  var name: String { "containerValue" }

  func changeContainerValues(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    AttributeBehavior(
      .mergedValue(key: ObjectIdentifier(ContainerValuesKey.self)) { inner in
        var values = inner as? ContainerValues ?? ContainerValues()
        changeContainerValues(&values)
        return values
      })
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? Self, old.keyPath == keyPath else { return false }
    return ValueComparison.areEqual(old.value, value) ?? false
  }
}

nonisolated extension View {
  /// Tells the container around a value.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modified(by: ContainerValueContent(keyPath: keyPath, value: value))
  }
}

extension LayoutSubview {
  /// What the view tells the container around it.
  public var containerValues: ContainerValues { self[ContainerValuesKey.self] }
}
