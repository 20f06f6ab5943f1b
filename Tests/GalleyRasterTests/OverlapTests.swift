import GalleyGeometry
import GalleyGraphics
import GalleyRaster
import TestSupport
import Testing

/// Paths that overlap and cross themselves, pixel by pixel, against areas clipped exactly in double
/// precision.
@Suite struct OverlapTests {
  private typealias Point = (x: Double, y: Double)

  private func path(_ polygons: [[Point]]) -> Path {
    var path = Path()
    for polygon in polygons {
      for (index, point) in polygon.enumerated() {
        let place = CGPoint(x: point.x, y: point.y)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.closeSubpath()
    }
    return path
  }

  private func draw(_ path: Path, _ rule: FillRule, side: Int) -> Bitmap {
    var bitmap = Bitmap(width: side, height: side)
    Rasterizer().draw(
      DisplayList(items: [.fill(path: path, rule: rule, paint: .solid(.black))]), into: &bitmap,
      glyphs: NoGlyphs())
    return bitmap
  }

  /// The exact areas of all pixels: rows are cut where edges end and cross; between two cuts the inside
  /// is a row of trapezoids, whose area left of every column is a sum.
  private func areas(_ polygons: [[Point]], _ rule: FillRule, side: Int) -> [[Double]] {
    var edges: [(a: Point, b: Point, winding: Int)] = []
    for polygon in polygons {
      for (index, point) in polygon.enumerated() {
        let next = polygon[(index + 1) % polygon.count]
        if point.y < next.y { edges.append((point, next, 1)) }
        if next.y < point.y { edges.append((next, point, -1)) }
      }
    }
    func x(_ edge: (a: Point, b: Point, winding: Int), _ y: Double) -> Double {
      edge.a.x + (y - edge.a.y) / (edge.b.y - edge.a.y) * (edge.b.x - edge.a.x)
    }
    var cuts = (0...side).map(Double.init)
    for (index, one) in edges.enumerated() {
      cuts += [one.a.y, one.b.y]
      for other in edges[(index + 1)...] {
        let (top, bottom) = (max(one.a.y, other.a.y), min(one.b.y, other.b.y))
        guard top < bottom else { continue }
        let (before, after) = (x(one, top) - x(other, top), x(one, bottom) - x(other, bottom))
        if before * after < 0 { cuts.append(top + (bottom - top) * before / (before - after)) }
      }
    }
    cuts = cuts.filter { $0 >= 0 && $0 <= Double(side) }.sorted()
    var result = [[Double]](repeating: [Double](repeating: 0, count: side), count: side)
    /// What begins with a column and goes on to the right.
    var whole = [[Double]](repeating: [Double](repeating: 0, count: side + 1), count: side)
    for (top, bottom) in zip(cuts, cuts.dropFirst()) where bottom - top > 1e-12 {
      let row = min(Int((top + bottom) / 2), side - 1)
      let middle = (top + bottom) / 2
      let crossing = edges.filter { $0.a.y <= top && $0.b.y >= bottom }
        .map { (x: x($0, middle), edge: $0) }.sorted { $0.x < $1.x }
      var winding = 0
      for (_, edge) in crossing {
        let wasInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
        winding += edge.winding
        let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
        if wasInside == isInside { continue }
        let height = isInside ? bottom - top : top - bottom
        let (one, other) = (x(edge, top), x(edge, bottom))
        let first = min(max(Int(min(one, other).rounded(.down)), 0), side)
        let last = min(max(Int(max(one, other).rounded(.up)), first), side)
        for column in first..<last {
          result[row][column] += height * covered(one, other, Double(column))
        }
        whole[row][last] += height
      }
    }
    for row in 0..<side {
      var sum = 0.0
      for column in 0..<side {
        sum += whole[row][column]
        result[row][column] += sum
      }
    }
    return result
  }

  /// The mean over a slab of how much of a pixel lies right of an edge from one x to another one.
  private func covered(_ one: Double, _ other: Double, _ column: Double) -> Double {
    let (low, high) = (min(one, other) - column, max(one, other) - column)
    /// The integral of the part right of x, over x up to a place.
    func sum(_ x: Double) -> Double {
      x <= 0 ? x : x < 1 ? x - x * x / 2 : 0.5
    }
    if high - low < 1e-9 { return min(max(1 - low, 0), 1) }
    return (sum(high) - sum(low)) / (high - low)
  }

  private func expect(
    _ polygons: [[Point]], side: Int = 24, _ comment: Comment,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for rule in [FillRule.nonZero, .evenOdd] {
      let bitmap = draw(path(polygons), rule, side: side)
      let exact = areas(polygons, rule, side: side)
      var worst = 0.0
      for y in 0..<side {
        for x in 0..<side {
          worst = max(worst, (Double(bitmap[x, y].alpha) - exact[y][x] * 255).magnitude)
        }
      }
      #expect(worst <= 1, "\(comment), \(rule)", sourceLocation: sourceLocation)
    }
  }

  @Test func halvesOfAPixelDoNotCancel() {
    // Two boxes that share an edge inside of a row of pixels, wound against each other.
    let upper: [Point] = [(2, 2), (20, 2), (20, 10.4), (2, 10.4)]
    let lower: [Point] = [(2, 10.4), (2, 20), (20, 20), (20, 10.4)]
    expect([upper, lower.reversed()], "against each other")
    expect([upper, lower], "as each other")
    let bitmap = draw(path([upper, lower.reversed()]), .nonZero, side: 24)
    #expect(bitmap[10, 10].alpha == 255)
  }

  @Test func overlapsCountOnce() {
    let one: [Point] = [(2.3, 3.1), (12.7, 3.1), (12.7, 15.6), (2.3, 15.6)]
    let other: [Point] = [(7.2, 9.4), (19.9, 9.4), (19.9, 21.8), (7.2, 21.8)]
    expect([one, other], "two boxes")
    expect([one, one], "the same box twice")
    expect([one, other.reversed()], "wound against each other")
    expect([[(2.5, 2.5), (20.5, 20.5), (20.5, 2.5), (2.5, 20.5)]], "a bow tie")
  }

  @Test func randomPolygons() {
    var random = SeededRandom(seed: 11)
    for round in 0..<150 {
      let polygons = (0...random.next(in: 0...2)).map { _ in
        (0..<random.next(in: 3...9)).map { _ -> Point in
          (random.next(in: -6.0..<30), random.next(in: -6.0..<30))
        }
      }
      expect(polygons, "round \(round)")
    }
  }

  /// What bends to one side is not looked at for overlaps; what nearly does is.
  @Test func polygonsThatAreNearlyConvex() {
    expect([[(6, 17), (16, 12), (20, 2), (17, 11)]], "two slivers")
    expect([[(3, 3), (20, 4), (19, 20), (4, 19)]], "convex")
    expect([[(3, 3), (20, 4), (12, 5), (19, 20), (4, 19)]], "a notch")
    // A star of five points goes around twice without bending back.
    let star = (0..<5).map { index -> Point in
      let (sine, cosine) = DeterministicMath.sincos(Double(index) * 0.8 * .pi)
      return (12 + 10 * cosine, 12 + 10 * sine)
    }
    expect([star], "a star")
  }

  /// Slivers, and points on the grid of pixels and of fixed point.
  @Test func polygonsOnTheGrid() {
    var random = SeededRandom(seed: 5)
    for round in 0..<300 {
      let step = [1.0, 0.5, 1.0 / 1024][round % 3]
      let polygons = (0...random.next(in: 0...1)).map { _ in
        (0..<random.next(in: 3...8)).map { _ -> Point in
          (
            (random.next(in: 0.0..<24) / step).rounded() * step,
            (random.next(in: 0.0..<24) / step).rounded() * step
          )
        }
      }
      expect(polygons, "round \(round)")
    }
  }

  /// Thousands of edges and crossings in every row end in bounded time, and fill what they surround.
  @Test func tanglesAreBounded() {
    var random = SeededRandom(seed: 8)
    for count in [200, 240, 3000] {
      let polygon = (0..<count).map { _ -> Point in
        (random.next(in: 0.0..<400), random.next(in: 0.0..<400))
      }
      let bitmap = draw(path([polygon]), .nonZero, side: 400)
      #expect(bitmap[200, 200].alpha == 255, "\(count)")
    }
  }

  /// Rows with more edges than are kept in order one by one: bars beside each other, in two layers that overlap
  /// and cross.
  @Test func rowsWithHundredsOfEdges() {
    var random = SeededRandom(seed: 9)
    func grid(_ value: Double) -> Double { (value * 1024).rounded() / 1024 }
    for slant in [0.0, 0.9] {
      let layers = [slant, -slant].map { slant in
        (0..<70).map { index -> [Point] in
          let left = Double(index) * 0.32 + random.next(in: 0.0..<0.1)
          let (width, top) = (random.next(in: 0.05..<0.4), random.next(in: 0.0..<2))
          let bottom = random.next(in: 20.0..<24)
          let corners = [
            (left, top), (left + width, top), (left + width + slant, bottom),
            (left + slant, bottom),
          ]
          let bar = corners.map { (grid($0.0), grid($0.1)) }
          return random.next(in: 0...1) == 0 ? bar : bar.reversed()
        }
      }
      expect(layers.flatMap { $0 }, "slanted by \(slant)")
    }
  }

  /// A thousand times around a pixel is inside of the path, and does not come out on the other side.
  @Test func windingsOfAThousand() {
    let path = path(
      [[Point]](repeating: [(2.5, 3), (9, 3), (9, 11.5), (2.5, 11.5)], count: 1100))
    let bitmap = draw(path, .nonZero, side: 16)
    #expect(bitmap[2, 6].alpha == 128 && bitmap[5, 6].alpha == 255 && bitmap[12, 6].alpha == 0)
    #expect(bitmap[5, 11].alpha == 128)
    #expect(draw(path, .evenOdd, side: 16).pixels.allSatisfy { $0 == 0 })
  }

  /// What is seen of a row does not depend on how much of it is drawn.
  @Test func clipsChangeNoPixel() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<40 {
      let polygon = (0..<9).map { _ -> Point in
        (random.next(in: -6.0..<60), random.next(in: -6.0..<60))
      }
      let path = path([polygon])
      let whole = draw(path, .nonZero, side: 60)
      let item = DisplayItem.fill(path: path, rule: .nonZero, paint: .solid(.black))
      let box = CGRect(x: 13, y: 9, width: 20, height: 24)
      var part = Bitmap(width: 60, height: 60)
      Rasterizer().draw(
        DisplayList(items: [.group(DisplayGroup(items: [item], clip: Path(box)))]), into: &part,
        glyphs: NoGlyphs())
      for y in 9..<33 {
        for x in 13..<33 where part[x, y] != whole[x, y] {
          Issue.record("\(x),\(y): \(part[x, y]) and \(whole[x, y])")
          return
        }
      }
    }
  }
}
