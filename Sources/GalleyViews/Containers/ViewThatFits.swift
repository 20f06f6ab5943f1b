import GalleyGeometry
import GalleyLayout

/// The first of its views that fits into what is offered, else the last (VT1 to VT3).
///
/// A view is made and measured once those before it were found not to fit. Of views behind the one that fits nothing is
/// made: neither their bodies nor those inside them are evaluated, and nested containers of this kind cost what is looked
/// at. A view that was made once stays, with its state, and takes the place of another one at once.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Views of which the first one is shown that fits along `axes`.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public func _collect(into collector: inout _ViewCollector) {
    collector.emit(FittingContent(axes: axes, view: content))
  }
}

private struct FittingContent<Content: View>: NodeContent {
  let axes: Axis.Set
  let view: Content

  var name: String { "ViewThatFits" }
  var leavesOutViews: Bool { true }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { FittingBehavior(axes: axes) }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    (old as? Self)?.axes == axes
  }

  /// Brings the first view and those that were asked for before up to date, and lets the layout ask for more.
  func collectChildren(into collector: inout _ViewCollector) {
    guard let node = collector.owner else { return }
    var walk = SubviewSelection(places: 0..<max(1, node.children.count))
    collector.collect(view, selecting: walk, at: collector.place)
    var hasEnded = node.layout.supply?.hasEnded == true
    if hasEnded, walk.next != nil {
      // All were looked at before: one that has come since is looked at, too, as none before it may fit.
      let before = walk.count
      let more = SubviewSelection(places: before..<(before + 1), after: walk)
      let made = Self.madeAtOnce(in: collector.graph) {
        let count = collector.list.nodes.count
        collector.collect(view, selecting: more, at: collector.place)
        return collector.list.nodes.dropFirst(count)
      }
      walk = more
      hasEnded = made.isEmpty
    }
    node.layout.supply = supply(of: node, behind: walk, hasEnded, by: collector.later)
  }

  /// Makes the views behind those that are known, each where the walk to the one before it has stopped.
  private func supply(
    of node: ViewNode, behind known: SubviewSelection, _ hasEnded: Bool, by later: DeferredCollector
  ) -> LazyChildren {
    var walk = known
    return LazyChildren(isInOrder: true, hasEnded: hasEnded) { [weak node, view] place in
      guard place == walk.count, walk.next != nil, let node, let graph = later.graph else {
        return nil
      }
      walk = SubviewSelection(places: place..<(place + 1), after: walk)
      let made = Self.madeAtOnce(in: graph) {
        let (nodes, problems) = later.collect(view, selecting: walk)
        for problem in problems {
          graph.report(problem.kind, in: problem.view, source: problem.source)
        }
        return nodes.prefix(1)
      }
      guard let made = made.first else { return nil }
      node.adopt(made, keepsState: false)
      return made.layout
    }
  }

  /// The nodes of a view that is made because none before it fits any more: it is there at once, as one is that was made
  /// before. Assumed: Apple's documentation does not say how views are exchanged.
  private static func madeAtOnce(
    in graph: ViewGraph, _ make: () -> ArraySlice<ViewNode>
  ) -> ArraySlice<ViewNode> {
    guard let motion = graph.motion else { return make() }
    let nodes = motion.log.withoutChange(make)
    for node in nodes { node.motion(in: motion).isNew = false }
    return nodes
  }
}
