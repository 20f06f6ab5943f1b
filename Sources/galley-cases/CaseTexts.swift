import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A text with the size and the baselines that the cases name, as they are Apple's font's, and the
/// spacing of a text of ours.
struct CaseText: Layout {
  /// What the cases say of "Hg" in Apple's font, by points and lines.
  private static let measures:
    [[Int]: (width: CGFloat, height: CGFloat, first: CGFloat, last: CGFloat)] =
      [
        [13, 1]: (17.5, 16, 13, 13), [26, 1]: (33.5, 30, 25, 25), [13, 2]: (17.5, 32, 13, 29),
      ]

  private let size: CGSize
  private let first: CGFloat
  private let last: CGFloat

  static func view(points: Int, lines: Int) throws -> AnyView {
    guard let measures = measures[[points, lines]] else {
      throw NotationError(text: "a text of \(points) points in \(lines) lines")
    }
    let layout = CaseText(
      size: CGSize(width: measures.width, height: measures.height), first: measures.first,
      last: measures.last)
    return AnyView(layout { Text(verbatim: "Hg").font(.system(size: CGFloat(points))) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing()
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    switch guide {
    case .firstTextBaseline: bounds.minY + first
    case .lastTextBaseline: bounds.minY + last
    default: nil
    }
  }
}

extension CaseProse {
  /// `two-line Text 13pt`, `Text("Hg") 13pt` and `Text` as calls, and `Color 10x10` as a leaf.
  static func namingTexts(_ tree: String) -> String {
    var result = tree.replacing("Text(\"Hg\")", with: "Text")
    for points in [13, 26] {
      result = result.replacing("two-line Text \(points)pt", with: "text(\(points),2)")
        .replacing("Text \(points)pt", with: "text(\(points),1)")
    }
    return result.replacing("{Text; Text}", with: "{text(13,1); text(13,1)}")
      .replacing("Color 10x10", with: "fx(10,10)")
  }

  /// The guides of the tree that a case expects.
  static func guideFailures(_ expected: Any, in layout: LayoutTree) throws -> [String] {
    guard let guides = expected as? [String: Double] else {
      throw NotationError(text: "guides \(expected)")
    }
    return guides.sorted { $0.key < $1.key }.compactMap { name, place in
      let found = layout.guides[name]
      if let found, (found - CGFloat(place)).magnitude <= CaseRunner.tolerance { return nil }
      return "\(name) lies at \(found.map { "\($0)" } ?? "no place"), expected \(place)"
    }
  }
}
