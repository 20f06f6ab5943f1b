/// The horizontal or vertical dimension of a two-dimensional layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other axis.
  @inlinable
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)

    /// The set that holds `axis` alone.
    public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
  }
}

extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

// Engines are written once and run along either axis: these accessors are how.
extension CGSize {
  /// The side along `axis`, in the size's own unit.
  @inlinable
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A size with `major` along `axis` and `minor` across it.
  @inlinable
  package init(major: CGFloat, minor: CGFloat, along axis: Axis) {
    self =
      axis == .horizontal
      ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }
}

extension CGPoint {
  /// The coordinate along `axis`, in the point's own unit.
  @inlinable
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// A point with `major` along `axis` and `minor` across it.
  @inlinable
  package init(major: CGFloat, minor: CGFloat, along axis: Axis) {
    self = axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
  }
}
