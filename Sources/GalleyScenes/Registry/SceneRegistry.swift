import Galley

/// All elements and modifiers of the scene language, in one table each: it decodes, and it knows
/// the nearest name.
enum SceneRegistry {
  static var elements: [ElementDefinition] { containers + leaves + shapes.map(\.element) }

  static var modifiers: [ModifierDefinition] {
    textModifiers + layoutModifiers + drawingModifiers
  }
}
