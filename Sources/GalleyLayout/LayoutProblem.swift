import GalleyGeometry

/// Something about a layout that could not be done as asked.
public struct LayoutProblem: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A view was to be placed at a point that is infinite or undefined; it is centred instead.
    case undefinedPosition(CGPoint)
    /// A view answered a negative or undefined length, which counts as 0.
    case impossibleSize(CGSize)
    /// A grid cell covers a number of columns that no cell can; 1 or the largest number is used.
    case impossibleSpan(Int)
  }

  public var kind: Kind
  /// The name of the view.
  public var view: String
}

extension LayoutProblem: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .undefinedPosition(let point):
      "\(view) was placed at \(point.x), \(point.y), which is no point; it is centred"
    case .impossibleSpan(let span):
      "\(view) covers \(span) columns of its grid; from 1 to \(GridModel.spanLimit) was expected"
    case .impossibleSize(let size):
      "\(view) answered \(size.width) x \(size.height), which is no size; 0 is used"
    }
  }
}
