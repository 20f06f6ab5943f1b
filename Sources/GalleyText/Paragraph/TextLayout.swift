import GalleyGeometry
import GalleyGraphics

/// A text set in lines: what is measured is what is drawn.
public struct TextLayout: Sendable {
  /// One line; lengths in points.
  public struct Line: Sendable {
    /// From the left of the text's box to the start of the line.
    public var x: CGFloat
    /// From the top of the text's box to the baseline, a whole number.
    public var baseline: CGFloat
    /// The advance of what is drawn, trailing spaces left out.
    public var width: CGFloat
    public var runs: [GlyphRun]
  }

  /// The size that the text answers, its width a whole number of pixels (TX1).
  public var size: CGSize
  public var lines: [Line]
  public var isTruncated: Bool

  /// From the top of the box, in points (TX8).
  public var firstBaseline: CGFloat
  public var lastBaseline: CGFloat
}
