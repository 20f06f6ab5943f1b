import GalleyGeometry
import GalleyStrings

/// Something about a layout that could not be done as asked.
public struct LayoutProblem: Hashable, Sendable {
  /// What could not be done.
  public enum Kind: Hashable, Sendable {
    /// A view was to be placed at a point that is infinite or undefined; it is centred instead.
    case undefinedPosition(CGPoint)
    /// A view answered a negative or undefined length, which counts as 0.
    case impossibleSize(CGSize)
    /// A grid cell covers a number of columns or rows that no cell can; 1 is used.
    case impossibleSpan(Int, Axis)
    /// The cells of a grid cover more columns and rows together than the limit, from this one on.
    case tooManySpans
    /// A container was asked for a number of columns, rings or lines that it cannot have.
    case impossibleCount(Int, String, ClosedRange<Int>)
    /// A view of a flow is to grow by a weight that is none; 0 is used.
    case impossibleWeight(Double)
    /// A layout asked for a view by a number that none of its views has; an empty one stands in.
    case wrongIndex(Int, count: Int)
    /// Views found no place among those that their container has; they are left out.
    case tooManyViews(Int, limit: Int)
    /// There are more problems than are listed.
    case more(beyond: Int)
  }

  /// What could not be done.
  public var kind: Kind
  /// The name of the view.
  public var view: String
}

extension LayoutProblem.Kind {
  /// Whether what was asked for cannot be laid out at all.
  package var isFatal: Bool {
    switch self {
    case .impossibleSpan, .tooManySpans, .impossibleCount, .wrongIndex: true
    case .undefinedPosition, .impossibleSize, .tooManyViews, .impossibleWeight, .more: false
    }
  }
}

extension LayoutProblem: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .undefinedPosition(let point):
      "\(view) was placed at \(point.x), \(point.y); this is not a point, so it is centred"
    case .impossibleSpan(let span, let axis):
      "\(view) covers \(span) \(axis == .horizontal ? "columns" : "rows") of its grid; expected 1 to "
        + "\(GridLimits.span)"
    case .tooManySpans:
      "\(view) and the cells before it cover more than \(GridLimits.cover) columns and rows of "
        + "their grid"
    case .impossibleCount(let count, let name, let range):
      "\(view) has \(count) \(name); "
        + (range.upperBound == .max
          ? "expected \(range.lowerBound) or more"
          : "expected \(range.lowerBound) to \(range.upperBound)")
    case .impossibleWeight(let weight):
      "\(view) has a growth of \(weight); expected a finite number of 0 or more; 0 is used"
    case .wrongIndex(let index, let count):
      "the layout of \(view) asks for subview \(index); "
        + (count == 0
          ? "there is none"
          : count == 1
            ? "the only one is subview 0" : "expected 0 to \(count - 1)")
    case .tooManyViews(let count, let limit):
      "\(view) has room for \(limit.counted("view")); "
        + "\(count) \(count == 1 ? "was" : "were") left out"
    case .more(let limit):
      "\(view) has more than \(limit) errors and warnings; only the first \(limit) are listed"
    case .impossibleSize(let size):
      "\(view) answered \(size.width) x \(size.height); this is not a size, so 0 is used"
    }
  }
}
