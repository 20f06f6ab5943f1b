import Galley

extension BlendMode {
  /// All cases with their names. Swift can read a case's name from its type, in fifty microseconds.
  static let named: [(name: String, mode: BlendMode)] = [
    ("normal", .normal),
    ("multiply", .multiply),
    ("screen", .screen),
    ("overlay", .overlay),
    ("darken", .darken),
    ("lighten", .lighten),
    ("colorDodge", .colorDodge),
    ("colorBurn", .colorBurn),
    ("softLight", .softLight),
    ("hardLight", .hardLight),
    ("difference", .difference),
    ("exclusion", .exclusion),
    ("hue", .hue),
    ("saturation", .saturation),
    ("color", .color),
    ("luminosity", .luminosity),
    ("sourceAtop", .sourceAtop),
    ("destinationOver", .destinationOver),
    ("destinationOut", .destinationOut),
    ("plusDarker", .plusDarker),
    ("plusLighter", .plusLighter),
    ("clear", .clear),
    ("copy", .copy),
    ("destination", .destination),
    ("sourceIn", .sourceIn),
    ("sourceOut", .sourceOut),
    ("destinationIn", .destinationIn),
    ("destinationAtop", .destinationAtop),
    ("xor", .xor),
  ]
}
