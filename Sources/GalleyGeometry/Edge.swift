/// One edge of a rectangle; leading and trailing depend on the layout direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
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
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

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
