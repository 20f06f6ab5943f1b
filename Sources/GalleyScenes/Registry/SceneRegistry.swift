import Galley

/// All elements and modifiers of the scene language, in one table each: it decodes, and it knows
/// the nearest name.
enum SceneRegistry {
  static let elements: [ElementDefinition] =
    containers + grids + flows + leaves + images + controls + pickers + indicators + labels
    + lists + screens + shapes.map(\.element) + styles.map(\.element)

  static let modifiers: [ModifierDefinition] =
    textModifiers + layoutModifiers + gridModifiers + flowModifiers + drawingModifiers
    + controlModifiers + symbolModifiers + listModifiers + screenModifiers

  static let elementsByName = Dictionary(uniqueKeysWithValues: elements.map { ($0.name, $0) })
  static let modifiersByName = Dictionary(uniqueKeysWithValues: modifiers.map { ($0.name, $0) })
  static let shapesByName = Dictionary(uniqueKeysWithValues: shapes.map { ($0.name, $0) })
  static let stylesByName = Dictionary(uniqueKeysWithValues: styles.map { ($0.name, $0) })
}
