import GalleyGeometry

/// What a parent offers a child, in points and for each axis alone (PR2): nil asks for the ideal
/// size, 0 for the minimum, infinity for the maximum, a number says how much there is. Undefined lengths, which are not
/// equal to themselves and would be measured again and again, are nil.
public struct ProposedViewSize: Sendable {
  // Nodes keep many of them: nil is a number that is none, which takes half of the room of an optional one.
  @usableFromInline var storedWidth: CGFloat
  @usableFromInline var storedHeight: CGFloat

  /// A proposal along each axis, in points. A length that is not a number counts as nil.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    storedWidth = width ?? .nan
    storedHeight = height ?? .nan
  }

  /// What is offered along the horizontal axis, in points; nil asks for the ideal width.
  @inlinable
  public var width: CGFloat? {
    get { storedWidth.isNaN ? nil : storedWidth }
    set { storedWidth = newValue ?? .nan }
  }

  /// What is offered along the vertical axis, in points; nil asks for the ideal height.
  @inlinable
  public var height: CGFloat? {
    get { storedHeight.isNaN ? nil : storedHeight }
    set { storedHeight = newValue ?? .nan }
  }

  /// A proposal of a size.
  @inlinable
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal with `size` in place of nil (PR3).
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal along one axis.
  @inlinable
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A proposal of `major` along `axis` and `minor` across it.
  @inlinable
  package init(major: CGFloat?, minor: CGFloat?, along axis: Axis) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }
}

extension ProposedViewSize: Hashable {
  @inlinable
  public static func == (one: ProposedViewSize, other: ProposedViewSize) -> Bool {
    one.width == other.width && one.height == other.height
  }

  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension ProposedViewSize: CustomStringConvertible {
  public var description: String {
    "\(width?.shortDescription ?? "nil") x \(height?.shortDescription ?? "nil")"
  }
}
