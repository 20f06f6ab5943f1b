import GalleyGeometry
import GalleyText

extension EnvironmentValues {
  /// The font of texts; nil is the body style (TX9).
  @Entry public var font: Font?

  @Entry var fontWeight: Font.Weight?

  @Entry package var _systemFontMetrics: SystemFontMetrics = .iOS

  @Entry var fontTraits: FontTraits = FontTraits()

  /// The largest number of lines of a text; nil for any.
  @Entry public var lineLimit: Int?

  /// The least number of lines that a text has room for.
  @Entry var reservedLines: Int = 0

  /// Which part of a text that does not fit is left out.
  @Entry public var truncationMode: Text.TruncationMode = .tail

  /// How much smaller a text may become until it fits; 1 keeps its size (TX7).
  @Entry public var minimumScaleFactor: CGFloat = 1

  /// The sizes in points among which a text takes the largest one that fits; nil keeps its own.
  @Entry var textFit: ClosedRange<CGFloat>?

  /// Whether lines of texts reach both sides.
  @Entry var isTextJustified: Bool = false

  /// Whether lines of texts are as equal as can be.
  @Entry var isTextBalanced: Bool = false

  /// Whether texts are those of fields and editors: UIKit's text views have no strategy of breaking lines, its labels
  /// have one.
  @Entry package var isTextEdited: Bool = false

  /// Whether words are hyphenated where lines end.
  @Entry package var _hyphenation: Bool = false

  /// In which case texts are shown; nil is as they are written.
  @Entry public var textCase: Text.Case?

  /// Whether a view around has said in which case texts are shown, be it as they are.
  @Entry package var isTextCaseStated: Bool = false

  /// Lines, tracking and offset of texts that state none.
  @Entry var textAttributes: TextAttributes = TextAttributes()

  /// Points between the lines of a text.
  @Entry public var lineSpacing: CGFloat = 0

  /// Where shorter lines lie in a text's own box.
  @Entry public var multilineTextAlignment: TextAlignment = .leading
}

/// Where shorter lines lie in a text's own box (TX6).
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines begin at the side where reading starts.
  case leading
  /// Lines lie in the middle.
  case center
  /// Lines end at the side where reading ends.
  case trailing
}

extension Text {
  /// Which part of a text that does not fit is left out.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning: the end is shown.
    case head
    /// The middle: the beginning and the end are shown.
    case middle
    /// The end: the beginning is shown.
    case tail
  }

  /// In which case a text is shown.
  public enum Case: Hashable, Sendable {
    /// In capitals, by the rules of the locale.
    case uppercase
    /// In small letters, by the rules of the locale.
    case lowercase
  }
}

