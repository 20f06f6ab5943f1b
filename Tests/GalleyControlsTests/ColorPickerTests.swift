import Foundation
import Galley
import Testing

/// A colour picker's ring beside that of real iOS.
@Suite struct ColorPickerTests {
  /// Anticlockwise from the right, an eighth from one to the next: SwiftUI-Form.png of mvolkmann/blog.
  private static let ring = [
    (0xe8, 0x4a, 0x49), (0xe8, 0xa7, 0x47), (0xe3, 0xe3, 0x49), (0x8d, 0xe7, 0x48),
    (0x49, 0xe8, 0x8c), (0x47, 0xc4, 0xe5), (0x71, 0x4d, 0xe8), (0xbb, 0x47, 0xd1),
  ]

  @Test func theRingHasTheColoursOfIOS() throws {
    let view = ColorPicker("A", selection: .constant(.black)).labelsHidden()
    let bitmap = try Renderer().render(view, scale: 10).bitmap
    try #require(bitmap.width == 280 && bitmap.height == 280)
    for (eighth, expected) in Self.ring.enumerated() {
      let angle = Double(eighth) * .pi / 4
      // In the middle of a ring of 3 points.
      let pixel = bitmap[Int(140 + 125 * cos(angle)), Int(140 - 125 * sin(angle))]
      let found = (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
      let isAlike =
        abs(found.0 - expected.0) <= 3 && abs(found.1 - expected.1) <= 3
        && abs(found.2 - expected.2) <= 3
      #expect(isAlike, "\(eighth): \(found), on iOS \(expected)")
    }
  }
}
