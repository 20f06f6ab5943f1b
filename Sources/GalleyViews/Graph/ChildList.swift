import GalleyDiagnostics

/// The children of one node while they are updated: the nodes of the last pass are found again by
/// identity and kind.
final class ChildList {
  private let old: [ViewNode]
  private var cursor = 0
  /// The places in `old` by identity; made when a view is not where it was.
  private var places: [ViewIdentity: [Int]]?
  private var isClaimed: [Bool] = []
  private(set) var nodes: [ViewNode] = []
  /// A node with its content, what it answered and what it paints, as measured; the view beside it is not counted.
  private static let bytesPerNode = 1536

  init(replacing old: [ViewNode]) {
    self.old = old
    nodes.reserveCapacity(old.count)
  }

  /// The node of this identity, updated, or a new one; it becomes the next child.
  func claim(
    _ identity: ViewIdentity, content: any NodeContent, context: NodeContext,
    source: SourceLocation?, isWrapper: Bool = false
  ) -> ViewNode {
    let kind = ObjectIdentifier(type(of: content))
    let known = find(identity, kind: kind)
    let fades = known?.fades(into: content, in: context) ?? false
    if let known, !fades {
      if known.kept.image != context.graph.memory.imageCount {
        known.kept.image = context.graph.memory.imageCount
        _ = context.graph.budget.reserve(Self.bytesPerNode, for: "one more view")
      }
      known.update(content, context: context, source: source)
      nodes.append(known)
      return known
    }
    _ = context.graph.budget.reserve(Self.bytesPerNode, for: "one more view")
    let node = ViewNode(
      identity: identity, content: content, context: context, source: source, isWrapper: isWrapper)
    nodes.append(node)
    if fades, let known, let motion = context.graph.motion {
      let own = node.motion(in: motion)
      // It is where the other one was, and goes on from there.
      own.frame = known.motion?.frame
      own.fade(to: 1, in: motion, context.environment)
    }
    return node
  }

  /// Makes a node that was brought up to date elsewhere the next child.
  func append(_ node: ViewNode) { nodes.append(node) }

  private func find(_ identity: ViewIdentity, kind: ObjectIdentifier) -> ViewNode? {
    // Most children stand where they stood.
    if cursor < old.count, old[cursor].kind == kind, old[cursor].identity == identity {
      let isFree = isClaimed.isEmpty || !isClaimed[cursor]
      if !isClaimed.isEmpty { isClaimed[cursor] = true }
      cursor += 1
      if isFree { return old[cursor - 1] }
    }
    guard !old.isEmpty else { return nil }
    if places == nil {
      places = Dictionary(grouping: old.indices, by: { old[$0].identity })
      isClaimed = old.indices.map { $0 < cursor }
    }
    guard
      let place = places?[identity]?.first(where: { !isClaimed[$0] && old[$0].kind == kind })
    else { return nil }
    isClaimed[place] = true
    cursor = place + 1
    return old[place]
  }
}
