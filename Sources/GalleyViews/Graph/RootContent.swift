import GalleyGeometry
import GalleyLayout

/// The host of the whole tree (R1, R2), over which everything is drawn that its views present.
struct RootContent<Content: View>: NodeContent {
  let view: Content
  private let children = RootChildren()
  var name: String { "Root" }

  init(view: Content) { self.view = view }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { RootBehavior(children) }

  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool {
    guard let root = behavior as? RootBehavior else { return false }
    root.counts = children
    return true
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool { true }

  func collectChildren(into collector: inout _ViewCollector) {
    let look = collector.owner?.memory as? PresenterLook
    if look != nil { collector.isReused = false }
    EnvironmentView(content: view) { look?.apply(to: &$0) }
      ._collect(into: &collector)
    children.reports = collector.graph.reports(
      of: PresentedViews.self, by: collector.list.nodes, isLaidOut: false)
    let presented = FactsKey.merged(children.reports).views
    children.presented = presented.count
    // Answers are kept from pass to pass, and with them the behaviour: what is presented may come later.
    (collector.owner?.layout.behavior as? RootBehavior)?.counts = children
    for (index, view) in presented.enumerated() {
      collector.collect(PresentedView(view: view), at: .wrapper(index))
    }
  }

  func settle(_ node: ViewNode, in graph: ViewGraph) -> Bool {
    let content = node.children.dropLast(children.presented)
    let look = FactsKey.merged(graph.reports(of: PresenterLook.self, by: content, isLaidOut: true))
    let known = node.memory as? PresenterLook ?? PresenterLook()
    if look != known {
      node.memory = look
      graph.noteChange(
        StateChange(
          view: name, state: "of how presenters look", old: "\(known)", new: "\(look)"),
        isTold: true)
      return false
    }
    let found = graph.reports(of: PresentedViews.self, by: content, isLaidOut: true)
    if FactsKey.areSame(found, children.reports) { return true }
    graph.noteChange(
      StateChange(
        view: name, state: "of what is presented", old: "\(children.presented)",
        new: "\(found.count)"),
      isTold: true)
    return false
  }
}

/// One of the views over the whole image.
private struct PresentedView: PrimitiveView {
  let view: AnyView

  func _collect(into collector: inout _ViewCollector) {
    collector.emit(ImplicitStackContent(content: view))
  }
}

/// How many of the root's last children lie over all others.
private final class RootChildren {
  var presented = 0
  /// What the views have reported of it.
  var reports: [FactReport<PresentedViews>] = []
}

/// A root with one child is that child; several stand below each other. What they present is offered all
/// of the root, which then takes what it is offered, as a screen does.
private final class RootBehavior: NodeBehavior {
  private let stack = ContainerBehavior(VStackLayout())
  var counts: RootChildren

  init(_ counts: RootChildren) { self.counts = counts }

  func invalidate() { stack.invalidate() }

  /// The views that present something, and what they present; nil where nothing is presented.
  private func layers(
    of node: LayoutNode
  ) -> (content: LayoutNode?, presented: ArraySlice<LayoutNode>)? {
    let content = node.children.count - counts.presented
    guard counts.presented > 0, content <= 1 else { return nil }
    return (content == 1 ? node.children.first : nil, node.children.dropFirst(content))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    guard let layers = layers(of: node) else {
      return node.children.isEmpty ? .zero : stack.sizeThatFits(proposal, of: node)
    }
    var size = layers.content?.sizeThatFits(proposal) ?? .zero
    for view in layers.presented {
      let own = view.sizeThatFits(proposal)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  var keepsPlacements: Bool { true }

  func placements(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [Placement] {
    guard let layers = layers(of: node) else {
      return stack.placements(in: size, proposal: proposal, of: node)
    }
    var result: [Placement] = []
    if let content = layers.content {
      let own = content.sizeThatFits(proposal)
      result.append(
        Placement(
          origin: CGPoint(
            x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
          proposal: proposal))
    }
    return result
      + layers.presented.map { _ in
        Placement(origin: .zero, proposal: ProposedViewSize(size))
      }
  }

  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    guard layers(of: node) == nil else { return nil }
    return stack.explicitAlignment(key, in: size, proposal: proposal, of: node)
  }
}

extension ViewGraph {
  /// Whether something is presented over the whole image: a sheet, a cover, a popover, a dialog, an open menu.
  package var isPresenting: Bool {
    (root?.layout.behavior as? RootBehavior).map { $0.counts.presented > 0 } ?? false
  }
}
