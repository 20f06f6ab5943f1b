import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyText

/// Text in one or more lines (TX1 to TX9).
public struct Text: PrimitiveView {
  private let string: String
  private var font: Font?
  private var weight: Font.Weight?
  private var style: AnyShapeStyle?
  private var isItalic = false
  private var design: Font.Design?
  private var features: [FontFeature] = []

  public init(verbatim content: String) { string = content }

  public init(_ content: some StringProtocol) { string = String(content) }

  /// The text in a font of its own, over the environment's (TX9); nil is the environment's again.
  public func font(_ font: Font?) -> Text { changed { $0.font = font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }

  public func bold() -> Text { fontWeight(.bold) }

  public func italic() -> Text { changed { $0.isItalic = true } }

  public func monospaced() -> Text { changed { $0.design = .monospaced } }

  public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.design = design } }

  /// Digits of one width, where the family has them.
  public func monospacedDigit() -> Text { changed { $0.features.append(.tabularDigits) } }

  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changed { $0.style = AnyShapeStyle(style) }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.style = color.map { AnyShapeStyle($0) } }
  }

  private func changed(_ change: (inout Text) -> Void) -> Text {
    var result = self
    change(&result)
    return result
  }

  public func _collect(into collector: inout ViewCollector) {
    var environment = collector.environment
    if let weight { environment.fontWeight = weight }
    if isItalic { environment.fontTraits.isItalic = true }
    if let design { environment.fontTraits.design = design }
    environment.fontTraits.features += features
    let descriptor = (font ?? environment.font ?? .body).resolved(in: environment)
    collector.emit(
      TextContent(
        text: AttributedText(string, font: descriptor), style: style,
        layoutStyle: ParagraphStyle(environment), language: environment.locale.identifier,
        direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight))
  }
}

private struct TextContent: NodeContent {
  let text: AttributedText
  let style: AnyShapeStyle?
  /// How the text is set, and the locale that its language comes from.
  let layoutStyle: ParagraphStyle
  let language: String
  /// That of lines without a letter that has one.
  let direction: TextDirection

  var name: String {
    let line = text.string.prefix(25).map { $0.isNewline ? " " : $0 }
    return "Text \"\(String(line.prefix(24)))\(line.count > 24 ? "..." : "")\""
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? TextContent, old.text == text else { return false }
    return old.layoutStyle == ParagraphStyle(context.environment) && old.direction == direction
      && old.language == context.environment.locale.identifier
  }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    let language = context.environment.locale.identifier.replacing("_", with: "-")
    return TextBehavior(
      context.graph.textEngine.shape(text, language: language, direction: direction),
      style: ParagraphStyle(context.environment))
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    guard let behavior = node.layout.behavior as? TextBehavior else { return }
    for problem in behavior.text.problems {
      builder.graph.report(.text(problem), in: name, source: node.source)
    }
    let layout = behavior.layout(node.layout.placedProposal)
    if layout.isTruncated {
      builder.graph.report(
        .text(.truncated(text: text.string)), in: name, source: node.source)
    }
    let paint =
      style?._resolve(in: node.environment)
      ?? ForegroundStyle()._resolve(in: node.environment)
    let frame = builder.pixelFrame(of: node)
    let located = paint.located(in: frame)
    let scale = builder.grid.scale
    for line in layout.lines {
      var x = line.x
      for run in line.runs {
        if !run.glyphs.isEmpty {
          let origin = CGPoint(
            x: frame.minX + x * scale,
            y: frame.minY + (line.baseline * scale + 0.5).rounded(.down))
          builder.append(.glyphs(run, origin: origin, scale: scale, paint: located))
        }
        x += run.width
      }
    }
  }
}

extension ParagraphStyle {
  fileprivate init(_ environment: EnvironmentValues) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let alignment: Alignment =
      switch environment.multilineTextAlignment {
      case .leading: isMirrored ? .trailing : .leading
      case .center: .center
      case .trailing: isMirrored ? .leading : .trailing
      }
    self.init(
      lineLimit: environment.lineLimit, alignment: alignment,
      lineSpacing: environment.lineSpacing, displayScale: environment.displayScale)
  }
}

/// A leaf that answers with the size of its lines.
private final class TextBehavior: NodeBehavior {
  var rule: String {
    "TX1, TX2: the widest kept line, rounded up to a pixel, and the lines' heights"
  }
  let text: ShapedText
  private let style: ParagraphStyle

  init(_ text: ShapedText, style: ParagraphStyle) {
    self.text = text
    self.style = style
  }

  func layout(_ proposal: ProposedViewSize) -> TextLayout {
    text.layout(width: proposal.width, height: proposal.height, style: style)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    layout(proposal).size
  }

  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
    return nil
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    let wishes = text.spacing(displayScale: style.displayScale)
    return .text(leading: wishes.leading, below: wishes.below, above: wishes.above)
  }
}
