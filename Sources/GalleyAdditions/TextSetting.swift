import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// Sets texts at the largest size at which all of them fits what is offered and the line limit, and no
  /// word is broken; at the smallest one they are cut (TX2). Sizes lie a quarter of a point apart. Parts
  /// with fonts of their own keep their proportions to the first one. Where nothing is offered, the
  /// largest size fits. SwiftUI has no such modifier.
  /// - Parameters:
  ///   - smallest: points, at least 0.1.
  ///   - largest: points, at most 10,000; less than `smallest` counts as that.
  public func textFit(smallest: CGFloat, largest: CGFloat) -> some View {
    _textFit(smallest: smallest, largest: largest)
  }

  /// A line along the outlines of texts' characters, behind what fills them: half of its width is seen,
  /// all of it where the foreground is clear. SwiftUI has no such modifier.
  /// - Parameter lineWidth: points.
  public func textStroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    _textStroke(style, lineWidth: lineWidth)
  }

  /// Whether lines of texts reach both sides of what is offered, the last of a paragraph left out.
  /// SwiftUI has no such modifier.
  public func textJustified(_ isJustified: Bool = true) -> some View {
    _textJustified(isJustified)
  }

  /// Whether lines of texts are as equal as can be without becoming more, as titles are set. SwiftUI
  /// has no such modifier.
  public func textBalanced(_ isBalanced: Bool = true) -> some View { _textBalanced(isBalanced) }
}

extension Text {
  /// A line along the outlines of the characters, behind what fills them: half of its width is seen, all
  /// of it where the foreground is clear. SwiftUI has no such modifier.
  /// - Parameter lineWidth: points.
  public func textStroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> Text {
    _textStroke(style, lineWidth: lineWidth)
  }
}
