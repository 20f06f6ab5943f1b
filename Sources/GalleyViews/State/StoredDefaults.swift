import GalleyGeometry

/// What views keep under names of their own, in the memory of one renderer.
final class StoredDefaults: GraphValue {
  /// Where a name counts.
  enum Scope: Hashable {
    /// In all of the program, as `AppStorage`.
    case app
    /// In one scene, as `SceneStorage`.
    case scene
  }

  private struct Key: Hashable {
    var scope: Scope
    var name: String
  }
  private var values: [Key: Any] = [:]

  subscript(scope: Scope, name: String) -> Any? {
    get { values[Key(scope: scope, name: name)] }
    set { values[Key(scope: scope, name: name)] = newValue }
  }
}

extension GraphMemory {
  /// What `AppStorage` and `SceneStorage` keep.
  var defaults: StoredDefaults { value() }
}

/// What a stored property is: its name, its first value and how values are kept.
struct StoredProperty<Value> {
  var scope: StoredDefaults.Scope
  var name: String
  var initial: Value
  var form: StoredForm<Value>
  /// The store that the property names itself.
  var store: UserDefaults?
}

/// What the copies of one stored property share.
final class StoredBox<Value> {
  private let property: StoredProperty<Value>
  private(set) var place: StoredPlace<Value>

  init(_ property: StoredProperty<Value>) {
    self.property = property
    place = StoredPlace(property)
  }

  func install(in context: PropertyContext) {
    if let known = context.slot.content as? StoredPlace<Value>, known.property.name == property.name
    {
      place = known
    } else {
      place = StoredPlace(property)
      context.slot.content = place
    }
    place.connect(context)
  }

  var binding: Binding<Value> {
    let place = place
    return Binding(get: { place.value }, moving: { place.set($0) })
  }
}

/// Where the value of a stored property lives: in a store, in its graph's memory, or here before
/// there is a graph.
final class StoredPlace<Value> {
  let property: StoredProperty<Value>
  private var store: UserDefaults?
  private weak var graph: ViewGraph?
  private var view = ""
  private var label = ""
  private var own: Any?

  init(_ property: StoredProperty<Value>) {
    self.property = property
    store = property.store
  }

  func connect(_ context: PropertyContext) {
    // Written once: other threads may read it while they wait for their turn.
    if graph !== context.graph {
      graph = context.graph
      view = context.view
      label = context.property
    }
    guard property.scope == .app, property.store == nil else { return }
    let environment = context.environment
    let around =
      environment.defaultStore ?? (environment.usesUserDefaults ? UserDefaults.standard : nil)
    if store !== around { store = around }
  }

  /// On another thread than the one that draws, once that waits.
  var value: Value { graph?.code.turn.turn { current } ?? current }

  private var current: Value {
    if let store { return property.form.read(property.name, store) ?? property.initial }
    let stored = graph.map { $0.memory.defaults[property.scope, property.name] } ?? own
    return stored.flatMap(property.form.valueOf) ?? property.initial
  }

  /// A value equal to the one before changes nothing.
  func set(_ newValue: Value) {
    guard let graph else { return change(to: newValue) }
    graph.code.turn.turn { change(to: newValue) }
  }

  private func change(to newValue: Value) {
    let old = current
    if let store {
      property.form.write(newValue, property.name, store)
    } else if let graph {
      graph.memory.defaults[property.scope, property.name] = property.form.stored(newValue)
    } else {
      own = property.form.stored(newValue)
    }
    if let equal = ValueComparison.areEqual(old, newValue), equal { return }
    graph?.noteChange(
      StateChange(view: view, state: label, old: old, new: newValue))
  }
}

extension EnvironmentValues {
  /// Whether `@AppStorage` without a store reads and writes `UserDefaults.standard`. Else it lasts as
  /// long as its renderer, so that an image does not depend on what the machine has kept.
  @Entry var usesUserDefaults: Bool = false

  /// The store of `@AppStorage` without one of its own.
  @Entry var defaultStore: UserDefaults?
}

nonisolated extension View {
  /// The store that `@AppStorage` in this view reads and writes where it names none.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    changingEnvironment { $0.defaultStore = store }
  }
}
