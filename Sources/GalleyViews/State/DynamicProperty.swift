import GalleyGeometry

/// A property that gets its value from outside of its view; installed before `body` is read.
public protocol DynamicProperty {
  /// Called before the view's body is read.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property of Galley's own that connects itself to the graph. It is a struct around a reference,
/// so that a copy of it connects the original, too.
protocol InstallableProperty {
  func install(in context: PropertyContext)
}

/// What a property may connect itself to.
struct PropertyContext {
  /// Where the property keeps what must outlive its view; the same in every pass.
  var slot: PropertySlot
  var environment: EnvironmentValues
  var graph: ViewGraph
  /// For messages: the view's type and the property's name.
  var view: String
  var property: String
}

/// What one property of one view keeps from pass to pass.
final class PropertySlot {
  var content: AnyObject?
}

/// The slots of one view's properties, by name.
final class PropertyStorage {
  private var slots: [String: PropertySlot] = [:]
  /// The pass in which the view was last seen.
  var lastSeen = 0

  func slot(_ name: String) -> PropertySlot {
    if let slot = slots[name] { return slot }
    let slot = PropertySlot()
    slots[name] = slot
    return slot
  }
}

/// Finds and connects the dynamic properties of views.
final class PropertyInstaller {
  private var typesWithout: Set<ObjectIdentifier> = []

  /// Connects the dynamic properties of `view`; `storage` is asked for only where there are any.
  func install<V>(
    _ view: V, environment: EnvironmentValues, graph: ViewGraph, storage: () -> PropertyStorage
  ) {
    let type = ObjectIdentifier(V.self)
    if typesWithout.contains(type) { return }
    var found: PropertyStorage?
    let hasAny = visit(Mirror(reflecting: view), path: "") { property, name in
      let kept = found ?? storage()
      found = kept
      property.install(
        in: PropertyContext(
          slot: kept.slot(name), environment: environment, graph: graph, view: "\(V.self)",
          property: name))
    }
    if !hasAny { typesWithout.insert(type) }
  }

  /// Visits the properties, those within properties of somebody's own included.
  private func visit(
    _ mirror: Mirror, path: String, _ body: (any InstallableProperty, String) -> Void
  ) -> Bool {
    var hasAny = false
    for child in mirror.children {
      let label = child.label ?? ""
      let name = path + (label.hasPrefix("_") ? String(label.dropFirst()) : label)
      if let property = child.value as? any InstallableProperty {
        hasAny = true
        body(property, name)
      } else if child.value is any DynamicProperty {
        hasAny = true
        _ = visit(Mirror(reflecting: child.value), path: "\(name).", body)
      }
    }
    return hasAny
  }
}
