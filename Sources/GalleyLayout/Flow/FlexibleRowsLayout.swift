import GalleyGeometry

/// Rows of views at their ideal sizes, as `FlexibleView` shows them: the rows fill the width that is
/// offered, lie in it on the terms of an alignment, and are at least a point high together (CC1).
package struct FlexibleRowsLayout: Layout, Hashable, Sendable {
  private let solver: FlowSolver

  /// - Parameter spacing: points between two views and between two rows.
  package init(alignment: HorizontalAlignment, spacing: CGFloat) {
    solver = FlowSolver(
      axis: .horizontal, alignment: Alignment(horizontal: alignment, vertical: .center),
      itemSpacing: spacing, lineSpacing: spacing, measuring: .ideal, fillsLength: true)
  }

  package var _traits: LayoutTraits {
    LayoutTraits(
      properties: LayoutProperties(),
      rule: "CC1: the offered width, and the height of the rows that the ideal sizes fill at it")
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let rows = solver.arrange(subviews, offered: proposal.width)
    return CGSize(
      width: proposal.width ?? rows.size.width, height: max(1, rows.size.height))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    solver.place(solver.arrange(subviews, offered: proposal.width), in: bounds)
  }
}
