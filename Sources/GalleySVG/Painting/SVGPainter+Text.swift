import GalleyGeometry
import GalleyGraphics
import GalleyText

/// Glyphs of one style, as outlines in user units.
private struct TextPart {
  var span: Int
  var path = Path()
  /// Letters in colours of their own.
  var colored: [DisplayItem] = []
}

extension SVGPainter {
  /// A text with its spans.
  func text(_ index: Int, _ context: Context) -> Result {
    guard let engine else {
      warnings.add("text", "texts are not drawn here", tree[index].line)
      return Result()
    }
    var content = textContent(index, context)
    defer { for path in content.paths { budget.release(path.bytes) } }
    work += content.characters.count * 20
    if content.stretches.count * content.characters.count > Self.workLimit {
      warnings.add(
        "textLength", "a text has more of textLength than is allowed: it is left out",
        tree[index].line)
      content.stretches = []
    }
    for span in content.spans {
      for (subject, message) in span.style.text.notes { warnings.add(subject, message, span.line) }
    }
    let isVertical = context.style.text.writingMode != .horizontal
    let clusters = SVGTextPlacement(
      content, clusters(of: content, isVertical: isVertical, engine), isVertical: isVertical
    ).clusters
    return painted(clusters, content, context, isVertical: isVertical, engine, tree[index].line)
  }

  private func painted(
    _ clusters: [SVGTextCluster], _ content: SVGTextContent, _ context: Context, isVertical: Bool,
    _ engine: TextEngine, _ line: Int
  ) -> Result {
    var parts: [TextPart] = []
    var box = CGRect.null
    var lifts: [(upright: CGFloat, lying: CGFloat)?] = Array(
      repeating: nil, count: content.spans.count)
    for cluster in clusters where !cluster.isHidden {
      let span = content.spans[cluster.span]
      if parts.last?.span != cluster.span { parts.append(TextPart(span: cluster.span)) }
      let own = lifts[cluster.span] ?? self.lifts(span.style, isVertical: isVertical, engine, line)
      lifts[cluster.span] = own
      let lift = cluster.isUpright ? own.upright : own.lying
      let transform = cluster.transform(isVertical: isVertical, shift: CGFloat(span.shift))
      add(cluster, lift, transform, engine, &parts[parts.count - 1])
      let cell = cell(of: cluster, lift).applying(transform)
      box = box.isNull ? cell : box.joined(with: cell)
    }
    guard !box.isNull, box.width.isFinite, box.height.isFinite else { return Result() }
    var result = Result(items: [], box: box)
    let lines = decorations(clusters, content, isVertical: isVertical, engine)
    func paint(_ path: Path, _ style: SVGStyle) {
      guard !path.isEmpty, style.isVisible else { return }
      result.items += painted(path, box, style, context, line)
    }
    for line in lines where line.line != .through { paint(line.path, line.decoration.style) }
    for part in parts {
      paint(part.path, content.spans[part.span].style)
      if !part.colored.isEmpty, content.spans[part.span].style.isVisible {
        result.items.append(
          .group(DisplayGroup(items: part.colored, transform: context.transform)))
      }
    }
    for line in lines where line.line == .through { paint(line.path, line.decoration.style) }
    return result
  }

  /// Fills and strokes outlines of a text in a style.
  private func painted(
    _ path: Path, _ box: CGRect, _ style: SVGStyle, _ context: Context, _ line: Int
  ) -> [DisplayItem] {
    if context.isClip {
      return [
        .fill(path: path.applying(context.transform), rule: .nonZero, paint: .solid(.black))
      ]
    }
    var inner = context
    inner.style = style
    (inner.style.fillRule, inner.style.isCrisp) = (.nonZero, false)
    return style.paintOrder.flatMap { layer -> [DisplayItem] in
      switch layer {
      case .fill: fill(path, box, inner, line)
      case .stroke: stroke(path, box, inner, line)
      case .markers: []
      }
    }
  }

