import Galley

/// All elements and modifiers of the scene language, in one table each: it decodes, and it knows
/// the nearest name.
enum SceneRegistry {
  // Each start makes the tables: no definition is copied more often than it must.
  static let elements: [ElementDefinition] = [
    containers, grids, flows, leaves, images, controls, pickers, indicators, labels, lists, screens,
    shapes.map(\.element), styles.map(\.element),
  ].flatMap { $0 }

  static let modifiers: [ModifierDefinition] = [
    textModifiers, layoutModifiers, gridModifiers, flowModifiers, drawingModifiers,
    controlModifiers, symbolModifiers, listModifiers, screenModifiers,
  ].flatMap { $0 }

  static let elementsByName = byName(elements) { $0.name }
  static let modifiersByName = byName(modifiers) { $0.name }
  static let shapesByName = byName(shapes) { $0.name }
  static let stylesByName = byName(styles) { $0.name }

  private static func byName<Definition>(
    _ definitions: [Definition], _ name: (Definition) -> String
  ) -> [String: Definition] {
    var named = Dictionary<String, Definition>(minimumCapacity: definitions.count)
    for definition in definitions {
      let name = name(definition)
      precondition(named.updateValue(definition, forKey: name) == nil, "two named \(name)")
    }
    return named
  }
}
