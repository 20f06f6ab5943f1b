import GalleyGraphics
import Testing

@testable import GalleyViews

/// The named colours are those that Apple lists.
@Suite struct SystemColorTests {
  private static let schemes: [ColorScheme] = [.light, .dark]

  private func value(_ color: ResolvedColor) -> Int {
    [color.red, color.green, color.blue].reduce(0) { ($0 << 8) + Int(($1 * 255).rounded()) }
  }

  /// Light and dark of the releases before 26, then of 26: Apple's Human Interface Guidelines.
  private static let palettes: [(SystemColor, [Int])] = [
    (.red, [0xFF3B30, 0xFF453A, 0xFF383C, 0xFF4245]),
    (.orange, [0xFF9500, 0xFF9F0A, 0xFF8D28, 0xFF9230]),
    (.yellow, [0xFFCC00, 0xFFD60A, 0xFFCC00, 0xFFD600]),
    (.green, [0x34C759, 0x30D158, 0x34C759, 0x30D158]),
    (.mint, [0x00C7BE, 0x63E6E2, 0x00C8B3, 0x00DAC3]),
    (.teal, [0x30B0C7, 0x40C8E0, 0x00C3D0, 0x00D2E0]),
    (.cyan, [0x32ADE6, 0x64D2FF, 0x00C0E8, 0x3CD3FE]),
    (.blue, [0x007AFF, 0x0A84FF, 0x0088FF, 0x0091FF]),
    (.indigo, [0x5856D6, 0x5E5CE6, 0x6155F5, 0x6D7CFF]),
    (.purple, [0xAF52DE, 0xBF5AF2, 0xCB30E0, 0xDB34F2]),
    (.pink, [0xFF2D55, 0xFF375F, 0xFF2D55, 0xFF375F]),
    (.brown, [0xA2845E, 0xAC8E68, 0xAC7F5E, 0xB78A66]),
    (.gray, [0x8E8E93, 0x8E8E93, 0x8E8E93, 0x98989D]),
  ]

  @Test("CO1, CO2: every colour in both palettes, light and dark", arguments: palettes)
  func palette(_ color: SystemColor, _ values: [Int]) {
    let found = [SystemPalette.classic, .release26].flatMap { palette in
      Self.schemes.map { value(color.resolved(in: $0, palette)) }
    }
    #expect(found == values)
  }

  private static let labels: [(SystemColor, values: [Int], alphas: [Double])] = [
    (.label, [0x000000, 0xFFFFFF], [1, 1]), (.secondaryLabel, [0x3C3C43, 0xEBEBF5], [0.6, 0.6]),
    (.tertiaryLabel, [0x3C3C43, 0xEBEBF5], [0.3, 0.3]),
    (.quaternaryLabel, [0x3C3C43, 0xEBEBF5], [0.18, 0.16]),
    (.systemBackground, [0xFFFFFF, 0x000000], [1, 1]),
    (.secondarySystemBackground, [0xF2F2F7, 0x1C1C1E], [1, 1]),
  ]

  @Test("CO3: labels and grounds, which no release has changed", arguments: labels)
  func labelOrGround(_ color: SystemColor, _ values: [Int], _ alphas: [Double]) {
    for palette in [SystemPalette.classic, .release26] {
      let found = Self.schemes.map { color.resolved(in: $0, palette) }
      #expect(found.map(value) == values)
      #expect(zip(found, alphas).allSatisfy { abs(Double($0.alpha) - $1) < 1e-6 })
    }
  }

  @Test func everyColorIsListed() {
    let listed = Self.palettes.map(\.0) + Self.labels.map(\.0)
    #expect(Set(listed) == Set(SystemColor.allCases))
  }
}
