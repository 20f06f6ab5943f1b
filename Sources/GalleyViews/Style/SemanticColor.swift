import GalleyGeometry

/// The system's colours by their use, in light and in dark, as iOS 13 to 18 have them.
package enum SemanticColor {
  /// Not `Color.primary`, whose levels are labels: those of UIKit's colours are parts of them.
  package static let label = both(0x000000, 1, 0xFFFFFF, 1)
  package static let secondaryLabel = both(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
  package static let tertiaryLabel = both(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  package static let quaternaryLabel = both(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  package static let placeholder = both(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  package static let separator = both(0x3C3C43, 0.29, 0x545458, 0.6)
  package static let opaqueSeparator = both(0xC6C6C8, 1, 0x38383A, 1)
  package static let link = both(0x007AFF, 1, 0x0984FF, 1)

  package static let fill = both(0x787880, 0.2, 0x787880, 0.36)
  package static let secondaryFill = both(0x787880, 0.16, 0x787880, 0.32)
  package static let tertiaryFill = both(0x767680, 0.12, 0x767680, 0.24)
  package static let quaternaryFill = both(0x747480, 0.08, 0x767680, 0.18)

  package static let background = ground(0xFFFFFF, dark: 0)
  package static let secondaryBackground = ground(0xF2F2F7, dark: 1)
  package static let tertiaryBackground = ground(0xFFFFFF, dark: 2)
  package static let groupedBackground = ground(0xF2F2F7, dark: 0)
  package static let secondaryGroupedBackground = ground(0xFFFFFF, dark: 1)
  package static let tertiaryGroupedBackground = ground(0xF2F2F7, dark: 2)

  /// The levels of the background, 0 for itself: UIKit's, and deeper ones go on (OpenSwiftUI's `systemBackgroundColor`,
  /// audited for 6.5.4).
  package static func background(ofLevel level: Int) -> Color {
    ground(level.isMultiple(of: 2) ? 0xFFFFFF : 0xF2F2F7, dark: level)
  }

  package static let gray2 = both(0xAEAEB2, 1, 0x636366, 1)
  package static let gray3 = both(0xC7C7CC, 1, 0x48484A, 1)
  package static let gray4 = both(0xD1D1D6, 1, 0x3A3A3C, 1)
  package static let gray5 = both(0xE5E5EA, 1, 0x2C2C2E, 1)
  package static let gray6 = both(0xF2F2F7, 1, 0x1C1C1E, 1)

  /// A ground, which in dark is lighter level by level, and by one level on what is raised.
  private static func ground(_ light: Int, dark level: Int) -> Color {
    Color(
      _light: color(light, 1),
      dark: Color(_base: darkGround(level), elevated: darkGround(level + 1)))
  }

  private static func darkGround(_ level: Int) -> Color {
    switch level {
    case ...0: color(0x000000, 1)
    case 1: color(0x1C1C1E, 1)
    case 2: color(0x2C2C2E, 1)
    default: color(0x3A3A3C, 1)
    }
  }

  private static func both(
    _ light: Int, _ lightOpacity: Double, _ dark: Int, _ darkOpacity: Double
  ) -> Color {
    Color(_light: color(light, lightOpacity), dark: color(dark, darkOpacity))
  }

  private static func color(_ value: Int, _ opacity: Double) -> Color {
    Color(
      red: Double(value >> 16) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255, opacity: opacity)
  }
}
