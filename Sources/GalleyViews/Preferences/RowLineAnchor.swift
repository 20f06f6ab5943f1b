import GalleyGeometry
import GalleyLayout

extension Anchor.Source where Value == CGRect {
  /// The part of a row's width that the line below it takes: from the view's guide, or from its first text on,
  /// to its other guide or its end.
  package static func rowLine(
    from leading: HorizontalAlignment, to trailing: HorizontalAlignment
  ) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      let size = node.layout.frame.size
      let isMirrored = node.environment.layoutDirection == .rightToLeft
      func guide(_ guide: HorizontalAlignment) -> CGFloat? {
        node.layout.dimensions(for: node.layout.placedProposal)[explicit: guide]
      }
      // Guides are counted from the leading edge.
      func place(_ guide: CGFloat) -> CGFloat { isMirrored ? size.width - guide : guide }
      var (start, end) = (guide(leading).map(place), guide(trailing).map(place))
      if start == nil, let text = node.firstText {
        let box = CGRect(origin: .zero, size: text.layout.frame.size)
          .applying(text.toRoot.concatenating(node.fromRoot))
        start = isMirrored ? box.maxX : box.minX
      }
      start = start ?? place(0)
      end = end ?? place(size.width)
      let (x, other) = (min(start ?? 0, end ?? 0), max(start ?? 0, end ?? 0))
      let box = CGRect(x: x, y: 0, width: other - x, height: size.height).applying(node.toRoot)
      return Anchor(of: box) { box.applying($0) }
    }
  }
}

extension EnvironmentValues {
  /// Whether texts are parts of what UIKit draws on a phone, such as a wheel: a row's line does not begin at them, and they
  /// are not made smaller in low rooms, in which a view of UIKit keeps its height (assumed).
  @Entry package var isTextOfControl: Bool = false
}

extension ViewNode {
  /// The first text that is drawn in the view, backgrounds and overlays left out.
  fileprivate var firstText: ViewNode? {
    if layout.isAbsent || content is HiddenContent { return nil }
    if content is TextContent { return environment.isTextOfControl ? nil : self }
    for child in children {
      if let text = child.firstText { return text }
    }
    return nil
  }
}
