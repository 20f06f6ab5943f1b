import Foundation
import GalleyGeometry
import GalleyGraphics
import GalleyRaster
import TestSupport
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
    var random = SeededRandom(seed: 42)
    return (0..<count).map { _ in (random.next(in: 2..<3), random.next(in: 2..<3)) }
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

  /// A star of five points with an inner radius of 0.382: the sum of ten triangles about its middle.
  private func star(_ x: Double, _ y: Double, radius: Double) -> Path {
    Path { path in
      for index in 0..<10 {
        let angle = Double(index) * .pi / 5 + 0.1
        let reach = index % 2 == 0 ? radius : radius * 0.382
        let point = CGPoint(x: x + reach * cos(angle), y: y + reach * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  @Test(arguments: sizes) func stars(size: Double) {
    let radius = size / 2
    expectArea(5 * radius * radius * 0.382 * sin(.pi / 5), size: size) { x, y in
      star(x + radius, y + radius, radius: radius)
    }
  }

  /// Of an area of ten pixels the rounding of forty to 255 steps is more than 0.1 %.
  private func tolerance(_ size: Double) -> Double { size < 12 ? 0.003 : 0.001 }

  /// A ring, and straight lines with ends of all kinds.
  @Test(arguments: sizes) func strokes(size: Double) {
    let width = size / 4
    let radius = (size - width) / 2
    expectArea(2 * .pi * radius * width, size: size, tolerance: tolerance(size)) { x, y in
      Path(
        ellipseIn: CGRect(
          x: x + width / 2, y: y + width / 2, width: 2 * radius, height: 2 * radius)
      ).strokedPath(StrokeStyle(lineWidth: CGFloat(width)))
    }
    let length = size / 2
    for (cap, ends) in [(CGLineCap.butt, 0), (.round, Double.pi / 4), (.square, 1)] {
      let area = length * width + ends * width * width
      expectArea(area, size: size, tolerance: tolerance(size)) { x, y in
        var line = Path()
        line.move(to: CGPoint(x: x + width, y: y + width))
        line.addLine(to: CGPoint(x: x + width + length * 0.8, y: y + width + length * 0.6))
        return line.strokedPath(StrokeStyle(lineWidth: CGFloat(width), lineCap: cap))
      }
    }
  }

  /// Five points of a circle joined across: by the non-zero rule the star and its middle, by the even-odd
  /// one without the middle.
  @Test(arguments: sizes) func pathsThatCrossThemselves(size: Double) {
    let radius = size / 2
    let inner = radius * 0.381966
    let whole = 5 * radius * inner * sin(.pi / 5)
    let middle = 2.5 * inner * inner * sin(2 * .pi / 5)
    for (rule, area) in [(FillRule.nonZero, whole), (.evenOdd, whole - middle)] {
      for (x, y) in places(12) {
        var path = Path()
        path.addLines(
          (0..<5).map { index in
            let angle = Double(index * 2) * 2 * .pi / 5
            return CGPoint(x: x + radius * (1 + cos(angle)), y: y + radius * (1 + sin(angle)))
          })
        path.closeSubpath()
        let painted = paintedArea(path, side: Int(size) + 6, rule: rule)
        #expect((painted / area - 1).magnitude < tolerance(size), "\(rule): \(painted) for \(area)")
      }
    }
  }

  /// The area stays within 0.2 % however a shape is turned.
  @Test(arguments: [8.0, 20, 75]) func turnedShapesKeepTheirAreas(size: Double) {
    let box = CGRect(x: -size / 2, y: -size / 3, width: size, height: size * 2 / 3)
    for shape in [
      Path(box), Path(roundedRect: box, cornerRadius: size / 5, style: .continuous),
      Path(ellipseIn: box), star(0, 0, radius: size / 2),
    ] {
      func area(_ angle: Double) -> Double {
        let side = CGFloat(size * 1.3 + 8)
        let turned = shape.applying(CGAffineTransform(rotationAngle: CGFloat(angle)))
          .offsetBy(dx: side / 2 + 0.37, dy: side / 2 + 0.61)
        return paintedArea(turned, side: Int(side) + 1)
      }
      let upright = area(0)
      for degrees in stride(from: 7.0, to: 360, by: 31) {
        let turned = area(degrees * .pi / 180)
        #expect((turned / upright - 1).magnitude < 0.002, "\(degrees): \(turned), \(upright)")
      }
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
