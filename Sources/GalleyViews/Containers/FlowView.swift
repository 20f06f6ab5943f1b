import GalleyGeometry
import GalleyGraphics
import GalleyLayout

/// A flow's layout, and what stands between its views and behind them.
public struct _FlowParts<L: FlowLayout> {
  package var layout: L
  package var itemSeparator: AnyView?
  package var lineSeparator: AnyView?
  /// Stands behind the last item that is shown, made for the number of those that are not.
  package var indicator: ((Int) -> AnyView)?

  package init(layout: L) { self.layout = layout }
}

/// Views that a flow arranges.
package struct FlowView<L: FlowLayout, Content: View>: PrimitiveView {
  let name: String
  let parts: _FlowParts<L>
  let content: Content

  package init(name: String, parts: _FlowParts<L>, content: Content) {
    (self.name, self.parts, self.content) = (name, parts, content)
  }

  package func _collect(into collector: inout _ViewCollector) {
    collector.emit(FlowContent(flow: self))
  }
}

private struct FlowContent<L: FlowLayout, Content: View>: NodeContent {
  let flow: FlowView<L, Content>
  var name: String { flow.name }
  var leavesOutViews: Bool { true }
  var frameMovement: FrameMovement {
    flow.parts.layout.oversizedItems == .clipped ? .own : .none
  }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    ContainerBehavior(flow.parts.layout)
  }

  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool {
    guard let container = behavior as? ContainerBehavior<L> else { return false }
    container.update(flow.parts.layout)
    return true
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = (old as? FlowContent<L, Content>)?.flow.parts else { return false }
    return old.layout == flow.parts.layout
      && (old.indicator == nil) == (flow.parts.indicator == nil)
  }

  func orientation(within outer: Axis?) -> Axis? { L._axis }

  func collectChildren(into collector: inout _ViewCollector) {
    collector.collect(flow.content, at: .index(0))
    let count = Self.items(of: collector.list.nodes).count
    if let separator = flow.parts.itemSeparator {
      separate(count, separator, .itemSeparator, L._axis, step: 1, &collector)
    }
    if let separator = flow.parts.lineSeparator {
      separate(count, separator, .lineSeparator, L._axis.other, step: 2, &collector)
    }
    guard let node = collector.owner else { return }
    guard let indicator = flow.parts.indicator else {
      node.memory = nil
      node.layout.supply = nil
      return
    }
    let indicators = node.memory as? FlowIndicators ?? FlowIndicators()
    node.memory = indicators
    indicators.collect(into: &collector, of: node) { hidden in
      Self.joined(indicator(hidden), along: L._axis)
        .layoutValue(key: FlowValues.RoleKey.self, value: FlowValues.Role.indicator)
    }
  }

  /// The nodes other than line breaks, separators and indicators.
  private static func items(of nodes: [ViewNode]) -> [ViewNode] {
    nodes.filter { $0.layout[FlowValues.RoleKey.self] == .item }
  }

  /// A separator for each place between two of `count` items.
  private func separate(
    _ count: Int, _ separator: AnyView, _ role: FlowValues.Role, _ axis: Axis, step: Int,
    _ collector: inout _ViewCollector
  ) {
    let view = Self.joined(separator, along: axis)
      .layoutValue(key: FlowValues.RoleKey.self, value: role)
    collector.collect(ForEach(0..<max(0, count - 1)) { _ in view }, at: .index(step))
  }

  /// Several views as one, beside each other along an axis.
  private static func joined(_ view: AnyView, along axis: Axis) -> AnyView {
    axis == .horizontal
      ? AnyView(LayoutView(layout: HStackLayout(), name: "HStack", content: view))
      : AnyView(LayoutView(layout: VStackLayout(), name: "VStack", content: view))
  }

  func settle(_ node: ViewNode, in graph: ViewGraph) -> Bool {
    (node.memory as? FlowIndicators)?.reportProblems(to: graph)
    return true
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    guard flow.parts.layout.oversizedItems == .clipped else {
      return builder.displayChildren(of: node)
    }
    // Only the ends of lines are cut: across them nothing overflows.
    let frame = builder.pixelFrame(of: node)
    let reach: CGFloat = 1_000_000
    let clip =
      L._axis == .horizontal
      ? frame.insetBy(dx: 0, dy: -reach) : frame.insetBy(dx: -reach, dy: 0)
    builder.clipping(to: Path(clip)) { $0.displayChildren(of: node) }
  }
}

extension FlowContent: ClippingContent {
  func seenArea(of node: ViewNode) -> CGRect? {
    guard flow.parts.layout.oversizedItems == .clipped else { return nil }
    let box = CGRect(origin: .zero, size: node.shownSize)
    let reach: CGFloat = 1_000_000
    return node.seenBoxInImage(
      of: L._axis == .horizontal
        ? box.insetBy(dx: 0, dy: -reach) : box.insetBy(dx: -reach, dy: 0))
  }
}
