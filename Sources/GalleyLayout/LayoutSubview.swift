import GalleyGeometry

/// A layout's proxy for one of the views that it places (LP6).
public struct LayoutSubview: Equatable {
  let node: LayoutNode

  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool {
    one.node === other.node
  }

  /// The size that the view answers to `proposal`, in points.
  /// - Complexity: constant for a proposal that was asked before.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.sizeThatFits(proposal)
  }

  /// The size and the guides that the view answers to `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(for: proposal)
  }

  /// The distances that the view wants around itself.
  public var spacing: ViewSpacing { node.spacing }

  /// The view's layout priority: 0 unless stated, minus infinity for a bare spacer (PV6).
  public var priority: Double { node.priority }

  /// The value that the view carries for a key, or the key's default (LP10).
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { node[key] }

  /// Puts the view where its `anchor` meets `position`, in the coordinates of the bounds that the
  /// layout was given, and offers it `proposal`. The last call wins (LP4); positions that are not
  /// finite leave the view unplaced.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    node.recordPlacement(at: position, anchor: anchor, proposal: proposal)
  }
}

extension LayoutSubview {
  /// Leaves the view out: it is neither drawn nor asked for preferences.
  func leaveOut() {
    node.recordedPlacement = Placement(origin: .zero, proposal: .zero, isAbsent: true)
  }
}

/// The views that a layout places, in their order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias SubSequence = LayoutSubviews

  private let nodes: [LayoutNode]
  private let range: Range<Int>
  /// The direction in which the container is read. Layouts work from left to right whatever it is:
  /// the result is mirrored for them (LP14).
  public let layoutDirection: LayoutDirection

  init(_ nodes: [LayoutNode], layoutDirection: LayoutDirection) {
    self.init(nodes, range: nodes.indices, layoutDirection: layoutDirection)
  }

  private init(_ nodes: [LayoutNode], range: Range<Int>, layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.range = range
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }

  public subscript(position: Int) -> LayoutSubview {
    precondition(range.contains(position), "subview \(position) of \(range)")
    return LayoutSubview(node: nodes[position])
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(bounds.lowerBound >= range.lowerBound && bounds.upperBound <= range.upperBound)
    return LayoutSubviews(nodes, range: bounds, layoutDirection: layoutDirection)
  }

  public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool {
    one.layoutDirection == other.layoutDirection
      && one.elementsEqual(other) { $0.node === $1.node }
  }
}
