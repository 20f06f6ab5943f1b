import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A custom layout of the notation that fills what it is offered and places its first view, or none.
struct BareLayout: Layout {
  var point: CGPoint?
  var anchor: UnitPoint = .topLeading
  var offer: ProposedViewSize?

  init(_ arguments: CaseArguments) throws {
    try arguments.check(["x", "y", "anchor", "width", "height"])
    if let x = try arguments.number("x"), let y = try arguments.number("y") {
      point = CGPoint(x: x, y: y)
    }
    if let value = arguments["anchor"] { anchor = try arguments.unitPoint(value) }
    if let width = try arguments.number("width"), let height = try arguments.number("height") {
      offer = ProposedViewSize(width: width, height: height)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let point, let first = subviews.first else { return }
    let place = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
    if anchor == .topLeading {
      // The default anchor is what the case is about (LP4).
      first.place(at: place, proposal: offer ?? proposal)
    } else {
      first.place(at: place, anchor: anchor, proposal: offer ?? proposal)
    }
  }
}
