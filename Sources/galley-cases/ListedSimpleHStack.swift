import GalleyGeometry
import GalleyLayout

/// The simple row as its article builds it (CC10): always at its ideal size, top aligned.
struct ListedSimpleHStack: Layout {
  var spacing: CGFloat?
  /// Whether it states a leading guide behind its first view.
  var leadingGuide = false
  /// Whether it places its views at all.
  var places = true

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { one, next in
      spacing ?? one.spacing.distance(to: next.spacing, along: .horizontal)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(gaps(subviews).reduce(0, +)) { $0 + $1.width },
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard places else { return }
    var x = bounds.minX
    for (index, gap) in zip(subviews.indices, gaps(subviews) + [0]) {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: .unspecified)
      x += subviews[index].sizeThatFits(.unspecified).width + gap
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guard leadingGuide, guide == .leading, let first = subviews.first else { return nil }
    return first.sizeThatFits(proposal).width + (spacing ?? 8)
  }
}
