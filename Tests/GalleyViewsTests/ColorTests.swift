import Foundation
import Galley
import Testing

@Suite struct ColorTests {
  private func resolve(_ color: Color, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> ResolvedColor
  {
    var environment = EnvironmentValues()
    change(&environment)
    return color.resolved(in: environment)
  }

  private func bytes(_ color: ResolvedColor) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func powersAgainstTheSystem() {
    var worst = 0.0
    for step in 1...4000 {
      let base = Double(step) / 700
      for exponent in [2.4, 1 / 2.4, 1.0 / 3, -1.5, 0] {
        worst = max(
          worst, (DeterministicMath.power(base, exponent) / pow(base, exponent) - 1).magnitude)
      }
    }
    #expect(worst < 1e-13)
    #expect(DeterministicMath.power(0, 2) == 0 && DeterministicMath.power(-1, 2) == 0)
    #expect(DeterministicMath.power(.nan, 2).isNaN && DeterministicMath.power(2, 5000) == .infinity)
  }

  /// Values of CSS Color 4's own examples and of the standards.
  @Test func spacesBecomeSRGB() {
    #expect(bytes(resolve(Color(.sRGBLinear, red: 0.5, green: 0, blue: 1))) == [188, 0, 255])
    #expect(bytes(resolve(Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5))) == [128, 128, 128])
    let red = resolve(Color(.displayP3, red: 1, green: 0, blue: 0))
    #expect((red.red - 1.0931).magnitude < 1e-3 && (red.green + 0.2267).magnitude < 1e-3)
    #expect((red.blue + 0.1501).magnitude < 1e-3)
    #expect(bytes(resolve(Color(.displayP3, red: 0.2, green: 0.6, blue: 0.4))) == [-49, 156, 97])
  }

  @Test func hexadecimalDigits() {
    #expect(Color(hex: "#f80").map { bytes(resolve($0)) } == [255, 136, 0])
    #expect(Color(hex: "336699").map { bytes(resolve($0)) } == [51, 102, 153])
    #expect(Color(hex: "#33669980").map { resolve($0).alpha } == 128.0 / 255)
    for hex in ["", "#", "#12", "#12345", "#1234567", "#ggg", "##fff", "#ff ff"] {
      #expect(Color(hex: hex) == nil, "\(hex)")
    }
  }

  @Test func mixtures() {
    let (black, white) = (Color.black, Color.white)
    #expect(bytes(resolve(black.mix(with: white, by: 0.5, in: .device))) == [128, 128, 128])
    // OKLab's middle is where the eye sees it.
    #expect(bytes(resolve(black.mix(with: white, by: 0.5))) == [99, 99, 99])
    let mixed = resolve(Color.red.mix(with: .blue, by: 1))
    #expect(bytes(mixed) == bytes(resolve(.blue)))
    #expect(bytes(resolve(Color.red.mix(with: .blue, by: .nan))) == bytes(resolve(.red)))
    #expect(resolve(Color.red.mix(with: .clear, by: 0.5)).alpha == 0.5)
  }

  @Test("CO1, CO2: the palettes of two releases, light and dark")
  func palettes() {
    #expect(bytes(resolve(.red)) == [255, 59, 48])
    #expect(bytes(resolve(.red) { $0.systemPalette = .release26 }) == [255, 56, 60])
    let dark = resolve(.mint) {
      $0.systemPalette = .release26
      $0.colorScheme = .dark
    }
    #expect(bytes(dark) == [0, 218, 195])
    #expect(bytes(resolve(.red) { $0.systemLook = .iOS26 }) == [255, 56, 60])
    let stated = resolve(.red) {
      $0.systemLook = .iOS26
      $0.systemPalette = .classic
    }
    #expect(stated == resolve(.red))
    // Labels did not change.
    #expect(resolve(.secondary) { $0.systemPalette = .release26 } == resolve(.secondary))
  }
}
