import Galley

extension SceneRegistry {
  /// The keys of a font that is written as an object.
  static let fontKeys: [KeyDefinition] = [
    .optional("style", .choice(SceneValue.textStyles.map(\.0)), "body", "A text style."),
    .optional(
      "size", .number(0.1...10_000), "the style's",
      "Points instead of a style; with a name, points that grow with the text size (17 by default)."
    ),
    .optional("weight", .fontWeight, "the style's", "How bold it is."),
    .optional(
      "width", .fontWidth, "standard",
      "How wide the letters are, by name or from -1 to 1, where the font has it."),
    .optional(
      "design", .fontDesign, "default", "The design of the system's font; not with a name."),
    .optional("italic", .bool, "false", "Whether it is italic."),
    .optional("monospacedDigit", .bool, "false", "Whether all digits have one width."),
    .optional("name", .string, "the system's font", "A family or a font's PostScript name."),
    .optional(
      "fixedSize", .number(0.1...10_000), "none",
      "Points that do not grow with the text size, beside a name."),
    .optional(
      "relativeTo", .choice(SceneValue.textStyles.map(\.0)), "body",
      "The text style with which the size grows, beside a name."),
    .optional(
      "features", .features, "the font's own", "OpenType features: whole numbers by their tags."),
    .optional(
      "variations", .variations, "the font's own",
      "Places on the axes of a variable font: numbers by the axes' tags."),
  ]
}
