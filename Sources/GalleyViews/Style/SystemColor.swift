import GalleyGraphics

extension EnvironmentValues {
  private enum SystemPaletteKey: EnvironmentKey {
    static var defaultValue: SystemPalette? { nil }
  }

  /// Which release's named colours are used: those of `_systemLook` by default. SwiftUI has no such value.
  var systemPalette: SystemPalette {
    get { self[SystemPaletteKey.self] ?? (_systemLook == .iOS26 ? .release26 : .classic) }
    set { self[SystemPaletteKey.self] = newValue }
  }
}

/// The named colours, light and dark: the palettes of CO1 and CO2 and the label colours of CO3.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case systemBackground, secondarySystemBackground

  func resolved(in scheme: ColorScheme, _ palette: SystemPalette) -> ResolvedColor {
    if palette == .release26, let (light, dark) = newerValues {
      let value = scheme == .light ? light : dark
      return ResolvedColor(bytes: value >> 16, value >> 8 & 255, value & 255)
    }
    let (light, dark) = values
    return scheme == .light ? light : dark
  }

  /// CO2; nil for what did not change.
  private var newerValues: (light: Int, dark: Int)? {
    switch self {
    case .red: (0xFF383C, 0xFF4245)
    case .orange: (0xFF8D28, 0xFF9230)
    case .yellow: (0xFFCC00, 0xFFD600)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C8B3, 0x00DAC3)
    case .teal: (0x00C3D0, 0x00D2E0)
    case .cyan: (0x00C0E8, 0x3CD3FE)
    case .blue: (0x0088FF, 0x0091FF)
    case .indigo: (0x6155F5, 0x6D7CFF)
    case .purple: (0xCB30E0, 0xDB34F2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xAC7F5E, 0xB78A66)
    case .gray: (0x8E8E93, 0x98989D)
    default: nil
    }
  }

  private var values: (light: ResolvedColor, dark: ResolvedColor) {
    func both(
      _ light: (Int, Int, Int), _ dark: (Int, Int, Int), alphas: (Double, Double) = (1, 1)
    ) -> (ResolvedColor, ResolvedColor) {
      (
        ResolvedColor(bytes: light.0, light.1, light.2, alpha: alphas.0),
        ResolvedColor(bytes: dark.0, dark.1, dark.2, alpha: alphas.1)
      )
    }
    return switch self {
    case .red: both((255, 59, 48), (255, 69, 58))
    case .orange: both((255, 149, 0), (255, 159, 10))
    case .yellow: both((255, 204, 0), (255, 214, 10))
    case .green: both((52, 199, 89), (48, 209, 88))
    case .mint: both((0, 199, 190), (99, 230, 226))
    case .teal: both((48, 176, 199), (64, 200, 224))
    case .cyan: both((50, 173, 230), (100, 210, 255))
    case .blue: both((0, 122, 255), (10, 132, 255))
    case .indigo: both((88, 86, 214), (94, 92, 230))
    case .purple: both((175, 82, 222), (191, 90, 242))
    case .pink: both((255, 45, 85), (255, 55, 95))
    case .brown: both((162, 132, 94), (172, 142, 104))
    case .gray: both((142, 142, 147), (142, 142, 147))
    case .label: both((0, 0, 0), (255, 255, 255))
    case .secondaryLabel: both((60, 60, 67), (235, 235, 245), alphas: (0.6, 0.6))
    case .tertiaryLabel: both((60, 60, 67), (235, 235, 245), alphas: (0.3, 0.3))
    case .systemBackground: both((255, 255, 255), (0, 0, 0))
    case .secondarySystemBackground: both((242, 242, 247), (28, 28, 30))
    case .quaternaryLabel: both((60, 60, 67), (235, 235, 245), alphas: (0.18, 0.16))
    }
  }
}
