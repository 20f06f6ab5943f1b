import GalleyGeometry
import GalleyGraphics
import GalleyRaster
import Testing

/// A source without glyphs.
struct NoGlyphs: GlyphSource {
  func image(of glyph: GlyphID, in face: FaceID) -> GlyphImage { .outline(Path(), unitsPerEm: 1) }
}

/// Draws black on clear and sums the alphas.
func paintedArea(_ path: Path, side: Int, rule: FillRule = .nonZero) -> Double {
  var bitmap = Bitmap(width: side, height: side)
  let list = DisplayList(items: [.fill(path: path, rule: rule, paint: .solid(.black))])
  Rasterizer().draw(list, into: &bitmap, glyphs: NoGlyphs())
  return bitmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
}

/// Areas of shapes of 8 pixels and more, at random places within a pixel, within 0.1 %.
@Suite struct AreaTests {
  private static let sizes: [Double] = [8, 9.3, 13, 24.7, 60, 199]

  private func places(_ count: Int) -> [(Double, Double)] {
    var seed: UInt64 = 42
    func next() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 40) / Double(1 << 24)
    }
    return (0..<count).map { _ in (next() + 2, next() + 2) }
  }

  private func expectArea(
    _ expected: Double, size: Double, tolerance: Double = 0.001, _ make: (Double, Double) -> Path
  ) {
    for (x, y) in places(12) {
      let area = paintedArea(make(x, y), side: Int(size) + 6)
      #expect(abs(area / expected - 1) < tolerance, "size \(size): \(area) for \(expected)")
    }
  }

  @Test(arguments: sizes) func circles(size: Double) {
    expectArea(.pi * size * size / 4, size: size) { x, y in
      Path(ellipseIn: CGRect(x: x, y: y, width: size, height: size))
    }
  }

  @Test(arguments: sizes) func circularRoundedRectangles(size: Double) {
    let radius = size / 4
    let expected = size * size - (4 - Double.pi) * radius * radius
    expectArea(expected, size: size) { x, y in
      Path(
        roundedRect: CGRect(x: x, y: y, width: size, height: size),
        cornerRadius: CGFloat(radius), style: .circular)
    }
  }

  @Test(arguments: sizes) func hexagons(size: Double) {
    let side = size / 2
    let expected = 3 * 3.0.squareRoot() / 2 * side * side
    expectArea(expected, size: size) { x, y in
      let half = side * 3.0.squareRoot() / 2
      let corners = [
        (half, 0), (2 * half, side / 2), (2 * half, 1.5 * side), (half, 2 * side),
        (0, 1.5 * side), (0, side / 2),
      ]
      var path = Path()
      path.addLines(corners.map { CGPoint(x: x + $0.0, y: y + $0.1) })
      path.closeSubpath()
      return path
    }
  }

  @Test func fillRulesDifferWhereAPathWindsTwice() {
    var path = Path(CGRect(x: 2, y: 2, width: 20, height: 20))
    path.addRect(CGRect(x: 7, y: 7, width: 10, height: 10))
    #expect(paintedArea(path, side: 24) == 400)
    #expect(paintedArea(path, side: 24, rule: .evenOdd) == 300)
  }

  @Test func everyPixelOfARandomPolygonIsNearItsExactArea() {
    // A triangle's pixels against exact clipping in double precision.
    for (x, y) in places(20) {
      let triangle = [
        (x, y), (x + 17.3, y + 4.1 * (x - 2)), (x + 3.7, y + 15.9),
      ]
      var bitmap = Bitmap(width: 24, height: 24)
      var path = Path()
      path.addLines(triangle.map { CGPoint(x: $0.0, y: $0.1) })
      Rasterizer().draw(
        DisplayList(items: [.fill(path: path, rule: .nonZero, paint: .solid(.black))]),
        into: &bitmap, glyphs: NoGlyphs())
      for row in 0..<24 {
        for column in 0..<24 {
          let exact = clippedArea(triangle, column: column, row: row) * 255
          let painted = Double(bitmap[column, row].alpha)
          #expect(abs(exact - painted) <= 1, "\(column),\(row): \(painted) for \(exact)")
        }
      }
    }
  }

  /// The area of a convex polygon inside one pixel (Sutherland and Hodgman's clipping).
  private func clippedArea(_ polygon: [(Double, Double)], column: Int, row: Int) -> Double {
    var points = polygon
    let sides: [(axis: Int, limit: Double, isLower: Bool)] = [
      (0, Double(column), true), (0, Double(column + 1), false),
      (1, Double(row), true), (1, Double(row + 1), false),
    ]
    for side in sides {
      func value(_ point: (Double, Double)) -> Double { side.axis == 0 ? point.0 : point.1 }
      func isInside(_ point: (Double, Double)) -> Bool {
        side.isLower ? value(point) >= side.limit : value(point) <= side.limit
      }
      var clipped: [(Double, Double)] = []
      for index in points.indices {
        let (one, next) = (points[index], points[(index + 1) % points.count])
        if isInside(one) { clipped.append(one) }
        if isInside(one) != isInside(next) {
          let t = (side.limit - value(one)) / (value(next) - value(one))
          clipped.append((one.0 + (next.0 - one.0) * t, one.1 + (next.1 - one.1) * t))
        }
      }
      points = clipped
      if points.isEmpty { return 0 }
    }
    var twice = 0.0
    for index in points.indices {
      let (one, next) = (points[index], points[(index + 1) % points.count])
      twice += one.0 * next.1 - next.0 * one.1
    }
    return abs(twice) / 2
  }
}
