import GalleyGraphics

extension BlendMode {
  /// What a format calls the mode; nil for one that it does not have.
  func name(in format: VectorFormat) -> String? {
    guard let (svg, pdf) = names else { return nil }
    return format == .svg ? svg : pdf
  }

  /// CSS's name, and that of PDF.
  private var names: (svg: String, pdf: String)? {
    switch self {
    case .normal: ("normal", "Normal")
    case .multiply: ("multiply", "Multiply")
    case .screen: ("screen", "Screen")
    case .overlay: ("overlay", "Overlay")
    case .darken: ("darken", "Darken")
    case .lighten: ("lighten", "Lighten")
    case .colorDodge: ("color-dodge", "ColorDodge")
    case .colorBurn: ("color-burn", "ColorBurn")
    case .softLight: ("soft-light", "SoftLight")
    case .hardLight: ("hard-light", "HardLight")
    case .difference: ("difference", "Difference")
    case .exclusion: ("exclusion", "Exclusion")
    case .hue: ("hue", "Hue")
    case .saturation: ("saturation", "Saturation")
    case .color: ("color", "Color")
    case .luminosity: ("luminosity", "Luminosity")
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter, .clear, .copy,
      .destination, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor:
      nil
    }
  }
}
