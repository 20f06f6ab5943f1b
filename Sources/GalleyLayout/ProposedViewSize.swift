import GalleyGeometry

/// What a parent offers a child, in points and for each axis alone (PR2): nil asks for the ideal
/// size, 0 for the minimum, infinity for the maximum, a number says how much there is.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  @inlinable
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal with `size` in place of nil (PR3).
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal along one axis.
  @inlinable
  public subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A proposal of `major` along `axis` and `minor` across it.
  @inlinable
  public init(major: CGFloat?, minor: CGFloat?, along axis: Axis) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }

  /// Undefined lengths would never compare equal to themselves and so would be measured for ever:
  /// they count as unspecified.
  var withoutUndefined: ProposedViewSize {
    ProposedViewSize(
      width: width.map { $0.isNaN } == true ? nil : width,
      height: height.map { $0.isNaN } == true ? nil : height)
  }
}

extension ProposedViewSize: CustomStringConvertible {
  public var description: String {
    "\(width?.brief ?? "nil") x \(height?.brief ?? "nil")"
  }
}
