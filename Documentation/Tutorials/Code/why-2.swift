import Galley

struct Staircase: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width },
      height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: .unspecified)
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
