import GalleyGeometry

/// Something about a layout that could not be done as asked.
public struct LayoutProblem: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A view was to be placed at a point that is infinite or undefined; it is centred instead.
    case undefinedPosition(CGPoint)
    /// A view answered a negative or undefined length, which counts as 0.
    case impossibleSize(CGSize)
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
    case .impossibleSize(let size):
      "\(view) answered \(size.width) x \(size.height), which is no size; 0 is used"
    }
  }
}
