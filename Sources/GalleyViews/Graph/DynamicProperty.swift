import GalleyGeometry

/// A property that gets its value from outside of its view; installed before `body` is read.
public protocol DynamicProperty {
  /// Called before the view's body is read.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// What the `@Previewable` variables of a `#Preview` are properties of. It is no view, as the members of views would
/// hide what the closure names.
@MainActor @preconcurrency
public protocol _PreviewableProperties {
  associatedtype __Content: View
  @ViewBuilder var __content: __Content { get }
}

/// A property of Galley's own that connects itself to the graph. It is a struct around a reference,
/// so that a copy of it connects the original, too.
protocol InstallableProperty: ConnectedProperty {
  /// - Returns: what is missing for the property to have a value, or nil.
  func install(in context: PropertyContext) -> String?
  /// What the property has from outside of its view, to be compared with what it had before.
  func reading(in environment: EnvironmentValues) -> PropertyReading
}

extension InstallableProperty {
  func reading(in environment: EnvironmentValues) -> PropertyReading { .unknown }
}

/// The properties of one body, to be connected again: copies of one view share what their properties
/// refer to, so before anything of a body runs later, its own places must be connected again.
final class PropertyConnections {
  /// The body around this one.
  let outer: PropertyConnections?
  private let properties: [(property: any InstallableProperty, context: PropertyContext)]

  init(
    outer: PropertyConnections?,
    properties: [(property: any InstallableProperty, context: PropertyContext)]
  ) {
    self.outer = outer
    self.properties = properties
  }

  /// The type of the body's view.
  var view: String? { properties.first?.context.view ?? outer?.view }

  func reinstall() {
    outer?.reinstall()
    for (property, context) in properties { _ = property.install(in: context) }
  }
}

/// What a property may connect itself to.
struct PropertyContext {
  /// Where the property keeps what must outlive its view; the same in every pass.
  var slot: PropertySlot
  var environment: EnvironmentValues
  /// Nodes hold contexts, and the graph holds nodes.
  unowned var graph: ViewGraph
  /// The way to the view.
  var identity: ViewIdentity
  /// For messages: the view's type and the property's name.
  var view: String
  var property: String
}

/// What one property of one view keeps from pass to pass.
final class PropertySlot {
  var content: AnyObject?
}

/// What a slot keeps of something that tells of its changes: it knows the body whose property it is. A class, as every
/// property of every body is asked.
class TellingContent {
  /// Notes which body has the property.
  func isRead(by record: BodyRecord) {}
}

/// The slots of one view's properties, by name.
final class PropertyStorage {
  private var slots: [String: PropertySlot] = [:]
  /// The pass in which the view was last seen.
  var lastSeen = 0
  /// Whether no property keeps anything, as those that read the environment.
  var isEmpty: Bool { slots.values.allSatisfy { $0.content == nil } }

  /// What properties keep, by their names in order.
  var contents: [(property: String, content: AnyObject)] {
    slots.compactMap { name, slot in slot.content.map { (name, $0) } }
      .sorted { $0.property < $1.property }
  }

  func slot(_ name: String) -> PropertySlot {
    if let slot = slots[name] { return slot }
    let slot = PropertySlot()
    slots[name] = slot
    return slot
  }
}

/// Finds and connects the dynamic properties of views.
final class PropertyInstaller {
  private var types = PropertyTypes()

  /// What installing the properties of a view came to.
  struct Result {
    var properties: [(property: any InstallableProperty, context: PropertyContext)] = []
    /// What a property lacks to have a value.
    var missing: String?
  }

  /// Connects the dynamic properties of `view`; `storage` is asked for only where there are any.
  func install<V>(
    _ view: V, at identity: ViewIdentity, environment: EnvironmentValues, graph: ViewGraph,
    storage: () -> PropertyStorage
  ) -> Result {
    var result = Result()
    guard types.mayHaveProperties(V.self) else { return result }
    var found: PropertyStorage?
    visit(Mirror(reflecting: view), path: "") { property, name in
      let kept = found ?? storage()
      found = kept
      let context = PropertyContext(
        slot: kept.slot(name), environment: environment, graph: graph, identity: identity,
        view: "\(V.self)", property: name)
      if let missing = property.install(in: context) { result.missing = missing }
      result.properties.append((property, context))
    }
    return result
  }

  /// Visits the properties, those within custom properties and within modifiers included.
  private func visit(
    _ mirror: Mirror, path: String, _ body: (any InstallableProperty, String) -> Void
  ) {
    for child in mirror.children {
      let label = child.label ?? ""
      let name = path + (label.hasPrefix("_") ? String(label.dropFirst()) : label)
      if let property = child.value as? any InstallableProperty {
        body(property, name)
      } else if let modifier = child.value as? any ViewModifier {
        visit(Mirror(reflecting: modifier), path: "\(name).", body)
      } else if let properties = child.value as? any _PreviewableProperties {
        visit(Mirror(reflecting: properties), path: path, body)
      } else if var property = child.value as? any DynamicProperty {
        visit(Mirror(reflecting: property), path: "\(name).", body)
        // A copy: what it changes must lie behind a reference, as Galley's own properties do.
        property.update()
      }
    }
  }
}
