import Galley

struct Staircase: Layout {
  /// Each view is offered its share of the width.
  private func share(
    _ proposal: ProposedViewSize, _ count: Int
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 / CGFloat(max(1, count)) },
      height: nil)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let share = share(proposal, subviews.count)
    let sizes = subviews.map { $0.sizeThatFits(share) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width },
      height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) {
    let share = share(proposal, subviews.count)
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(share)
      subview.place(at: point, proposal: share)
      point.x += size.width
      point.y += size.height
    }
  }
}

let row = HStack(spacing: 12) {
  Staircase {
    Text("Harbour")
    Text("Lantern Quay")
    Text("Heron Rock")
  }
  Text("An evening ferry")
}
let report = try Renderer().render(
  row, proposedSize: ProposedViewSize(width: 340, height: nil),
  explaining: ["Staircase"])
if let why = report.explanations["Staircase"] { print(why) }
