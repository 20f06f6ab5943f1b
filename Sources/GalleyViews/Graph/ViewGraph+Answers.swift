import GalleyLayout

// What a graph says of its last pass.
extension ViewGraph {
  /// The layout of the last pass as a value, or nil before the first.
  public var layoutTree: LayoutTree? { root.map { LayoutTree($0.layout) } }

  /// The nodes in the container that is the whole tree.
  var topNodes: [LayoutNode] { root?.layout.children.first?.children ?? [] }

  /// The first node of the whole tree.
  var topNode: LayoutNode? { root?.layout.children.first }

  /// How many nodes the tree has.
  public var nodeCount: Int {
    func count(_ node: ViewNode) -> Int {
      (node.children + node.secondary).reduce(1) { $0 + count($1) }
    }
    return root.map(count) ?? 0
  }

  /// Why a view has the size that it has: by its id in the layout tree, or by its name.
  /// - Returns: nil when the last pass had no such view.
  public func explanation(of view: String) -> LayoutExplanation? {
    guard let root, let tree = layoutTree,
      let found = tree.first(where: { $0.id == view }) ?? tree.first(named: view)
    else { return nil }
    var node = root.layout
    for part in found.id.split(separator: ".").dropFirst() {
      guard let child = node.placedChildren.first(where: { "\($0.place)" == part }) else {
        return nil
      }
      node = child.node
    }
    return LayoutExplanation(node)
  }
}
