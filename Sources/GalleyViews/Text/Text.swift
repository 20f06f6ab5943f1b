import GalleyGeometry
import GalleyText

/// Text in one or more lines (TX1 to TX9).
///
/// Modifiers that return a `Text` hold for all of it that has none of its own: of two, the inner one
/// counts. Texts are joined by `+`, each part with its own.
public struct Text: PrimitiveView {
  private(set) var segments: [Segment]
  /// What would be seen and is not drawn.
  private var missing: [String] = []

  init(segments: [Segment]) { self.segments = segments }

  /// A text that is shown as it is: it is not looked up, and markup in it is not read.
  public init(verbatim content: String) { segments = [Segment(string: content)] }

  /// A text that is written in the source: it is looked up in the environment's tables of texts, and its Markdown is
  /// read. A `String` is shown as it is.
  /// - Parameters:
  ///   - tableName: the name of `Name.strings`; nil is `Localizable`.
  ///   - bundle: no effect: the tables are those of the project.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    segments = [Segment(string: "", localized: LocalizedText(key, table: tableName))]
  }

  /// A text of a string, shown as it is: it is not looked up, and markup in it is not read.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

  /// The second text behind the first one.
  public static func + (one: Text, other: Text) -> Text {
    var result = one
    result.segments += other.segments
    result.missing += other.missing
    return result
  }

  /// The text in a font of its own, over the environment's (TX9); nil is the body style.
  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? .some(font) } }

  /// The text in a weight of its own, over its font's; nil changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = $0.weight ?? weight }
  }

  /// The text semibold in the text styles from `title3` down, bold in all other fonts; false changes nothing.
  public func bold(_ isActive: Bool = true) -> Text { isActive ? fontWeight(.emphasized) : self }

  /// The text in italics or upright.
  public func italic(_ isActive: Bool = true) -> Text {
    changed { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// The text in the default family of fixed widths; false changes nothing.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }

  /// The text in a design of its own, over its font's; nil changes nothing.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed { $0.design = $0.design ?? design }
  }

  /// The text in a width of its own, over its font's; nil changes nothing.
  public func fontWidth(_ width: Font.Width?) -> Text {
    changed { $0.width = $0.width ?? width }
  }

  /// Digits of one width, where the family has them.
  public func monospacedDigit() -> Text { changed { $0.features.append(.tabularDigits) } }

  /// The text filled with a style of its own, over the environment's.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// The text in a colour of its own; nil is the default colour, whatever views around say.
  public func foregroundColor(_ color: Color?) -> Text {
    let style = color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(DefaultForegroundStyle())
    return changed { $0.style = $0.style ?? style }
  }

  /// A line below the text, in its colour by default.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let line = TextLineStyle(isActive: isActive, pattern: pattern, color: color)
    return changed { $0.underline = $0.underline ?? line }
  }

  /// A line through the text, in its colour by default.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let line = TextLineStyle(isActive: isActive, pattern: pattern, color: color)
    return changed { $0.strikethrough = $0.strikethrough ?? line }
  }

  /// Points behind each character; ligatures are taken apart.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// Points behind each character; ligatures are taken apart.
  public func tracking(_ tracking: CGFloat) -> Text {
    changed { $0.tracking = $0.tracking ?? tracking }
  }

  /// Points by which the text stands above its baseline (TX6).
  public func baselineOffset(_ offset: CGFloat) -> Text {
    changed { $0.baselineOffset = $0.baselineOffset ?? offset }
  }

  /// What `textStroke` is.
  package func _textStroke(_ style: some ShapeStyle, lineWidth: CGFloat) -> Text {
    changed {
      $0.stroke = $0.stroke ?? TextStroke(style: AnyShapeStyle(style), lineWidth: lineWidth)
    }
  }

  private func changed(_ change: (inout TextAttributes) -> Void) -> Text {
    var result = self
    for index in segments.indices { change(&result.segments[index].attributes) }
    return result
  }

  /// The text, which reports that something which would be seen is not drawn.
  func missing(_ name: String) -> Text {
    var result = self
    result.missing.append(name)
    return result
  }

  /// The sizes that the text may take, by its environment.
  private func fit(
    _ runs: [AttributedText.Run], in environment: EnvironmentValues
  ) -> TextFit? {
    guard let range = environment.textFit else {
      let factor = environment.minimumScaleFactor
      if factor >= 1 { return nil }
      var fit = TextFit(
        minimumScaleFactor: factor, size: runs.lazy.map(\.font.size).max() ?? 0)
      fit?.ignoresHeight = environment.isTextOfControl
      return fit
    }
    // The first part's size is the text's; all parts keep their proportions.
    let size =
      segments.first?.resolved(in: environment).first?.attributes
      .run("", style: 0, in: environment).font.size ?? 0
    return size > 0 ? TextFit(range, size: size) : nil
  }

  public func _collect(into collector: inout _ViewCollector) {
    if let name = missing.first {
      var rest = self
      rest.missing.removeFirst()
      return rest.ignored(name)._collect(into: &collector)
    }
    let environment = collector.environment
    var runs: [AttributedText.Run] = []
    var styles: [TextRunStyle] = []
    for segment in segments.flatMap({ $0.resolved(in: environment) }) {
      let attributes = segment.attributes.over(environment.textAttributes)
      // Parts that are painted alike are shaped as one.
      var style = TextRunStyle(attributes)
      if let image = segment.image {
        let inline = InlineImage(image, attributes, style: styles.count, in: collector)
        style.image = inline
        styles.append(style)
        runs.append(inline.run)
        continue
      }
      if styles.isEmpty, style.isPlain {
        styles = TextRunStyle.plain
      } else if styles.last?.isPlain != true || !style.isPlain {
        styles.append(style)
      }
      runs.append(attributes.run(segment.string, style: styles.count - 1, in: environment))
    }
    collector.emit(
      TextContent(
        text: AttributedText(runs: runs), styles: styles, layoutStyle: ParagraphStyle(environment),
        fit: fit(runs, in: environment),
        language: environment.languageTag,
        direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight))
  }
}

