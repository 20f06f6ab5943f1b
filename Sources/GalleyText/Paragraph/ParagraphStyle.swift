import GalleyGeometry

/// How a text is cut into lines and where they lie.
package struct ParagraphStyle: Hashable, Sendable {
  /// Where shorter lines lie in the text's own box.
  package enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// Which part of the last line an ellipsis stands for.
  package enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// The largest number of lines; nil for any. Less than 1 counts as 1 (TX3).
  package var lineLimit: Int?
  /// The least number of lines that the text's box has room for (TX3).
  package var reservedLines: Int
  /// Which part of what does not fit is left out.
  package var truncation: Truncation
  package var alignment: Alignment
  /// Whether lines that are not the last of a paragraph reach both sides of what is offered.
  package var isJustified = false
  /// Whether the lines of a text are as equal as can be without becoming more.
  package var isBalanced = false
  /// Whether a short word is never alone in the second of two lines, as in iOS's labels (TX13).
  package var avoidsOrphans = false
  /// Whether words are hyphenated where a line ends, by the dictionary of the text's language.
  package var isHyphenated = false
  /// Points added between lines, not after the last (TX6).
  package var lineSpacing: CGFloat
  /// Pixels to a point: widths are rounded up to pixels (TX1).
  package var displayScale: CGFloat

  package init(
    lineLimit: Int? = nil, alignment: Alignment = .leading, lineSpacing: CGFloat = 0,
    displayScale: CGFloat = 1, reservedLines: Int = 0, truncation: Truncation = .tail
  ) {
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
  }
}
