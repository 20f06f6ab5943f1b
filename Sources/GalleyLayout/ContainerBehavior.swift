import GalleyGeometry

/// A node that a `Layout` arranges.
package final class ContainerBehavior<L: Layout>: NodeBehavior {
  private var layout: L
  private var cache: L.Cache?
  /// Whether the layout or a child changed since the cache was made or updated (LP2).
  private var cacheIsStale = false

  package init(_ layout: L) { self.layout = layout }

  /// Replaces the layout by another value of its type; the cache is kept and updated.
  package func update(_ layout: L) {
    self.layout = layout
    cacheIsStale = true
  }

  /// The layout where it is a stack, by itself or behind `AnyLayout`.
  private var stack: (any StackLayout)? {
    (layout as? any StackLayout) ?? (layout as? AnyLayout)?.stack
  }

  package var stackAxis: Axis? { stack.map { type(of: $0).axis } }

  package var measures: [String: String] {
    let measured = layout as? any MeasuredLayout ?? (layout as? AnyLayout)?.measured
    return measured?.measures ?? [:]
  }

  package var isGrid: Bool { layout._traits.isGrid }

  package var rule: String { layout._traits.rule }

  package func service(
    ofChild index: Int, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [String] {
    if onlyChild(of: node) != nil {
      return ["it is the only child, so it takes the place of the stack (ST10)"]
    }
    if let grid = layout as? any CellLayout {
      return grid.service(ofChild: index, proposal: proposal, subviews: node.subviews)
    }
    guard let stack else { return [] }
    let size = node.sizeThatFits(proposal)
    return stack.service(ofChild: index, proposal: proposal, size: size, subviews: node.subviews)
  }

  package func servingOrder(_ proposal: ProposedViewSize, of node: LayoutNode) -> [Int]? {
    guard onlyChild(of: node) == nil, let stack else { return nil }
    return stack.servingOrder(
      proposal, size: node.sizeThatFits(proposal), subviews: node.subviews)
  }

  package var readingOrder: [Int]? { (layout as? any ReadingLayout)?.readingOrder }
  package var isReadFromFront: Bool { (layout as? ZStackLayout)?.isReadFromFront ?? false }

  package func invalidate() { cacheIsStale = cache != nil }

  /// The child that the container is, where a single child passes through (ST10).
  private func onlyChild(of node: LayoutNode) -> LayoutNode? {
    guard node.children.count == 1 else { return nil }
    switch layout._traits.onlyChild {
    case .container, .everything: return node.children[0]
    case .anyChild, .priority: return nil
    }
  }

  private func withCache<Result>(
    of node: LayoutNode, _ body: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let subviews = node.subviews
    var current: L.Cache
    if var known = cache {
      if cacheIsStale { layout.updateCache(&known, subviews: subviews) }
      current = known
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    // Who looks without a trace leaves the cache as it is.
    if node.statistics.isObserving { return body(subviews, &current) }
    cacheIsStale = false
    // Kept before the body runs, so that a layout that asks about itself finds a cache.
    cache = current
    let result = body(subviews, &current)
    cache = current
    return result
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    if let child = onlyChild(of: node) { return child.sizeThatFits(proposal) }
    return withCache(of: node) { subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  package var keepsPlacements: Bool { true }

  package func placements(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [Placement] {
    if onlyChild(of: node) != nil { return [Placement(origin: .zero, proposal: proposal)] }
    let bounds = CGRect(origin: .zero, size: size)
    return withCache(of: node) { subviews, cache in
      PlacementRecorder.placements(in: bounds, proposal: proposal, of: subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  package func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    if let child = onlyChild(of: node) { return child.explicitAlignment(key, for: proposal) }
    let bounds = CGRect(origin: .zero, size: size)
    return withCache(of: node) { subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    if let child = onlyChild(of: node) { return child.spacing }
    if node.children.isEmpty { return .zero }
    return withCache(of: node) { subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache)
    }
  }

  package func priority(of node: LayoutNode) -> Double {
    if node.children.count == 1, layout._traits.onlyChild != .anyChild {
      return node.children[0].priority
    }
    return node.children.isEmpty ? -.infinity : 0
  }

  package func layoutValue(_ key: ObjectIdentifier, of node: LayoutNode) -> Any? {
    let asksForGrid = key == ObjectIdentifier(IsGridKey.self)
    if isGrid, asksForGrid { return true }
    // What modifiers of the child state is for the container around the child (LP10, GR4).
    guard asksForGrid || layout._traits.onlyChild == .everything else { return nil }
    return onlyChild(of: node)?.layoutValue(key)
  }
}
