import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyStrings
import GalleyText

/// A text as a node.
struct TextContent: NodeContent {
  private(set) var text: AttributedText
  /// How its runs are painted, by the numbers of their styles.
  let styles: [TextRunStyle]
  private(set) var layoutStyle: ParagraphStyle
  let fit: TextFit?
  let language: String
  /// That of lines without a letter that has one.
  let direction: TextDirection

  var name: String {
    let line = text.string.prefix(25).map { $0.isNewline ? " " : $0 }
    return "Text \"\(String(line.prefix(24)))\(line.count > 24 ? "..." : "")\""
  }

  /// The size of all its letters, where they have one.
  var measures: [String: String] {
    guard let size = text.runs.first?.font.size, text.runs.allSatisfy({ $0.font.size == size })
    else { return [:] }
    return [LayoutMeasure.fontSize.rawValue: size.shortDescription]
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? TextContent, old.text == text else { return false }
    return old.layoutStyle == layoutStyle && old.language.hasSameBytes(as: language)
      && old.direction == direction && old.fit == fit
  }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    TextBehavior(text, fit: fit, style: layoutStyle) {
      [engine = context.graph.resources.textEngine, language, direction] in
      engine.shape($0, language: language, direction: direction)
    }
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    guard let behavior = node.layout.behavior as? TextBehavior else { return }
    for problem in behavior.shaped.problems {
      builder.graph.report(.text(problem), in: name, source: node.source)
    }
    let layout = behavior.layout(node.layout.placedProposal)
    for problem in layout.problems {
      builder.graph.report(.text(problem), in: name, source: node.source)
    }
    // Of what is nothing but spaces, as in a field without a text, nothing is lost.
    if layout.isTruncated, text.string.contains(where: { !$0.isWhitespace }) {
      builder.graph.report(
        .text(.truncated(text: text.string)), in: name, source: node.source)
    }
    if node.environment.isRedacted { return displayRedacted(layout, node, in: &builder) }
    let frame = builder.pixelFrame(of: node)
    if let renderer = node.environment.textRenderer {
      return builder.draw(node, in: frame) { context in
        renderer.draw(layout: Text.Layout(layout, styles), in: &context)
      }
    }
    let paints = styles.map { style in
      builder.paint(style.style ?? AnyShapeStyle(ForegroundStyle()), of: node, in: frame)
    }
    let scale = builder.grid.scale
    let mark = builder.graph.caretMark(in: node)
    let places = mark.map { TextPlaces($0.text, layout) }
    if let mark, let places { mark.displaySelection(places, in: &builder) }
    for line in layout.lines {
      var x = line.x
      for run in line.runs {
        let baseline = (line.baseline - run.baselineOffset) * scale
        let origin = PixelPoint(
          x: frame.minX + x * scale, y: frame.minY + (baseline + 0.5).rounded(.down))
        if !run.glyphs.isEmpty, paints.indices.contains(run.style) {
          let style = styles[run.style].style ?? AnyShapeStyle(ForegroundStyle())
          builder.painting(with: style, of: node) {
            draw(run, at: origin, paint: paints[run.style], node, in: &$0)
          }
        }
        x += run.width
      }
    }
    if let mark, let places { mark.displayCaret(places, in: &builder) }
  }

  /// A bar for each line, as high as a capital, in the colour of the line's first letter. Lines that go on in the next
  /// one have bars as wide as the text's box, others as wide as they are. Measured (mecid/mecid.github.io, iOS 14).
  private func displayRedacted(
    _ layout: TextLayout, _ node: ViewNode, in builder: inout DisplayBuilder
  ) {
    let frame = builder.pixelFrame(of: node)
    let scale = builder.grid.scale
    for line in layout.lines where line.width > 0 {
      let capitals = line.runs.map(\.capHeight).max() ?? 0
      let (x, width) = line.isWrapped ? (0, layout.size.width) : (line.x, line.width)
      let bar = PixelRect(
        x: (frame.minX + x * scale).rounded(),
        y: (frame.minY + (line.baseline - capitals) * scale).rounded(),
        width: (width * scale).rounded(), height: (capitals * scale).rounded())
      let run = line.runs.first { !$0.glyphs.isEmpty && styles.indices.contains($0.style) }
      let style = run.flatMap { styles[$0.style].style } ?? AnyShapeStyle(ForegroundStyle())
      builder.displayRedacted(bar, radius: bar.height * Redaction.radius, style: style, of: node)
    }
  }

  private func draw(
    _ run: TextLayout.Run, at origin: PixelPoint, paint: Paint, _ node: ViewNode,
    in builder: inout DisplayBuilder
  ) {
    let scale = builder.grid.scale
    let width = run.width * scale
    let ends = Self.ends(origin.x, origin.x + width)
    let (left, right) = ends
    let style = styles[run.style]
    if let image = style.image {
      return image.display(at: origin, width: run.width, in: &builder)
    }
    if let color = style.background {
      let (top, bottom) = (origin.y - run.ascent * scale, origin.y + run.descent * scale)
      let rect = PixelRect(
        x: left, y: top.rounded(), width: right - left, height: bottom.rounded() - top.rounded())
      let paint = builder.paint(color, of: node, in: rect)
      if rect.width > 0, rect.height > 0 { builder.append(.fillRect(rect, paint: paint)) }
    }
    if let line = style.underline {
      let spaces = run.leadingSpaces * scale
      let isForward = run.glyphRun.bidiLevel.isMultiple(of: 2)
      let sides = Self.ends(
        origin.x + (isForward ? spaces : 0), origin.x + width - (isForward ? 0 : spaces))
      var rule = TextRule(
        line, run.underline, ends: sides, baseline: origin.y, scale: scale)
      rule.leaveOut(
        run.glyphRun, at: origin, scale: scale, source: builder.graph.resources.textEngine)
      rule.display(paint: paint, of: node, in: &builder)
    }
    if let stroke = style.stroke, stroke.lineWidth > 0, stroke.lineWidth.isFinite {
      let paint = builder.paint(stroke.style, of: node, in: builder.pixelFrame(of: node))
      builder.append(
        .glyphOutlines(
          run.glyphRun, origin: origin, scale: scale,
          stroke: StrokeStyle(lineWidth: stroke.lineWidth * scale, lineJoin: .round), paint: paint))
    }
    builder.append(.glyphs(run.glyphRun, origin: origin, scale: scale, paint: paint))
    if let line = style.strikethrough {
      let (offset, thickness) = run.strikethrough
      TextRule(line, (-offset, thickness), ends: ends, baseline: origin.y, scale: scale)
        .display(paint: paint, of: node, in: &builder)
    }
  }

  /// The ends of a run or of a line, in whole pixels. A negative tracking may lead to the left.
  private static func ends(_ start: CGFloat, _ end: CGFloat) -> (left: CGFloat, right: CGFloat) {
    (min(start.rounded(), end.rounded()), max(start.rounded(), end.rounded()))
  }
}

