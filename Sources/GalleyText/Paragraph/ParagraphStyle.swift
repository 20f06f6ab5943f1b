import GalleyGeometry

/// How a text is cut into lines and where they lie.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where shorter lines lie in the text's own box.
  public enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// The largest number of lines; nil for any. Less than 1 counts as 1 (TX3).
  public var lineLimit: Int?
  public var alignment: Alignment
  /// Points added between lines, not after the last (TX6).
  public var lineSpacing: CGFloat
  /// Pixels to a point: widths are rounded up to pixels (TX1).
  public var displayScale: CGFloat

  public init(
    lineLimit: Int? = nil, alignment: Alignment = .leading, lineSpacing: CGFloat = 0,
    displayScale: CGFloat = 1
  ) {
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
  }
}
