/// One edge of a rectangle; leading and trailing depend on the layout direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The left edge where text runs from left to right, otherwise the right one.
  case leading
  /// The lower edge.
  case bottom
  /// The right edge where text runs from left to right, otherwise the left one.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper edge alone.
    public static let top = Set(.top)
    /// The leading edge alone.
    public static let leading = Set(.leading)
    /// The lower edge alone.
    public static let bottom = Set(.bottom)
    /// The trailing edge alone.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]

    /// The set that holds `edge` alone.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// Whether the set holds `edge`.
    @inlinable
    package func contains(_ edge: Edge) -> Bool { rawValue & (1 << edge.rawValue) != 0 }
  }

  /// The axis that the edge bounds: leading and trailing end the horizontal one.
  @inlinable
  package var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
}

/// Distances from the four edges of a rectangle, in points, positive inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// Points from the upper edge.
  public var top: CGFloat
  /// Points from the leading edge.
  public var leading: CGFloat
  /// Points from the lower edge.
  public var bottom: CGFloat
  /// Points from the trailing edge.
  public var trailing: CGFloat

  /// Distances from the four edges, in points; negative ones lie outside.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No inset on any edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// `length` on each edge of `edges`, 0 on the others.
  @inlinable
  package init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The inset of one edge.
  @inlinable
  package subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }

  /// The two insets along `axis`, added.
  @inlinable
  package func total(along axis: Axis) -> CGFloat {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}
