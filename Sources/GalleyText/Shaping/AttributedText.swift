import GalleyGeometry
import GalleyStrings

/// Text with the font of each of its runs. Texts are equal when their bytes are: U+212B and U+00C5 are
/// two glyphs, and one `String` for Swift.
public struct AttributedText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: FontDescriptor
    /// Points behind each character.
    public var tracking: CGFloat
    /// Points by which the run stands above the line's baseline.
    public var baselineOffset: CGFloat
    /// Whatever the owner of the text knows the run by: its colour, for example. Runs of different
    /// styles are shaped apart.
    public var style: Int

    public init(
      _ text: String, font: FontDescriptor, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
      style: Int = 0
    ) {
      self.text = text
      self.font = font
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.style = style
    }

    /// - Complexity: O(n) in the bytes.
    public static func == (one: Run, other: Run) -> Bool {
      one.style == other.style && one.tracking == other.tracking
        && one.baselineOffset == other.baselineOffset && one.text.hasSameBytes(as: other.text)
        && one.font == other.font
    }

    /// - Complexity: O(n) in the bytes.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(bytesOf: text)
      hasher.combine(font)
      hasher.combine(tracking)
      hasher.combine(baselineOffset)
      hasher.combine(style)
    }
  }

  public var runs: [Run]

  public init(runs: [Run]) { self.runs = runs }

  public init(_ text: String, font: FontDescriptor) { runs = [Run(text, font: font)] }

  /// The text with all its fonts, trackings and offsets made smaller or larger.
  public func scaled(by factor: CGFloat) -> AttributedText {
    AttributedText(
      runs: runs.map { run in
        var run = run
        run.font.size *= factor
        run.font.leading *= factor
        run.tracking *= factor
        run.baselineOffset *= factor
        return run
      })
  }

  /// The text of all runs.
  public var string: String {
    if runs.count == 1 { return runs[0].text }
    return runs.reduce(into: "") { $0 += $1.text }
  }
}
