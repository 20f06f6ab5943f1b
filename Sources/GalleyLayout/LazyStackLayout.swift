import GalleyGeometry

/// A lazy stack drawn whole: every child has its ideal length along the stack, and the stack fills
/// what it is offered across it.
package struct LazyStackLayout: Layout, Hashable, Sendable {
  private let axis: Axis
  private let guide: AlignmentKey
  private let spacing: CGFloat?

  package init(alignment: VerticalAlignment, spacing: CGFloat?) {
    axis = .horizontal
    guide = alignment.key
    self.spacing = spacing
  }

  package init(alignment: HorizontalAlignment, spacing: CGFloat?) {
    axis = .vertical
    guide = alignment.key
    self.spacing = spacing
  }

  package var _traits: LayoutTraits {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return LayoutTraits(properties: properties)
  }

  private func solve(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (solver: StackSolver, served: [StackSolver.ServedItem]) {
    let solver = StackSolver(axis: axis, guide: guide, spacing: spacing, subviews: subviews)
    let offer = ProposedViewSize(major: nil, minor: proposal[axis.other], along: axis)
    return (solver, solver.serve(offer))
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (solver, served) = solve(proposal, subviews)
    var size = solver.size(of: served)
    if let offered = proposal[axis.other] { size[axis.other] = offered }
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var settled = proposal
    settled[axis.other] = bounds.size[axis.other]
    let (solver, served) = solve(settled, subviews)
    let container = ViewDimensions(size: bounds.size)
    solver.place(served, at: bounds.origin) { subview, point, offer in
      var point = point
      let own = subview.dimensions(in: offer)
      let across = container[guide] - own[guide]
      if across.isFinite { point[axis.other] = bounds.origin[axis.other] + across }
      subview.place(at: point, proposal: offer)
    }
  }
}
