import GalleyGeometry
import GalleyLayout

/// The first of its views that fits into what is offered, else the last (VT1 to VT3).
///
/// A view is made and measured once those before it were found not to fit. Of views behind the one that fits nothing is
/// made: no body inside them is evaluated, and nested containers of this kind cost what is looked at. A view that was
/// made once stays, with its state.
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
    let known = SubviewSelection(places: 0..<max(1, node.children.count))
    collector.collect(view, selecting: known, at: collector.place)
    // The last view is shown although it does not fit: which one it is counts for the answers.
    if let before = node.layout.supply?.count, before != known.count { node.layout.invalidate() }
    let later = collector.later
    node.layout.supply = LazyChildren(count: known.count) { [weak node, view] place in
      guard place < known.count, let node else { return nil }
      let selection = SubviewSelection(places: place..<(place + 1))
      let (nodes, problems) = later.collect(view, selecting: selection)
      for problem in problems {
        later.graph?.report(problem.kind, in: problem.view, source: problem.source)
      }
      guard let made = nodes.first else { return nil }
      node.adopt(made, keepsState: false)
      return made.layout
    }
  }
}
