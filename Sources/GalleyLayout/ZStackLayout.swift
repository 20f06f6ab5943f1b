import GalleyGeometry

/// Views on top of each other, the last in front (ZS1 to ZS4).
public struct ZStackLayout: Layout, Hashable, Sendable {
  /// The guides that the children share.
  public var alignment: Alignment
  /// Whether a container with one child is that child; for the stacks that nobody wrote (ZB2).
  private var isImplicit = false

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The stack that several views in one overlay or background form, centred (ZB2).
  public static let implicit: ZStackLayout = {
    var layout = ZStackLayout()
    layout.isImplicit = true
    return layout
  }()

  public var _traits: LayoutTraits {
    LayoutTraits(
      properties: Self.layoutProperties, passesSingleChildThrough: isImplicit,
      rule: "ZS1: the union of its children's boxes, guides aligned")
  }

  /// The children that decide the size and spacing: those of the highest priority (ZS1).
  private func deciding(_ subviews: Subviews) -> [LayoutSubview] {
    let highest = subviews.map(\.priority).max() ?? 0
    return subviews.filter { $0.priority == highest }
  }

  /// How far views reach before and after the point on which their guides meet.
  private func extent(
    of dimensions: [ViewDimensions], along axis: Axis
  ) -> (before: CGFloat, after: CGFloat) {
    if dimensions.contains(where: { $0.size[axis] == .infinity }) { return (0, .infinity) }
    let key = alignment.key(along: axis)
    let before = dimensions.map { $0[key] }.max() ?? 0
    let after = dimensions.map { $0.size[axis] - $0[key] }.max() ?? 0
    return (before, after)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let dimensions = deciding(subviews).map { $0.dimensions(in: proposal) }
    let horizontal = extent(of: dimensions, along: .horizontal)
    let vertical = extent(of: dimensions, along: .vertical)
    return CGSize(
      width: horizontal.before + horizontal.after, height: vertical.before + vertical.after)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // Offered is the stack's own size, not what it was itself offered (ZS2).
    let offer = ProposedViewSize(bounds.size)
    let dimensions = deciding(subviews).map { $0.dimensions(in: offer) }
    let left = extent(of: dimensions, along: .horizontal).before
    let top = extent(of: dimensions, along: .vertical).before
    for subview in subviews {
      let own = subview.dimensions(in: offer)
      let point = CGPoint(
        x: bounds.minX + left - own[alignment.horizontal],
        y: bounds.minY + top - own[alignment.vertical])
      subview.place(at: point, proposal: offer)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    deciding(subviews).reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
}