extension Text: Equatable {
  public static func == (one: Text, other: Text) -> Bool {
    // By the parts: the comparison of a whole text would ask this operator.
    one.missing == other.missing
      && ValueComparison.areStructurallyEqual(one.segments, other.segments)
  }
}

/// A line below or through a text.
struct TextLineStyle {
  var isActive: Bool
  var pattern = Text.LineStyle.Pattern.solid
  /// Nil is the text's own.
  var color: Color?
}

/// A line along the outlines of a text's characters.
struct TextStroke {
  var style: AnyShapeStyle
  /// In points, half of it outside of the outlines; 0 and less is no line.
  var lineWidth: CGFloat
}

/// What a part of a text states for itself; nil states nothing.
struct TextAttributes {
  var font: Font??
  var weight: Font.Weight?
  var isItalic: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var features: [FontFeature] = []
  var style: AnyShapeStyle?
  var underline: TextLineStyle?
  var strikethrough: TextLineStyle?
  /// What is painted behind the text.
  var background: Color?
  var stroke: TextStroke?
  /// Points.
  var tracking: CGFloat?
  var baselineOffset: CGFloat?

  init() {}

  /// What markup asks for: bold, italic, a monospaced font, a line through, the colour of links.
  init(_ style: InlineMarkdown.Style) {
    // Recorded on SwiftUI (MetalUI, docs/probes/swiftui-rich-text, arm M22): a link is not bold.
    if style.isBold, style.link == nil { weight = .emphasized }
    if style.isItalic { isItalic = true }
    if style.isCode { design = .monospaced }
    if style.isStruck { strikethrough = TextLineStyle(isActive: true, color: nil) }
    if style.link != nil { self.style = AnyShapeStyle(LinkColor()) }
  }

  /// The attributes with others where they state nothing.
  func over(_ outer: TextAttributes) -> TextAttributes {
    var result = self
    result.underline = underline ?? outer.underline
    result.strikethrough = strikethrough ?? outer.strikethrough
    result.stroke = stroke ?? outer.stroke
    result.tracking = tracking ?? outer.tracking
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    return result
  }

  /// The text in its font, with nothing left to the environment.
  func run(_ string: String, style: Int, in environment: EnvironmentValues) -> AttributedText.Run {
    var environment = environment
    if let weight { environment.fontWeight = weight }
    if let isItalic { environment.fontTraits.isItalic = isItalic }
    if let design { environment.fontTraits.design = design }
    if let width { environment.fontTraits.width = width }
    environment.fontTraits.features += features
    // Nil is no font of views around: recorded on SwiftUI (MetalUI, docs/probes/swiftui-text-semantics, arm F6c).
    let font = font.map { $0 ?? .body } ?? environment.font ?? .body
    let shown: String =
      switch environment.textCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    return AttributedText.Run(
      shown, font: font.resolved(in: environment), tracking: tracking ?? 0,
      baselineOffset: baselineOffset ?? 0, style: style)
  }
}

/// How a part of a text is painted.
struct TextRunStyle {
  /// Nil is the foreground style.
  var style: AnyShapeStyle?
  var underline: TextLineStyle?
  var strikethrough: TextLineStyle?
  var background: Color?
  var stroke: TextStroke?
  /// What is painted in place of a space.
  var image: InlineImage?

  /// Whether the part is painted with the foreground style alone.
  var isPlain: Bool {
    style == nil && underline == nil && strikethrough == nil && background == nil && stroke == nil
      && image == nil
  }

  /// The styles of a text that is painted with the foreground style alone: most texts share them.
  /// It has no values that could be changed.
  nonisolated(unsafe) static let plain = [TextRunStyle(TextAttributes())]

  init(_ attributes: TextAttributes) {
    style = attributes.style
    background = attributes.background
    stroke = attributes.stroke
    if attributes.underline?.isActive == true { underline = attributes.underline }
    if attributes.strikethrough?.isActive == true { strikethrough = attributes.strikethrough }
  }
}
