import GalleyGeometry
import GalleyStrings

/// Text with the font of each of its runs. Texts are equal when their bytes are: U+212B and U+00C5 are
/// two glyphs, and one `String` for Swift.
package struct AttributedText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var text: String
    package var font: FontDescriptor
    /// Points behind each character.
    package var tracking: CGFloat
    /// Points by which the run stands above the line's baseline.
    package var baselineOffset: CGFloat
    /// Whatever the owner of the text knows the run by: its colour, for example. Runs of different
    /// styles are shaped apart.
    package var style: Int
    /// Whether something else is painted in place of the text. Such runs have a style of their own.
    package var isReplaced = false

    package init(
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
    package static func == (one: Run, other: Run) -> Bool {
      one.style == other.style && one.tracking == other.tracking
        && one.baselineOffset == other.baselineOffset && one.text.hasSameBytes(as: other.text)
        && one.font == other.font
    }

    /// - Complexity: O(n) in the bytes.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(bytesOf: text)
      hasher.combine(font)
      hasher.combine(tracking)
      hasher.combine(baselineOffset)
      hasher.combine(style)
    }
  }

  package var runs: [Run]

  package init(runs: [Run]) { self.runs = runs }

  package init(_ text: String, font: FontDescriptor) { runs = [Run(text, font: font)] }

  /// The text with all its fonts, trackings and offsets made smaller or larger.
  package func scaled(by factor: CGFloat) -> AttributedText {
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
  package var string: String {
    if runs.count == 1 { return runs[0].text }
    return runs.reduce(into: "") { $0 += $1.text }
  }
}
