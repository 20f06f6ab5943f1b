import GalleyGeometry
import TestSupport
import Testing

@testable import GalleyRaster

/// Convex shapes that come again have the runs that they had, wherever they lie.
@Suite struct SpanCacheTests {
  private static let size = 200

  private func coverage(
    of path: Path, with rasterizer: Rasterizer, bounds: PixelBounds
  ) -> [UInt8]? {
    rasterizer.coverage(
      of: path, rule: .nonZero, transform: .identity, bounds: bounds, for: "a path")?.bytes
  }

  /// Shapes with corners, curves and fractions, and one that is not convex.
  private func path(_ kind: Int, _ random: inout SeededRandom) -> Path {
    let box = CGRect(
      x: random.next(in: 0.0..<3), y: random.next(in: 0.0..<3),
      width: random.next(in: 0.5..<90), height: random.next(in: 0.5..<90))
    switch kind % 6 {
    case 0: return Path(box)
    case 1: return Path(ellipseIn: box)
    case 2: return Path(roundedRect: box, cornerRadius: 9, style: .continuous)
    case 3: return Path(box.integral)
    case 4:
      return Path { path in
        path.move(to: CGPoint(x: box.midX, y: box.minY))
        path.addLine(to: CGPoint(x: box.maxX, y: box.minY + box.height / 4))
        path.addLine(to: CGPoint(x: box.maxX, y: box.maxY - box.height / 4))
        path.addLine(to: CGPoint(x: box.midX, y: box.maxY))
        path.addLine(to: CGPoint(x: box.minX, y: box.maxY - box.height / 4))
        path.addLine(to: CGPoint(x: box.minX, y: box.minY + box.height / 4))
        path.closeSubpath()
      }
    default:
      return Path { path in
        path.move(to: CGPoint(x: box.minX, y: box.minY))
        path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
        path.addLine(to: CGPoint(x: box.maxX, y: box.minY))
        path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
        path.closeSubpath()
      }
    }
  }

  /// Each shape many times at places, beyond the edges and in bands, all by one rasteriser; against a new one.
  @Test func pixelsAreThoseOfARasterizerThatHasSeenNothing() {
    var random = SeededRandom(seed: 21)
    let shared = Rasterizer()
    for kind in 0..<60 {
      let path = path(kind, &random)
      for _ in 0..<7 {
        let moved = path.applying(
          CGAffineTransform(
            translationX: CGFloat(random.next(in: -60...150)),
            y: CGFloat(random.next(in: -60...150))))
        // The whole of it first, and then parts of it in the same place, which may be known by its outline.
        for part in 0..<4 {
          let (left, top) = (random.next(in: 0...90), random.next(in: 0...90))
          let bounds =
            part == 0
            ? PixelBounds(left: -60, top: -60, right: 300, bottom: 300)
            : PixelBounds(
              left: left, top: top, right: random.next(in: left + 1...Self.size),
              bottom: random.next(in: top + 1...Self.size))
          #expect(
            coverage(of: moved, with: shared, bounds: bounds)
              == coverage(of: moved, with: Rasterizer(), bounds: bounds), "\(kind)")
        }
      }
    }
  }

  @Test func aShapeIsRecordedWhenItComesAgain() {
    let shapes = SpanCache()
    var flattener = PathFlattener(clip: PixelBounds(left: 0, top: 0, right: 50, bottom: 50))
    flattener.add(
      Path(ellipseIn: CGRect(x: 5, y: 6, width: 20, height: 20)), transform: .identity)
    let edges = flattener.edges
    let origin = SpanCache.Origin(x: 5, y: 6)
    guard case .new = shapes.find(edges, at: origin, rule: .nonZero) else {
      Issue.record("not new")
      return
    }
    guard case .repeated(let hash) = shapes.find(edges, at: origin, rule: .nonZero) else {
      Issue.record("not repeated")
      return
    }
    _ = shapes.record(edges, at: origin, hash: hash) { _, _ in }
    guard case .known = shapes.find(edges, at: origin, rule: .nonZero) else {
      Issue.record("not known")
      return
    }
    // With the other rule it is another shape, and so is one that lies a fraction further.
    guard case .new = shapes.find(edges, at: origin, rule: .evenOdd) else {
      Issue.record("the rule does not count")
      return
    }
    let further = edges.map { edge in
      FixedEdge(
        x0: edge.x0 + 1, y0: edge.y0, x1: edge.x1 + 1, y1: edge.y1, winding: edge.winding)
    }
    guard case .new = shapes.find(further, at: origin, rule: .nonZero) else {
      Issue.record("the place does not count")
      return
    }
  }
}
