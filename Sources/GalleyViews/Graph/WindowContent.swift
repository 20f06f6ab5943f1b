import GalleyGeometry
import GalleyLayout

/// The nodes of the views in a window, of which all around them is Galley's own.
struct WindowContent {
  /// The node that lays them out.
  weak var container: LayoutNode?
  /// Nil where there are none.
  weak var first: LayoutNode?
}

/// The views in a window: a graph that has some is an image of the window. It keeps its middle while they move to another size,
/// as a root view is centred in its window.
package struct WindowContentView<Content: View>: PrimitiveView {
  private let content: Content

  package init(_ content: Content) { self.content = content }

  package func _collect(into collector: inout _ViewCollector) {
    let count = collector.list.nodes.count
    content._collect(into: &collector)
    let nodes = collector.list.nodes
    collector.graph.window = WindowContent(
      container: collector.owner?.layout, first: nodes.count > count ? nodes[count].layout : nil)
  }
}

/// One of two views that stand for the same: what is in both is the same view, as it is not in two branches.
package enum EitherView<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  /// - Parameter isFirst: which of the views it is; the other one is not made.
  package init(_ isFirst: Bool, first: () -> First, second: () -> Second) {
    self = isFirst ? .first(first()) : .second(second())
  }

  package func _collect(into collector: inout _ViewCollector) {
    switch self {
    case .first(let view): view._collect(into: &collector)
    case .second(let view): view._collect(into: &collector)
    }
  }
}

extension ViewGraph {
  /// What the views in the window answer to proposals, in points. What is asked leaves no trace.
  /// - Returns: in the order of the proposals; none where a limit was exceeded, and without a window.
  package func windowSizes(in proposals: [ProposedViewSize]) -> [CGSize] {
    guard let container = window?.container, !isOver else { return [] }
    let sizes = drawing {
      statistics.observing { proposals.map { container.sizeThatFits($0) } }
    }
    return isOver ? [] : sizes
  }
}
