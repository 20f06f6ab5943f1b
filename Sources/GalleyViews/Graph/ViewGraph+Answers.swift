import GalleyBudget
import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout

// What is set before a pass.
extension ViewGraph {
  /// What the image in the making may cost. All stages ask it; once it is exceeded they come to their end, the
  /// nodes are forgotten, and `excess` says where it was.
  package var budget: RenderBudget {
    get { limits.budget }
    set {
      limits.begin(newValue)
      resources.charge(to: newValue)
      diagnostics.statistics.budget = newValue
    }
  }

  /// The longest that an image waits for anything.
  private static let longestWait = Duration.seconds(3600)

  /// How long an image waits for pending work of its views: from zero to an hour.
  package var pendingWorkLimit: Duration {
    get { pending.deferredWork.time.limit }
    set { pending.deferredWork.time.limit = max(.zero, min(newValue, Self.longestWait)) }
  }

  /// How long an image of another thread waits for a busy main thread: from zero to an hour.
  package var mainThreadLimit: Duration {
    get { pending.deferredWork.time.mainThreadLimit }
    set { pending.deferredWork.time.mainThreadLimit = max(.zero, min(newValue, Self.longestWait)) }
  }

  /// How long a preview off the main actor waits for the context of its modifiers; nil waits until it is made.
  package var previewContextLimit: Duration? {
    get { limits.previewContext }
    set { limits.previewContext = newValue }
  }
}

// What a graph says of its last pass.
extension ViewGraph {
  /// What went wrong in the current pass.
  package var problems: [RenderProblem] { diagnostics.problems }

  /// How much was measured since the graph was made.
  package var statistics: LayoutStatistics { diagnostics.statistics }

  /// How many views became nodes since the graph was made, each counted in every pass that has collected it.
  package var collectedViews: Int { diagnostics.collectedViews }

  /// How many steps walks that look for some of a container's views were asked for since the graph was made.
  package var soughtSteps: Int { diagnostics.soughtSteps }

  /// The view that was made when a limit was exceeded, where it is known.
  package var excessPlace: (view: String, source: SourceLocation?)? { limits.excessPlace }

  /// How long the last image's views took to become nodes, all its passes together.
  package var updateTime: Duration { diagnostics.updateTime }

  /// Whether nothing but the answers of nodes would outlive the image: no view keeps state, or a value that it saw.
  /// The next image may then be made with the same nodes, and is the one that new nodes would make.
  package var keepsAnswersAlone: Bool {
    !pending.deferredWork.keepsState && motion == nil && !isOver && memory.isEmpty
  }

  /// The layout of the last pass as a value, or nil before the first.
  package var layoutTree: LayoutTree? { layoutTree(from: .zero) }

  /// The same with the root's upper left corner at a place.
  package func layoutTree(from origin: CGPoint) -> LayoutTree? {
    root.map { LayoutTree($0.layout, origin: origin) }
  }

  /// The nodes in the container that is the whole tree.
  var topNodes: [LayoutNode] { root?.layout.children.first?.children ?? [] }

  /// How many nodes the tree has.
  package var nodeCount: Int {
    func count(_ node: ViewNode) -> Int {
      (node.children + node.secondary).reduce(1) { $0 + count($1) }
    }
    return root.map(count) ?? 0
  }

  /// The types of views around each view of the last pass whose bodies it is from, and those behind an `AnyView`, the outermost
  /// first: by the ids of the layout tree.
  /// - Complexity: O(n) in the views and the types around them.
  package var bodyTypes: [String: [Any.Type]] {
    guard let root else { return [:] }
    var identities: [ObjectIdentifier: ViewIdentity] = [:]
    var waiting = [root]
    while let node = waiting.popLast() {
      identities[ObjectIdentifier(node.layout)] = node.identity
      waiting += node.children + node.secondary
    }
    var types: [String: [Any.Type]] = [:]
    func note(_ node: LayoutNode, _ id: String) {
      if let identity = identities[ObjectIdentifier(node)] { types[id] = identity.types }
      for (place, child) in node.placedChildren { note(child, "\(id).\(place)") }
    }
    note(root.layout, "0")
    return types
  }

  /// Why a view has the size that it has, by its id in the layout tree.
  /// - Returns: nil when the last pass had no such view.
  package func explanation(of id: String) -> LayoutExplanation? {
    layoutNode(of: id).map { LayoutExplanation($0) }
  }

  /// How a container came to place its views, by its id in the layout tree.
  /// - Returns: nil when the last pass had no such view.
  package func steps(of id: String) -> LayoutSteps? {
    layoutNode(of: id).map { LayoutSteps($0) }
  }

  private func layoutNode(of id: String) -> LayoutNode? {
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    guard let root, parts.first == "0" else { return nil }
    var node = root.layout
    for part in parts.dropFirst() {
      guard let child = node.placedChildren.first(where: { "\($0.place)" == part }) else {
        return nil
      }
      node = child.node
    }
    return node
  }
}
