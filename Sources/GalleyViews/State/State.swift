import GalleyGeometry

/// A value that a view keeps from pass to pass. Setting it starts another pass.
@propertyWrapper
public struct State<Value>: DynamicProperty, InstallableProperty {
  private let box: StateBox<Value>

  /// A state with its first value.
  public init(wrappedValue value: Value) { box = StateBox(value) }

  /// A state with its first value.
  public init(initialValue value: Value) { box = StateBox(value) }

  /// The value. Setting it to another one starts another pass.
  public var wrappedValue: Value {
    get { box.location.read() }
    nonmutating set { box.location.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let location = box.location
    return Binding(get: { location.read() }, moving: { location.set($0) }, origin: location)
  }

  func install(in context: PropertyContext) -> String? {
    let location: StateLocation<Value>
    if let known = context.slot.content as? StateLocation<Value> {
      location = known
    } else {
      location = StateLocation(box.first.read(), in: context)
      context.slot.content = location
    }
    location.connect(context)
    if box.location !== location { box.location = location }
    context.graph.pending.deferredWork.markUserCodeRan()
    return nil
  }

  func reading(in environment: EnvironmentValues) -> PropertyReading { .told }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state whose first value is nil.
  public init() { self.init(wrappedValue: nil) }
}

/// What the copies of one `State` share.
final class StateBox<Value> {
  /// Where the value lives before any view has a place: every place begins with it, whatever the places before have made of
  /// theirs (recorded on SwiftUI: MetalUI, docs/probes/swiftui-composition-identity, arms V5, V9, X4, X8).
  let first: StateLocation<Value>
  var location: StateLocation<Value>
  init(_ value: Value) {
    first = StateLocation(value)
    location = first
  }
}

/// Where the value of a state lives.
final class StateLocation<Value> {
  private(set) var value: Value
  private weak var graph: ViewGraph?
  private var view = ""
  private var property = ""
  /// The bodies that have read the value, in a graph with a clock.
  private var readers: StateReaders?

  /// What the value was at first, in a graph whose states can be carried.
  private let beginning: CarriedValue?
  private var isChanged = false

  init(_ value: Value) { (self.value, beginning) = (value, nil) }

  /// Begins with a value that was carried from another process, if there is one.
  init(_ initial: Value, in context: PropertyContext) {
    guard let keeper = context.graph.memory.keeper else {
      (value, beginning) = (initial, nil)
      return
    }
    beginning = CarriedValue(ofState: initial)
    value = keeper.first(initial, in: context)
  }

  /// View and property belong to the place: they are written once, as other threads may read them.
  func connect(_ context: PropertyContext) {
    if graph === context.graph { return }
    graph = context.graph
    view = context.view
    property = context.property
  }

  /// The value; on another thread than the one that draws, once that waits.
  func read() -> Value {
    guard let graph else { return value }
    return graph.code.turn.turn {
      if let motion = graph.motion { note(in: motion) }
      return value
    }
  }

  private func note(in motion: GraphMotion) {
    let readers = readers ?? StateReaders()
    readers.note(in: motion)
    self.readers = readers
  }

  /// A value equal to the one before changes nothing, and is not kept (OpenSwiftUI, `StoredLocation.set`). On another thread than the one that draws it is set once that
  /// waits.
  func set(_ newValue: Value) {
    guard let graph else { return value = newValue }
    graph.code.turn.turn { change(to: newValue) }
  }

  private func change(to newValue: Value) {
    let old = value
    if let equal = ValueComparison.areEqual(old, newValue), equal { return }
    value = newValue
    isChanged = true
    graph?.noteChange(
      StateChange(view: view, state: property, old: old, new: newValue),
      isTold: readers?.invalidate() ?? true)
  }
}

extension StateLocation: KeptState {
  var change: KeptChange {
    guard let now = CarriedValue(ofState: value) else {
      guard Value.self is AnyObject.Type else { return isChanged ? .lost(property: nil) : .none }
      return .lost(property: CarriedValue.lostProperty(of: value as AnyObject))
    }
    return now == beginning ? .none : .carried(now)
  }
}
