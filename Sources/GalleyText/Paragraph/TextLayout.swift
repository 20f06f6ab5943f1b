import GalleyGeometry
import GalleyGraphics

/// A text set in lines: what is measured is what is drawn.
package struct TextLayout: Sendable {
  /// One line; lengths in points.
  package struct Line: Sendable {
    /// From the left of the text's box to the start of the line.
    package var x: CGFloat
    /// From the top of the text's box to the baseline, a whole number of pixels.
    package var baseline: CGFloat
    /// The advance of what is drawn, trailing spaces left out; 0 where a negative tracking leaves less.
    package var width: CGFloat
    /// From left to right.
    package var runs: [Run]
    /// Whether the paragraph goes on in the next line.
    package var isWrapped: Bool
  }

  /// Glyphs of one font and style; lengths in points.
  package struct Run: Sendable {
    package var glyphRun: GlyphRun
    /// The style that the text was given for the run.
    package var style: Int
    /// From the line's baseline up to the run's.
    package var baselineOffset: CGFloat
    /// How far the run's font reaches above and below its baseline.
    package var ascent: CGFloat
    package var descent: CGFloat
    /// How high the capitals of the run's font are.
    package var capHeight: CGFloat
    /// How far the spaces reach that the line begins with, at the run's start as it is read.
    package var leadingSpaces: CGFloat = 0
    /// From the run's baseline down to the middle of a line below the text, and how thick it is.
    package var underline: (offset: CGFloat, thickness: CGFloat)
    /// From the run's baseline up to the middle of a line through the text, and how thick it is.
    package var strikethrough: (offset: CGFloat, thickness: CGFloat)

    package var glyphs: [GlyphRun.Glyph] { glyphRun.glyphs }
    package var width: CGFloat { glyphRun.width }
  }

  /// The size that the text answers, its width a whole number of pixels (TX1), never negative.
  package var size: CGSize
  package var lines: [Line]
  package var isTruncated: Bool
  /// What could not be done for the glyphs that the lines needed besides the text; without those of `ShapedText`.
  package var problems: [TextProblem] = []
  /// Whether a line ends inside a word, which alone is too wide.
  package var hasBrokenWord = false

  /// From the top of the box, in points (TX8).
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
}
