import GalleyGeometry
import Testing

@testable import GalleyRaster

/// Curves as lines: never more than 0.02 pixels off, and with the curve's area.
@Suite struct FlatteningTests {
  private func edges(_ path: Path, side: Int) -> [FixedEdge] {
    var flattener = PathFlattener(
      clip: PixelBounds(left: 0, top: 0, right: side, bottom: side))
    flattener.add(path, transform: .identity)
    return flattener.edges
  }

  @Test(arguments: [2, 2.3, 3, 5, 8.7, 12, 33, 100, 517, 3000]) func circles(radius: Double) {
    let center = radius + 2.3
    let box = CGRect(x: 2.3, y: 2.3, width: 2 * radius, height: 2 * radius)
    let one = Double(FixedEdge.one)
    var area = 0.0
    for edge in edges(Path(ellipseIn: box), side: Int(2 * radius) + 8) {
      let (x0, y0, x1, y1) = (
        Double(edge.x0) / one, Double(edge.y0) / one, Double(edge.x1) / one, Double(edge.y1) / one
      )
      area += Double(edge.winding) * (y1 - y0) * (x0 + x1) / 2
      for part in [0, 0.25, 0.5, 0.75, 1] {
        let (x, y) = (x0 + (x1 - x0) * part - center, y0 + (y1 - y0) * part - center)
        let distance = ((x * x + y * y).squareRoot() - radius).magnitude
        // A four-curve circle is itself off by 0.03 % of its radius; places are rounded to 1/1024.
        #expect(distance < 0.0205 + radius * 0.0003, "\(distance)")
      }
    }
    let exact = Double.pi * radius * radius
    #expect((area.magnitude / exact - 1).magnitude < 0.0005, "\(area) for \(exact)")
  }

  /// Small curves, as glyphs have them, need few lines.
  @Test func linesAreFew() {
    let small = Path(ellipseIn: CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(edges(small, side: 20).count <= 42)
    let large = Path(ellipseIn: CGRect(x: 3, y: 3, width: 200, height: 200))
    #expect(edges(large, side: 220).count <= 160)
  }
}
