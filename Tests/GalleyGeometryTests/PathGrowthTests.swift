@testable import GalleyGeometry
import Testing

/// Outlines of lines ask for memory as they grow, and end where there is none.
@Suite struct PathGrowthTests {
  private static let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 300, height: 300))

  /// Lines whose outlines have far more points than they have themselves.
  private static func lines(_ count: Int = 3000) -> [(path: Path, style: StrokeStyle)] {
    var zigzag = Path()
    zigzag.move(to: .zero)
    for index in 1...count {
      zigzag.addLine(to: CGPoint(x: index % 2 * 100, y: index % 4 * 50))
    }
    var curves = Path()
    curves.move(to: .zero)
    for index in 1...count {
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
    let (path, style) = Self.lines()[line]
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

  /// Pieces without a length have no dashes, and do not hide how many the others have.
  @Test func undefinedPointsHideNoDashes() {
    for undefined in [CGFloat.nan, .infinity] {
      var path = Path()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: undefined, y: 0))
      path.addLine(to: CGPoint(x: undefined, y: undefined))
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 1e9, y: 5))
      let dots = StrokeStyle(lineWidth: 2, dash: [0.5, 0.5])
      #expect(path.hasTooManyDashes(dots), "\(undefined)")
      let outline = path.strokedPath(dots, growth: PathGrowth { $0 == 0 })
      #expect(outline?.lacksDashes == true)
    }
  }

  private static let operations: [PathOperation] = [
    .union, .intersection, .subtraction, .symmetricDifference, .lineIntersection, .lineSubtraction,
  ]

  /// A grid: each line of the first path meets each line of the second one.
  private static func grid(_ count: Int) -> (Path, Path) {
    var (rows, columns) = (Path(), Path())
    let length = CGFloat(count) * 2
    for index in 0..<count {
      rows.addRect(CGRect(x: 0, y: CGFloat(index) * 2, width: length, height: 1))
      columns.addRect(CGRect(x: CGFloat(index) * 2, y: 0, width: 1, height: length))
    }
    return (rows, columns)
  }

  @Test(arguments: operations) func operationsStopWhereThereIsNoRoom(operation: PathOperation) {
    let (rows, columns) = Self.grid(30)
    var asked = 0
    let growth = PathGrowth { bytes in
      if asked + bytes > 500_000 { return false }
      asked += bytes
      return true
    }
    #expect(rows.combined(operation, with: columns, eoFill: false, growth: growth) == nil)
    #expect(growth.isOver && growth.taken == asked && asked <= 500_000)
  }

  /// Also where little memory is taken the clock is looked at: pieces that meet nothing are compared with each other.
  @Test(arguments: operations) func operationsAskAtEachStep(operation: PathOperation) {
    let (rows, columns) = Self.grid(12)
    var asked = 0
    let growth = PathGrowth { _ in
      asked += 1
      return asked < 50
    }
    #expect(rows.combined(operation, with: columns, eoFill: false, growth: growth) == nil)
    #expect(asked == 50 && growth.isOver)
    let whole = rows.combined(
      operation, with: columns, eoFill: false, growth: PathGrowth { _ in true })
    #expect(whole?.isEmpty == false)
  }

  @Test func whatIsToldIsWhatIsMade() throws {
    for (path, style) in Self.lines(400).dropFirst() {
      var asked = 0
      let growth = PathGrowth {
        asked += $0
        return true
      }
      let outline = try #require(path.strokedPath(style, growth: growth))
      let bytes = outline.elements.count * MemoryLayout<Path.Element>.stride
      // The rest of the last step was not asked for.
      #expect(bytes > 4 * 65_536)
      #expect(asked + 65_536 >= bytes && asked < 12 * bytes, "\(asked) \(bytes)")
      #expect(outline.elements == path.strokedPath(style).elements)
    }
  }
}
