import GalleyGeometry

/// Where a child goes: its origin in its parent's points, and what it is offered there.
package struct Placement: Hashable, Sendable {
  package var origin: CGPoint
  package var proposal: ProposedViewSize
  /// Whether the child is not there at all: neither drawn nor asked for preferences (VT3).
  package var isAbsent: Bool

  package init(origin: CGPoint, proposal: ProposedViewSize, isAbsent: Bool = false) {
    self.origin = origin
    self.proposal = proposal
    self.isAbsent = isAbsent
  }
}

/// Collects what a layout's `placeSubviews` says.
enum PlacementRecorder {
  /// Runs `place` and returns one placement for each subview, in order; views that were not placed
  /// are centred in `bounds` at the container's own proposal (LP5).
  static func placements(
    in bounds: CGRect, proposal: ProposedViewSize, of subviews: LayoutSubviews, place: () -> Void
  ) -> [Placement] {
    for subview in subviews { subview.node.recordedPlacement = nil }
    place()
    return subviews.map { subview in
      defer { subview.node.recordedPlacement = nil }
      if let placement = subview.node.recordedPlacement { return placement }
      let size = subview.sizeThatFits(proposal)
      let origin = CGPoint(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
      return Placement(origin: origin.isFinite ? origin : bounds.origin, proposal: proposal)
    }
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
