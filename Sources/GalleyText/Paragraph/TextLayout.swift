import GalleyGeometry
import GalleyGraphics

/// A text set in lines: what is measured is what is drawn.
public struct TextLayout: Sendable {
  /// One line; lengths in points.
  public struct Line: Sendable {
    /// From the left of the text's box to the start of the line.
    public var x: CGFloat
    /// From the top of the text's box to the baseline, a whole number of pixels.
    public var baseline: CGFloat
    /// The advance of what is drawn, trailing spaces left out; 0 where a negative tracking leaves less.
    public var width: CGFloat
    /// From left to right.
    public var runs: [Run]
  }

  /// Glyphs of one font and style; lengths in points.
  public struct Run: Sendable {
    public var glyphRun: GlyphRun
    /// The style that the text was given for the run.
    public var style: Int
    /// From the line's baseline up to the run's.
    public var baselineOffset: CGFloat
    /// How far the run's font reaches above and below its baseline.
    public var ascent: CGFloat
    public var descent: CGFloat
    /// From the run's baseline down to the middle of a line below the text, and how thick it is.
    public var underline: (offset: CGFloat, thickness: CGFloat)
    /// From the run's baseline up to the middle of a line through the text, and how thick it is.
    public var strikethrough: (offset: CGFloat, thickness: CGFloat)

    public var glyphs: [GlyphRun.Glyph] { glyphRun.glyphs }
    public var width: CGFloat { glyphRun.width }
  }

  /// The size that the text answers, its width a whole number of pixels (TX1), never negative.
  public var size: CGSize
  public var lines: [Line]
  public var isTruncated: Bool
  /// What could not be done for the glyphs that the lines needed besides the text; without those of `ShapedText`.
  public var problems: [TextProblem] = []
  /// Whether a line ends inside a word, which alone is too wide.
  public var hasBrokenWord = false

  /// From the top of the box, in points (TX8).
  public var firstBaseline: CGFloat
  public var lastBaseline: CGFloat
}
