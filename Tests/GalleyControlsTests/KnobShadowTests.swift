import Galley
import Testing

@testable import GalleyControls
@testable import GalleyViews

/// Shadows of knobs, beside those of real iOS.
@Suite struct KnobShadowTests {
  /// Left of the knob of a switch in dark, in the middle of its height: what iOS 18.2 takes from the green of #30D158,
  /// a pixel of 3 to a point after the other (ha-privacy-dark.png).
  private static let beside = [10, 9, 8, 7, 6, 5, 4, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0]

  @Test func aSwitchHasTheShadowOfIOS() throws {
    let view = Toggle("A", isOn: .constant(true)).labelsHidden().environment(\.colorScheme, .dark)
    let bitmap = try Renderer().render(view, scale: 3).bitmap
    try #require(bitmap.width == 153 && bitmap.height == 93)
    for (step, expected) in Self.beside.enumerated() {
      let found = 0xD1 - Int(bitmap[65 - step, 46].green)
      #expect(abs(found - expected) <= 1, "\(step): \(found), on iOS \(expected)")
    }
  }
}
