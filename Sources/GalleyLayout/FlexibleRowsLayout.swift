import GalleyGeometry

/// Rows of views at their ideal sizes, as `FlexibleView` shows them: the rows fill the width that is
/// offered, lie in it on the terms of an alignment, and are at least a point high together (CC1).
public struct FlexibleRowsLayout: Layout, Hashable, Sendable {
  private let solver: FlowSolver

  /// - Parameter spacing: points between two views and between two rows.
  public init(alignment: HorizontalAlignment, spacing: CGFloat) {
    solver = FlowSolver(
      axis: .horizontal, alignment: Alignment(horizontal: alignment, vertical: .center),
      itemSpacing: spacing, lineSpacing: spacing, usesIdealSizes: true)
  }

  public var _traits: LayoutTraits {
    LayoutTraits(
      properties: LayoutProperties(),
      rule: "CC1: the offered width, and the rows that ideal sizes make at it")
  }

  private func wrap(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> FlowSolver.WrappedLines {
    solver.wrap(subviews, proposal: ProposedViewSize(width: proposal.width, height: nil))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let wrapped = wrap(proposal, subviews)
    return CGSize(
      width: proposal.width ?? wrapped.size.width, height: max(1, wrapped.size.height))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    solver.place(wrap(proposal, subviews), in: bounds)
  }
}
