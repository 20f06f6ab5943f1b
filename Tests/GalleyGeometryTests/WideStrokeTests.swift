import TestSupport
import Testing

@testable import GalleyGeometry

/// Lines that are wide to their paths: all points that are no further from the path than half of the width.
@Suite struct WideStrokeTests {
  /// Like a letter: a hole, a stem, curves, a part by itself.
  private static let letter = Path { path in
    path.addEllipse(in: CGRect(x: 2, y: 6, width: 11, height: 13))
    path.addEllipse(in: CGRect(x: 5, y: 9, width: 5, height: 7))
    path.addRect(CGRect(x: 12, y: 0, width: 2, height: 19))
    path.addEllipse(in: CGRect(x: 4, y: 0, width: 2, height: 2))
  }

  private static func distance(_ point: CGPoint, to lines: [Polyline]) -> CGFloat {
    lines.flatMap { $0.pairs(closing: true) }.map { start, end -> CGFloat in
      let (x, y) = (end.x - start.x, end.y - start.y)
      let share = ((point.x - start.x) * x + (point.y - start.y) * y) / (x * x + y * y)
      let place = min(max(share, 0), 1)
      return point.distance(to: CGPoint(x: start.x + x * place, y: start.y + y * place))
    }.min() ?? .infinity
  }

  /// 12 reaches from the middle to all points, 4 and 8 do not.
  @Test(arguments: [4, 8, 12, 12.5, 30, 200] as [CGFloat])
  func pointsThatAreNearAreInside(radius: CGFloat) throws {
    let style = StrokeStyle(lineWidth: radius * 2, lineJoin: .round)
    let growth = PathGrowth { _ in true }
    let outline = try #require(Self.letter.wideStrokedPath(style, growth: growth))
    let lines = Polyline.lines(of: Self.letter)
    var random = SeededRandom(seed: 7)
    var (inside, outside) = (0, 0)
    for _ in 0..<2000 {
      let point = CGPoint(
        x: CGFloat.random(in: -radius...(radius + 16), using: &random),
        y: CGFloat.random(in: -radius...(radius + 19), using: &random))
      let distance = Self.distance(point, to: lines)
      if (distance - radius).magnitude < 0.08 { continue }
      if distance < radius { inside += 1 } else { outside += 1 }
      #expect(outline.contains(point) == (distance < radius), "\(point) \(distance)")
    }
    #expect(inside > 500 && outside > 20)
  }

  /// One that reaches everywhere is one line around all, however often the path's own would cross each other.
  @Test func wideLinesAreOneLine() throws {
    let style = StrokeStyle(lineWidth: 60, lineJoin: .round)
    let growth = PathGrowth { _ in true }
    let outline = try #require(Self.letter.wideStrokedPath(style, growth: growth))
    let subpaths = outline.elements.count { if case .closeSubpath = $0 { true } else { false } }
    #expect(subpaths == 1 && outline.elements.count < 4200)
  }

  /// Narrow lines, open ones, corners that are not round and dashes are `strokedPath`.
  @Test func otherLinesAreStrokes() {
    let growth = PathGrowth { _ in true }
    var open = Path()
    open.move(to: .zero)
    open.addLine(to: CGPoint(x: 9, y: 4))
    for (path, style) in [
      (Self.letter, StrokeStyle(lineWidth: 3, lineJoin: .round)),
      (open, StrokeStyle(lineWidth: 90, lineJoin: .round)),
      (Self.letter, StrokeStyle(lineWidth: 90)),
      (Self.letter, StrokeStyle(lineWidth: 90, lineJoin: .round, dash: [3])),
    ] {
      #expect(
        path.wideStrokedPath(style, growth: growth)?.elements == path.strokedPath(style).elements)
    }
    let refused = PathGrowth { _ in false }
    let wide = StrokeStyle(lineWidth: 90, lineJoin: .round)
    #expect(Self.letter.wideStrokedPath(wide, growth: refused) == nil)
  }
}
