import GalleyGeometry

/// What one kind of node answers. A behaviour depends on its own values, the proposal and the
/// node's children alone; the node keeps the answers.
package protocol NodeBehavior: AnyObject {
  /// The size in points for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize
  /// One placement for each child, in order, in a box of `size` at the origin.
  func placements(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [Placement]
  /// The placement of a node's only child; nil where the node may have more: `placements` says where they are then.
  func onlyPlacement(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement?
  /// Whether it costs more to work placements out than to keep them.
  var keepsPlacements: Bool { get }
  /// Where the node states a guide, or nil.
  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat?
  func spacing(of node: LayoutNode) -> ViewSpacing
  func priority(of node: LayoutNode) -> Double
  /// The value that the node carries for a layout value key, or nil.
  func layoutValue(_ key: ObjectIdentifier, of node: LayoutNode) -> Any?
  /// Whether right-to-left containers mirror the placements (LP14); not where they are distances in
  /// screen coordinates.
  var mirrorsPlacements: Bool { get }
  /// The axis along which the node puts its children one after the other, or nil.
  var stackAxis: Axis? { get }
  /// Numbers that its layout was made with, in words by what they are: `row gaps`, `8`.
  var measures: [String: String] { get }
  /// What is written in the node, or nil for one that holds no text.
  var text: String? { get }
  /// Whether the node puts its children in the cells of a grid.
  var isGrid: Bool { get }
  /// The rule by which the node answers, in words with its number.
  var rule: String { get }
  /// What the node does for one of its children when it has been offered `proposal`, in words.
  func service(
    ofChild index: Int, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [String]
  /// The places of the node's children in the order in which it serves them when it has been offered `proposal`; nil
  /// where it serves them as they come.
  func servingOrder(_ proposal: ProposedViewSize, of node: LayoutNode) -> [Int]?
  /// The places of the node's children in the order in which they are read aloud; nil where that is how they come.
  var readingOrder: [Int]? { get }
  /// Whether the one of the node's children that is in front is read first.
  var isReadFromFront: Bool { get }
  /// Called when the node or a child of it changed and answers must be worked out again.
  func invalidate()
  /// What the node has answered that does not hold for the behaviour as it is now, after a change.
  func outdatedAnswers(of node: LayoutNode) -> Invalidation
}

/// Answers that a change of a behaviour makes wrong.
package enum Invalidation {
  case none
  /// Sizes, guides and spacing hold.
  case placements
  case all
}

extension NodeBehavior {
  package func outdatedAnswers(of node: LayoutNode) -> Invalidation { .all }

  package func placements(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [Placement] { [] }

  package func onlyPlacement(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement? { nil }

  package var keepsPlacements: Bool { false }

  package func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? { nil }

  package func spacing(of node: LayoutNode) -> ViewSpacing { .content }
  package func priority(of node: LayoutNode) -> Double { 0 }
  package func layoutValue(_ key: ObjectIdentifier, of node: LayoutNode) -> Any? { nil }
  package var mirrorsPlacements: Bool { true }
  package var text: String? { nil }
  package var rule: String { "its own rule" }
  package var stackAxis: Axis? { nil }
  package var measures: [String: String] { [:] }
  package var isGrid: Bool { false }
  package func service(
    ofChild index: Int, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [String] { [] }
  package func servingOrder(_ proposal: ProposedViewSize, of node: LayoutNode) -> [Int]? { nil }
  package var readingOrder: [Int]? { nil }
  package var isReadFromFront: Bool { false }
  package func invalidate() {}
}

/// A node with one child, to which it passes on whatever it does not decide itself (AL4, LP10).
/// Further children, if any, are the behaviour's own business.
package protocol UnaryBehavior: NodeBehavior {
  /// Where a child goes in a box of `size` at the origin.
  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement
}

extension UnaryBehavior {
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [Placement] {
    node.children.map { placement(of: $0, in: size, proposal: proposal, of: node) }
  }

  package func onlyPlacement(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement? {
    guard node.children.count == 1 else { return nil }
    return placement(of: node.children[0], in: size, proposal: proposal, of: node)
  }

  package func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    guard let child = node.children.first else { return nil }
    let placement = placement(of: child, in: size, proposal: proposal, of: node)
    guard let value = child.explicitAlignment(key, for: placement.proposal) else { return nil }
    return placement.origin[key.axis] + value
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    node.children.first?.spacing ?? .content
  }

  package func layoutValue(_ key: ObjectIdentifier, of node: LayoutNode) -> Any? {
    node.children.first?.layoutValue(key)
  }
}
