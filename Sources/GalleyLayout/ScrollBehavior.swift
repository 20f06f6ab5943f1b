import GalleyGeometry

/// The points of a scroll view's content that lie at the same points of its window; nil is the start.
package struct ScrollAnchors: Hashable, Sendable {
  /// Of content that is longer than the window, before it is scrolled.
  package var initialOffset: UnitPoint?
  /// Of content that is shorter.
  package var alignment: UnitPoint?

  package init(initialOffset: UnitPoint? = nil, alignment: UnitPoint? = nil) {
    self.initialOffset = initialOffset
    self.alignment = alignment
  }
}

/// `ScrollView` at rest (SC1), or scrolled to a place.
package final class ScrollBehavior: NodeBehavior {
  package var rule: String { "SC1: the offered length along the scroll axes" }

  package let axes: Axis.Set
  private let anchors: ScrollAnchors
  /// Whether the window may show how far it is.
  package let showsIndicators: Bool
  /// The point of the content at the window's upper left corner, in points; nil is where the content lies at rest.
  /// After a change the node has to be invalidated.
  package var contentOffset: CGPoint?
  /// How far the content is pulled beyond its ends, in points; less than 0 is before the start. After a change the node
  /// has to be invalidated.
  package var overshoot = CGPoint.zero

  package init(
    axes: Axis.Set, anchors: ScrollAnchors = ScrollAnchors(), showsIndicators: Bool = true
  ) {
    self.axes = axes
    self.anchors = anchors
    self.showsIndicators = showsIndicators
  }

  private func scrolls(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: scrolls(.horizontal) ? nil : proposal.width,
      height: scrolls(.vertical) ? nil : proposal.height)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let content = node.children.first?.sizeThatFits(offer(proposal)) ?? .zero
    func length(_ axis: Axis) -> CGFloat {
      scrolls(axis) ? proposal[axis] ?? content[axis] : content[axis]
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  package func placements(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [Placement] {
    // The content is measured again in a window that takes its length across from it.
    let offer = offer(ProposedViewSize(size))
    return node.children.map { child in
      let content = child.sizeThatFits(offer)
      // Content that is shorter lies at the start, in the middle where both axes scroll.
      func origin(_ axis: Axis) -> CGFloat {
        let slack = size[axis] - content[axis]
        if let contentOffset, scrolls(axis), slack.isFinite, slack < 0 {
          return -min(max(contentOffset[axis], 0), -slack) - overshoot[axis]
        }
        let anchor = slack < 0 ? anchors.initialOffset : anchors.alignment
        if let anchor, scrolls(axis), slack.isFinite {
          return slack * (axis == .horizontal ? anchor.x : anchor.y)
        }
        return axes == [.horizontal, .vertical] && slack > 0 && slack.isFinite ? slack / 2 : 0
      }
      return Placement(
        origin: CGPoint(x: origin(.horizontal), y: origin(.vertical)), proposal: offer)
    }
  }
}