  /// Where a cluster lies on its own axes.
  private func cell(of cluster: SVGTextCluster, _ lift: CGFloat) -> CGRect {
    let width = cluster.stretch > 0 ? max(cluster.advance / cluster.stretch, 0) : 0
    if cluster.isUpright {
      let size = cluster.run.size
      return CGRect(x: 0, y: -size / 2 - lift, width: width, height: size)
    }
    return CGRect(
      x: 0, y: -cluster.ascent - lift, width: width, height: cluster.ascent + cluster.descent)
  }

  /// How far the text's baseline lies below the one that is asked for (SVG 2, 11.10.2; CSS Inline 3, 4.2).
  ///
  /// The hanging and the mathematical baseline are at eight and five tenths of the ascent, as Chromium has them.
  func baseline(
    _ style: SVGStyle, isVertical: Bool, _ engine: TextEngine, _ line: Int
  ) -> CGFloat {
    let mode = style.text.writingMode
    let isCentral = isVertical && mode == .vertical && style.text.orientation != .sideways
    let name = style.ownBaseline ?? style.dominantBaseline
    if !isCentral, name == "auto" || name == "alphabetic" { return 0 }
    guard let measures = engine.measures(of: font(style, engine, line)) else { return 0 }
    let (ascent, descent) = (measures.ascent, measures.descent)
    switch name {
    case "middle": return measures.xHeight / 2
    case "central", "center": return (ascent - descent) / 2
    case "hanging": return ascent * 0.8
    case "text-before-edge", "before-edge", "text-top", "top": return ascent
    case "text-after-edge", "after-edge", "ideographic", "text-bottom", "bottom": return -descent
    case "mathematical": return ascent / 2
    case "alphabetic": return 0
    default: return isCentral ? (ascent - descent) / 2 : 0
    }
  }

  /// How far the letters of a span are lifted. What stands upright has its middle on the line, and is as far from there as
  /// what lies beside it.
  private func lifts(
    _ style: SVGStyle, isVertical: Bool, _ engine: TextEngine, _ line: Int
  ) -> (upright: CGFloat, lying: CGFloat) {
    let baseline = baseline(style, isVertical: isVertical, engine, line)
    let measures = engine.measures(of: font(style, engine, line))
    let middle = measures.map { ($0.ascent - $0.descent) / 2 } ?? 0
    return (middle - baseline, -baseline)
  }

  private func add(
    _ cluster: SVGTextCluster, _ lift: CGFloat, _ transform: CGAffineTransform,
    _ engine: TextEngine, _ part: inout TextPart
  ) {
    for glyph in cluster.glyphs {
      var place = CGAffineTransform(
        translationX: glyph.position.x, y: glyph.position.y - lift)
      if cluster.isUpright {
        // Turned back to the left, its middle on the line.
        place = CGAffineTransform(
          a: 0, b: -1, c: 1, d: 0, tx: glyph.position.y + cluster.upright.baseline,
          ty: cluster.upright.middle - glyph.position.x - lift)
      }
      add(glyph, cluster.run, place.concatenating(transform), engine, &part)
    }
  }

  private func add(
    _ glyph: GlyphRun.Glyph, _ run: GlyphRun, _ transform: CGAffineTransform,
    _ engine: TextEngine, _ part: inout TextPart
  ) {
    switch engine.image(of: glyph.id, in: run.face) {
    case .outline(let path, let unitsPerEm):
      guard !path.isEmpty, unitsPerEm > 0 else { return }
      let scale = run.size / unitsPerEm
      part.path.addPath(
        path, transform: CGAffineTransform(scaleX: scale, y: -scale).concatenating(transform))
    case .layers, .painting, .bitmap:
      var single = run
      single.glyphs = [glyph]
      single.glyphs[0].position = .zero
      let item = DisplayItem.glyphs(single, origin: .zero, scale: 1, paint: .solid(.black))
      part.colored.append(.group(DisplayGroup(items: [item], transform: transform)))
    }
  }
}
