import Galley

// example
/// Each view begins where the one before it ends, to the right and below.
private struct Staircase: Layout {
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
// end

enum GalleyLayoutExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let stairs = Staircase {
      Color.red.frame(width: 30, height: 10)
      Color.blue.frame(width: 20, height: 20).layoutName("blue")
    }
    let report = try Renderer().render(stairs)
    if let blue = report.layoutTree?.first(named: "blue") {
      print([blue.frame.minX, blue.frame.minY, blue.frame.width, blue.frame.height])
    }
    // end
  }
}
