/// A point in a rectangle's own space: (0, 0) is its top left corner, (1, 1) its bottom right.
/// Values outside 0 to 1 lie outside the rectangle.
public struct UnitPoint: Hashable, Sendable {
  /// 0 at the left edge, 1 at the right one.
  public var x: CGFloat
  /// 0 at the top edge, 1 at the bottom one.
  public var y: CGFloat

  /// A point as shares of the width and the height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// (0, 0): the top left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// (0.5, 0.5): the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// (0, 0.5): the middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// (1, 0.5): the middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// (0.5, 0): the middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// (0.5, 1): the middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// (0, 0): the top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// (1, 0): the top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// (0, 1): the bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// (1, 1): the bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension CGRect {
  /// The point of the rectangle that `unitPoint` names, in the rectangle's own coordinates.
  package func point(at unitPoint: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * unitPoint.x, y: minY + height * unitPoint.y)
  }
}
