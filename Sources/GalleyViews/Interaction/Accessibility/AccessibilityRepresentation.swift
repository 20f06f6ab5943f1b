import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// Puts elements of views that are never seen in place of those in the view, as for the parts of a chart that is drawn.
  /// They are laid out in the size of the view. An image is the same with and without it; the tree of elements has
  /// them.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    described(as: .children(AnyView(children())))
  }

  /// Puts elements of a view that is never seen in place of this one's, as those of a slider for what is drawn as a dial.
  /// A single one has the frame of this view, several are laid out in its size. An image is the same with and without
  /// it; the tree of elements has them. Touches still reach this view.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    described(as: .representation(AnyView(representation())))
  }
}

extension ViewGraph {
  /// Views that stand for a node to those who cannot see it, laid out in its size and never drawn. What they read of states
  /// is what the views around the node have.
  /// - Complexity: O(n) in the views that are made.
  package func graph(of view: AnyView, standingFor node: ViewNode) -> ViewGraph {
    // A view that stands for itself comes to an end.
    let graph = ViewGraph(resources: resources, depthLimit: limits.depth / 4)
    graph.budget = budget
    // Nothing of it moves with the views around the node.
    RenderContext.with({ $0.motion = nil }) {
      _ = graph.settle(
        view, environment: node.environment, in: ProposedViewSize(node.layout.frame.size))
    }
    return graph
  }
}
