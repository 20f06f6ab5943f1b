import Galley
import Testing

/// Colours between the crossings of a mesh.
@Suite struct MeshGradientTests {
  /// Red grows to the right and blue downwards.
  private static let colors = [
    Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0),
    Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 1),
  ]

  private func bitmap(
    points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [Color] = colors,
    isSmooth: Bool = false
  ) throws -> Bitmap {
    let mesh = MeshGradient(
      width: 2, height: 2, points: points, colors: colors,
      background: Color(red: 0, green: 1, blue: 0), smoothsColors: isSmooth)
    return try ImageRenderer(content: mesh.frame(width: 100, height: 100)).render().bitmap
  }

  private func isNear(_ pixel: Pixel, red: Double, blue: Double) -> Bool {
    pixel.green == 0 && pixel.alpha == 255 && abs(Double(pixel.red) - red * 255) < 2
      && abs(Double(pixel.blue) - blue * 255) < 2
  }

  @Test func withoutSmoothingEachCornerCountsByItsDistance() throws {
    let drawn = try bitmap()
    for (x, y) in [(0, 0), (24, 74), (50, 50), (99, 0), (0, 99), (80, 10), (99, 99)] {
      let (u, v) = ((Double(x) + 0.5) / 100, (Double(y) + 0.5) / 100)
      #expect(isNear(drawn[x, y], red: u, blue: v), "\(x), \(y)")
    }
  }

  @Test func smoothColorsChangeSlowlyAtTheCorners() throws {
    let drawn = try bitmap(isSmooth: true)
    func eased(_ t: Double) -> Double { t * t * (3 - 2 * t) }
    for (x, y) in [(0, 0), (24, 74), (50, 50), (90, 20), (99, 99)] {
      let (u, v) = ((Double(x) + 0.5) / 100, (Double(y) + 0.5) / 100)
      #expect(isNear(drawn[x, y], red: eased(u), blue: eased(v)), "\(x), \(y)")
    }
  }

  @Test func beyondTheMeshIsTheBackground() throws {
    let drawn = try bitmap(points: [[0.2, 0], [1, 0], [0.2, 1], [1, 1]])
    #expect(drawn[10, 50] == Pixel(red: 0, green: 255, blue: 0, alpha: 255))
    #expect(isNear(drawn[60, 50], red: 0.506, blue: 0.505))
    // Colours for another number of crossings paint nothing else.
    let wrong = try bitmap(colors: [.red])
    #expect(wrong[50, 50] == Pixel(red: 0, green: 255, blue: 0, alpha: 255))
  }

  @Test func framesBeyondWhatPixelsHold() throws {
    for length in [1e19, 1e300, CGFloat.greatestFiniteMagnitude, .infinity] {
      for (width, height) in [(length, 50), (length, length), (50, length)] {
        let mesh = MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: Self.colors)
        _ = try Renderer().render(
          mesh.frame(width: width, height: height).frame(width: 10, height: 10))
      }
    }
  }
}
