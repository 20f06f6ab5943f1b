import GalleyGeometry

/// What a pointer does to a view; places are in points of the whole image.
enum HoverChange {
  case entered(CGPoint)
  case moved(CGPoint)
  case left
}

/// A modifier that hears of a pointer above its view.
protocol HoverHolder: PlacedContent {
  /// Runs the action of the view.
  func hover(_ change: HoverChange, in node: ViewNode)
}

private struct HoverContent: EffectContent, HoverHolder {
  let name: String
  let place: ViewIdentity
  let action: (HoverChange, ViewNode) -> Void

  func hover(_ change: HoverChange, in node: ViewNode) { action(change, node) }
}

nonisolated extension View {
  func hoverable(
    name: String, action: @escaping (HoverChange, ViewNode) -> Void
  ) -> some View {
    PlacedView(content: self) { HoverContent(name: name, place: $0, action: action) }
  }
}

/// A pointer without buttons, and the views that it is above.
package final class PointerHover {
  /// The outermost first.
  private var nodes: [ViewNode] = []

  package init() {}

  /// Moves the pointer; the views that it has left hear of it first, the innermost before the others. Views that are
  /// gone hear nothing.
  /// - Parameter place: in points of the whole image; nil takes the pointer away.
  /// - Returns: the views that the pointer came above or moved on, or has left where it is taken away.
  package func move(to place: CGPoint?, in graph: ViewGraph) -> [ViewNode] {
    guard let root = graph.root else { return [] }
    let old = nodes.compactMap { $0.successor(in: root) }
    let hits = place.map { root.hits(at: $0) } ?? []
    let new = hits.map(\.node).filter(\.isHoverable)
    nodes = new
    let left = old.filter { node in !new.contains { $0 === node } }
    for node in left.reversed() { report(node, .left, in: graph) }
    guard let place else { return left }
    for node in new {
      let isKnown = old.contains { $0 === node }
      report(node, isKnown ? .moved(place) : .entered(place), in: graph)
    }
    return new
  }

  private func report(_ node: ViewNode, _ change: HoverChange, in graph: ViewGraph) {
    guard let content = node.hoverHolder else { return }
    graph.pending.deferredWork.markUserCodeRan()
    node.reinstallProperties()
    content.hover(change, in: node)
  }
}
