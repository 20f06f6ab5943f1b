import GalleyGeometry

/// A value that a view keeps from pass to pass. Setting it starts another pass.
@propertyWrapper
public struct State<Value>: DynamicProperty, InstallableProperty {
  private let box: StateBox<Value>

  public init(wrappedValue value: Value) { box = StateBox(value) }

  public init(initialValue value: Value) { box = StateBox(value) }

  public var wrappedValue: Value {
    get { box.location.value }
    nonmutating set { box.location.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    let location = box.location
    return Binding(get: { location.value }, set: { location.set($0) })
  }

  func install(in context: PropertyContext) -> String? {
    let location: StateLocation<Value>
    if let known = context.slot.content as? StateLocation<Value> {
      location = known
    } else {
      location = StateLocation(box.location.value)
      context.slot.content = location
    }
    location.connect(context)
    box.location = location
    return nil
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// What the copies of one `State` share.
final class StateBox<Value> {
  var location: StateLocation<Value>
  init(_ value: Value) { location = StateLocation(value) }
}

/// Where the value of a state lives.
final class StateLocation<Value> {
  private(set) var value: Value
  private weak var graph: ViewGraph?
  private var view = ""
  private var property = ""

  init(_ value: Value) { self.value = value }

  func connect(_ context: PropertyContext) {
    graph = context.graph
    view = context.view
    property = context.property
  }

  /// A value equal to the one before changes nothing.
  func set(_ newValue: Value) {
    let old = value
    value = newValue
    if let equal = ValueComparison.areEqual(old, newValue), equal { return }
    graph?.noteChange(
      StateChange(view: view, state: property, old: "\(old)", new: "\(newValue)"))
  }
}

/// A state that changed while a picture was made.
struct StateChange: Hashable {
  var view: String
  var state: String
  var old: String
  var new: String
}

/// Compares values of any type.
enum ValueComparison {
  /// Nil where the type cannot be compared.
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool? {
    guard let one = one as? any Equatable else { return nil }
    return isEqual(one, other)
  }

  /// Compares part by part what cannot be compared whole: dictionaries by key, everything else in
  /// order. References without an order of their own are equal when they are the same.
  static func areStructurallyEqual(_ one: Any, _ other: Any, depth: Int = 0) -> Bool {
    if depth > 32 { return true }
    if let one = one as? any Equatable { return isEqual(one, other) }
    let (left, right) = (Mirror(reflecting: one), Mirror(reflecting: other))
    guard left.subjectType == right.subjectType, left.children.count == right.children.count else {
      return false
    }
    if left.displayStyle == .class { return (one as AnyObject) === (other as AnyObject) }
    if let one = one as? [AnyHashable: Any], let other = other as? [AnyHashable: Any] {
      return one.allSatisfy { key, value in
        other[key].map { areStructurallyEqual(value, $0, depth: depth + 1) } ?? false
      }
    }
    return zip(left.children, right.children).allSatisfy { a, b in
      a.label == b.label && areStructurallyEqual(a.value, b.value, depth: depth + 1)
    }
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    (other as? Value) == one
  }
}
