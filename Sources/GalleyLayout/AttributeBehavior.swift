import GalleyGeometry

/// A node that states one attribute of its child and passes on all else.
package final class AttributeBehavior: UnaryBehavior {
  package var rule: String { "AL3, LP10: states an attribute, no layout effect" }

  package enum Attribute {
    /// `layoutPriority(_:)`.
    case priority(Double)
    /// `layoutValue(key:value:)` (LP10).
    case value(key: ObjectIdentifier, value: Any)
    /// A value made of the one that the child carries, or of nil.
    case mergedValue(key: ObjectIdentifier, merge: (Any?) -> Any)
    /// `alignmentGuide(_:computeValue:)`: the closure gets the child's dimensions (AL3).
    case guide(AlignmentKey, (ViewDimensions) -> CGFloat)
  }

  private let attribute: Attribute

  package init(_ attribute: Attribute) { self.attribute = attribute }

  /// The guide that the node states, if it states one.
  var statedGuide: AlignmentKey? {
    if case .guide(let key, _) = attribute { return key }
    return nil
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    Placement(origin: .zero, proposal: proposal)
  }

  package func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    guard let child = node.children.first else { return nil }
    if case .guide(key, let compute) = attribute {
      return compute(child.dimensions(for: proposal))
    }
    return child.explicitAlignment(key, for: proposal)
  }

  package func priority(of node: LayoutNode) -> Double {
    if case .priority(let priority) = attribute { return priority }
    return node.children.first?.priority ?? 0
  }

  package func layoutValue(_ key: ObjectIdentifier, of node: LayoutNode) -> Any? {
    if case .value(key, let value) = attribute { return value }
    if case .mergedValue(key, let merge) = attribute {
      return merge(node.children.first?.layoutValue(key))
    }
    return node.children.first?.layoutValue(key)
  }
}
