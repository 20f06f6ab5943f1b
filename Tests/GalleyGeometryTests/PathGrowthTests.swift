@testable import GalleyGeometry
import Testing

/// Outlines of lines ask for memory as they grow, and end where there is none.
@Suite struct PathGrowthTests {
  private static let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 300, height: 300))

  /// Lines whose outlines have far more points than they have themselves.
  private static var lines: [(path: Path, style: StrokeStyle)] {
    var zigzag = Path()
    zigzag.move(to: .zero)
    for index in 1...3000 {
      zigzag.addLine(to: CGPoint(x: index % 2 * 100, y: index % 4 * 50))
    }
    var curves = Path()
    curves.move(to: .zero)
    for index in 1...3000 {
      curves.addCurve(
        to: CGPoint(x: index % 2 * 900, y: 0), control1: CGPoint(x: 10_000, y: 90_000),
        control2: CGPoint(x: -10_000, y: 90_000))
    }
    let dots = StrokeStyle(lineWidth: 300, lineCap: .round, dash: [0.01, 0.01])
    return [
      (circle, dots), (zigzag, StrokeStyle(lineWidth: 50, lineJoin: .round)),
      (curves, StrokeStyle(lineWidth: 2)),
      (zigzag, StrokeStyle(lineWidth: 400, lineCap: .round, lineJoin: .round, dash: [5, 5])),
    ]
  }

  @Test(arguments: 0..<4, [100_000, 1_000_000, 5_000_000])
  func outlinesStopWhereThereIsNoRoom(line: Int, limit: Int) {
    let (path, style) = Self.lines[line]
    var asked = 0
    var refusals = 0
    let growth = PathGrowth { bytes in
      if asked + bytes > limit {
        refusals += 1
        return false
      }
      asked += bytes
      return true
    }
    #expect(path.strokedPath(style, growth: growth) == nil)
    // Nobody asks again, and what was given is what was asked for.
    #expect(refusals == 1 && growth.isOver && growth.taken == asked && asked <= limit)
  }

  @Test func whatIsToldIsWhatIsMade() throws {
    for (path, style) in Self.lines.dropFirst() {
      var asked = 0
      let growth = PathGrowth {
        asked += $0
        return true
      }
      let outline = try #require(path.strokedPath(style, growth: growth))
      let bytes = outline.elements.count * MemoryLayout<Path.Element>.stride
      // The rest of the last step was not asked for.
      #expect(asked + 65_536 >= bytes && asked < 12 * bytes, "\(asked) \(bytes)")
      #expect(outline.elements == path.strokedPath(style).elements)
    }
  }
}
