import GalleyGeometry

/// Views on top of each other, the last in front (ZS1 to ZS4).
public struct ZStackLayout: Layout, Hashable, Sendable {
  /// The guides that the children share.
  public var alignment: Alignment
  /// Whether a container with one child is that child; for implicit stacks (ZB2).
  private var isImplicit = false

  /// Views on top of each other.
  /// - Parameter alignment: the guides that the children share.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The stack that several views in one overlay or background form, centred (ZB2).
  package static let implicit: ZStackLayout = {
    var layout = ZStackLayout()
    layout.isImplicit = true
    return layout
  }()

  /// Whether its views are read from the front to the back: not those of one overlay or background.
  var isReadFromFront: Bool { !isImplicit }

  public var _traits: LayoutTraits {
    LayoutTraits(
      properties: Self.layoutProperties, onlyChild: isImplicit ? .everything : .priority,
      rule: "ZS1: the union of its children's boxes, guides aligned")
  }

  /// The children that decide the size and spacing: those of the highest priority (ZS1).
  private func deciding(_ subviews: Subviews) -> [LayoutSubview] {
    let highest = subviews.map(\.priority).max() ?? 0
    return subviews.filter { $0.priority == highest }
  }

  /// A child's size, and where its guides lie in it.
  private struct GuidedSize {
    let size: CGSize
    let guides: CGPoint

    /// How far the children reach before and after the point on which their guides meet.
    static func extent(
      of children: [GuidedSize], along axis: Axis
    ) -> (before: CGFloat, after: CGFloat) {
      if children.contains(where: { $0.size[axis] == .infinity }) { return (0, .infinity) }
      let before = children.map { $0.guides[axis] }.max() ?? 0
      let after = children.map { $0.size[axis] - $0.guides[axis] }.max() ?? 0
      return (before, after)
    }
  }

  /// Asks one child for its size and for both guides. Closures of guides may share variables, as those of wrapping chips
  /// do: each child answers for both of its guides before the next child is asked (ZS1).
  private func guidedSize(of subview: LayoutSubview, in proposal: ProposedViewSize) -> GuidedSize {
    let own = subview.dimensions(in: proposal)
    let horizontal = own[alignment.horizontal]
    return GuidedSize(
      size: own.size, guides: CGPoint(x: horizontal, y: own[alignment.vertical]))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let children = deciding(subviews).map { guidedSize(of: $0, in: proposal) }
    let horizontal = GuidedSize.extent(of: children, along: .horizontal)
    let vertical = GuidedSize.extent(of: children, along: .vertical)
    return CGSize(
      width: horizontal.before + horizontal.after, height: vertical.before + vertical.after)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // Offered is the stack's own size, not what it was itself offered (ZS2).
    let offer = ProposedViewSize(bounds.size)
    let children = subviews.map { guidedSize(of: $0, in: offer) }
    let highest = subviews.map(\.priority).max() ?? 0
    let deciding = zip(subviews, children).filter { $0.0.priority == highest }.map(\.1)
    let left = GuidedSize.extent(of: deciding, along: .horizontal).before
    let top = GuidedSize.extent(of: deciding, along: .vertical).before
    for (subview, own) in zip(subviews, children) {
      let point = CGPoint(
        x: bounds.minX + left - own.guides.x, y: bounds.minY + top - own.guides.y)
      subview.place(at: point, proposal: offer)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    deciding(subviews).reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
}