nonisolated extension View {
  /// The font of texts in this view; nil is the default again.
  public func font(_ font: Font?) -> some View {
    EnvironmentView(content: self) { $0.font = font }
  }

  /// The weight of texts in this view, over their fonts' own.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentView(content: self) { $0.fontWeight = weight }
  }

  /// Texts semibold in the text styles from `title3` down, bold in all other fonts; false is their fonts' own
  /// weight.
  public func bold(_ isActive: Bool = true) -> some View {
    EnvironmentView(content: self) { $0.fontWeight = isActive ? .emphasized : nil }
  }

  /// Texts in italics; false is upright, but for fonts that are italic themselves.
  public func italic(_ isActive: Bool = true) -> some View {
    EnvironmentView(content: self) { $0.fontTraits.isItalic = isActive }
  }

  /// Texts of fixed widths.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Digits of one width, where the family has them.
  public func monospacedDigit() -> some View {
    EnvironmentView(content: self) { $0.fontTraits.features.append(.tabularDigits) }
  }

  /// The design of texts in this view, over their fonts' own; nil is their own.
  public func fontDesign(_ design: Font.Design?) -> some View {
    EnvironmentView(content: self) { $0.fontTraits.design = design }
  }

  /// The width of texts in this view, over their fonts' own; nil is their own.
  public func fontWidth(_ width: Font.Width?) -> some View {
    EnvironmentView(content: self) { $0.fontTraits.width = width }
  }

  /// The largest number of lines of texts in this view; less than 1 counts as 1 (TX3).
  public func lineLimit(_ number: Int?) -> some View {
    EnvironmentView(content: self) { $0.lineLimit = number }
  }

  /// The largest number of lines, and whether room is kept for all of them (TX3).
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reservesSpace ? limit : 0, limit)
  }

  /// The least number of lines that texts have room for, and the largest (TX3).
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.lowerBound, limit.upperBound)
  }

  /// The least number of lines that texts have room for, without a largest.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(limit.lowerBound, nil)
  }

  /// The largest number of lines; room is kept for none.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(0, limit.upperBound)
  }

  private func lines(_ least: Int, _ most: Int?) -> some View {
    EnvironmentView(content: self) {
      $0.reservedLines = min(max(0, least), 10_000)
      $0.lineLimit = most
    }
  }

  /// Which part of texts that do not fit is left out.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    EnvironmentView(content: self) { $0.truncationMode = mode }
  }

  /// How much smaller texts may become until they fit into the width and the height that they are offered and into
  /// their line limit: from 0, which counts as a thousandth, to 1, which keeps their size (TX7). Sizes are a 64th of a
  /// point apart. Words may be broken, and nothing but what does not fit at the smallest size is cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    EnvironmentView(content: self) { $0.minimumScaleFactor = factor }
  }

  /// What `textFit` is.
  package func _textFit(smallest: CGFloat, largest: CGFloat) -> some View {
    EnvironmentView(content: self) {
      let least = smallest > 0.1 ? min(smallest, 10_000) : 0.1
      $0.textFit = least...(largest > least ? min(largest, 10_000) : least)
    }
  }

  /// What `textStroke` is.
  package func _textStroke(_ style: some ShapeStyle, lineWidth: CGFloat) -> some View {
    EnvironmentView(content: self) {
      $0.textAttributes.stroke = TextStroke(style: AnyShapeStyle(style), lineWidth: lineWidth)
    }
  }

  /// What `textJustified` is.
  package func _textJustified(_ isJustified: Bool) -> some View {
    EnvironmentView(content: self) { $0.isTextJustified = isJustified }
  }

  /// What `textBalanced` is.
  package func _textBalanced(_ isBalanced: Bool) -> some View {
    EnvironmentView(content: self) { $0.isTextBalanced = isBalanced }
  }

  /// In which case texts are shown, by the rules of the locale; nil is as they are written.
  public func textCase(_ textCase: Text.Case?) -> some View {
    EnvironmentView(content: self) {
      $0.textCase = textCase
      $0.isTextCaseStated = true
    }
  }

  /// A line below texts, in their colour by default.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    EnvironmentView(content: self) {
      $0.textAttributes.underline = TextLineStyle(
        isActive: isActive, pattern: pattern, color: color)
    }
  }

  /// A line through texts, in their colour by default.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    EnvironmentView(content: self) {
      $0.textAttributes.strikethrough = TextLineStyle(
        isActive: isActive, pattern: pattern, color: color)
    }
  }

  /// Points behind each character of texts; ligatures are taken apart.
  public func tracking(_ tracking: CGFloat) -> some View {
    EnvironmentView(content: self) { $0.textAttributes.tracking = tracking }
  }

  /// Points behind each character of texts; ligatures are taken apart.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Points by which texts stand above their baselines (TX6).
  public func baselineOffset(_ offset: CGFloat) -> some View {
    EnvironmentView(content: self) { $0.textAttributes.baselineOffset = offset }
  }

  /// Points between the lines of texts in this view; negative ones count as 0.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    EnvironmentView(content: self) { $0.lineSpacing = max(0, lineSpacing) }
  }

  /// Where shorter lines lie in the boxes of texts in this view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentView(content: self) { $0.multilineTextAlignment = alignment }
  }
}
