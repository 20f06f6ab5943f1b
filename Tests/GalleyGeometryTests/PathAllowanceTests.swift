import Testing

@testable import GalleyGeometry

/// Outlines that the code of an image makes are part of what the image may cost, while it is made.
@Suite struct PathAllowanceTests {
  /// What an image has left, and how it is asked.
  private final class Allowance: PathAllowance, @unchecked Sendable {
    var isOpen = true
    let limit: Int
    private(set) var calls = 0
    private(set) var held = 0
    private(set) var most = 0

    init(limit: Int) { self.limit = limit }

    func reserve(_ bytes: Int) -> Bool {
      calls += 1
      guard held + bytes <= limit else { return false }
      held += bytes
      most = max(most, held)
      return true
    }

    func release(_ bytes: Int) { held -= bytes }
  }

  /// What code makes of two paths without saying what that may cost.
  enum Operation: CaseIterable, Sendable {
    case union, intersection, subtracting, symmetricDifference, normalized, lineIntersection
    case lineSubtraction, strokedPath

    func callAsFunction(_ one: Path, _ other: Path) -> Path {
      switch self {
      case .union: one.union(other)
      case .intersection: one.intersection(other)
      case .subtracting: one.subtracting(other)
      case .symmetricDifference: one.symmetricDifference(other)
      case .normalized: Self.both(one, other).normalized()
      case .lineIntersection: one.lineIntersection(other)
      case .lineSubtraction: one.lineSubtraction(other)
      case .strokedPath:
        Self.both(one, other).strokedPath(StrokeStyle(lineWidth: 40, lineJoin: .round))
      }
    }

    private static func both(_ one: Path, _ other: Path) -> Path {
      var path = one
      path.addPath(other)
      return path
    }
  }

  /// Each line of the first path meets each line of the second one.
  private static func grid(_ count: Int) -> (Path, Path) {
    var (rows, columns) = (Path(), Path())
    let length = CGFloat(count) * 2
    for index in 0..<count {
      rows.addRect(CGRect(x: 0, y: CGFloat(index) * 2, width: length, height: 1))
      columns.addRect(CGRect(x: CGFloat(index) * 2, y: 0, width: 1, height: length))
    }
    return (rows, columns)
  }

  private func made(_ operation: Operation, _ count: Int, _ allowance: Allowance?) -> Path {
    let (rows, columns) = Self.grid(count)
    return CurrentPathAllowance.$value.withValue(allowance) { operation(rows, columns) }
  }

  /// What was asked for is given back once the outline is made: it is the code's then.
  @Test(arguments: Operation.allCases) func anOpenImageIsAsked(operation: Operation) {
    let allowance = Allowance(limit: .max)
    let path = made(operation, 12, allowance)
    #expect(allowance.calls > 0 && allowance.held == 0)
    #expect(!path.isEmpty && path.elements == made(operation, 12, nil).elements)
  }

  @Test(arguments: Operation.allCases) func aLimitMakesThePathEmpty(operation: Operation) {
    let allowance = Allowance(limit: 100_000)
    #expect(made(operation, 30, allowance).isEmpty)
    #expect(allowance.calls > 0 && allowance.held == 0 && allowance.most <= 100_000)
  }

  /// Code that goes on after its image has no part in it.
  @Test(arguments: Operation.allCases) func aClosedImageIsNotAsked(operation: Operation) {
    let allowance = Allowance(limit: 0)
    allowance.isOpen = false
    let path = made(operation, 12, allowance)
    #expect(allowance.calls == 0 && allowance.held == 0)
    #expect(!path.isEmpty && path.elements == made(operation, 12, nil).elements)
  }
}