extension TextContent: MovingContent {
  /// The space between lines, and the size, the leading, the tracking and the offset of each run.
  var movingData: AnimatableVector {
    get {
      AnimatableVector(
        [Double(layoutStyle.lineSpacing)]
          + text.runs.flatMap {
            [
              Double($0.font.size), Double($0.font.leading), Double($0.tracking),
              Double($0.baselineOffset),
            ]
          })
    }
    set {
      layoutStyle.lineSpacing = CGFloat(max(0, newValue[0]))
      for index in text.runs.indices {
        text.runs[index].font.size = CGFloat(max(0.1, newValue[index * 4 + 1]))
        // Between a style with a leading and one without there is none until it is as much as a line.
        let leading = CGFloat(newValue[index * 4 + 2])
        let isLine = leading > 0.95 * SystemFontLine.height * text.runs[index].font.size
        text.runs[index].font.leading = isLine ? leading : 0
        text.runs[index].tracking = CGFloat(newValue[index * 4 + 3])
        text.runs[index].baselineOffset = CGFloat(newValue[index * 4 + 4])
      }
    }
  }

  /// The same words in fonts that differ in nothing but their sizes.
  func canMove(to other: TextContent) -> Bool {
    text.runs.count == other.text.runs.count
      && zip(text.runs, other.text.runs).allSatisfy { one, other in
        var font = other.font
        (font.size, font.leading) = (one.font.size, one.font.leading)
        return one.style == other.style && one.font == font
          && one.text.hasSameBytes(as: other.text)
      }
  }
}

extension ParagraphStyle {
  init(_ environment: EnvironmentValues) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let alignment: Alignment =
      switch environment.multilineTextAlignment {
      case .leading: isMirrored ? .trailing : .leading
      case .center: .center
      case .trailing: isMirrored ? .leading : .trailing
      }
    let truncation: Truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    self.init(
      lineLimit: environment.lineLimit, alignment: alignment,
      lineSpacing: environment.lineSpacing, displayScale: environment.displayScale,
      reservedLines: environment.reservedLines, truncation: truncation)
    isJustified = environment.isTextJustified
    isBalanced = environment.isTextBalanced
    isHyphenated = environment._hyphenation
    avoidsOrphans = !environment.isTextEdited
  }
}
