import GalleyGeometry
import GalleyGraphics
import GalleyText

/// Glyphs of one style, as outlines in user units.
private struct TextPart {
  var span: Int
  var path = Path()
  /// Lines below, above and through it.
  var underlines = Path()
  var lines = Path()
  /// Letters in colours of their own.
  var colored: [DisplayItem] = []
  var box = CGRect.null
}

extension SVGPainter {
  /// A text with its spans.
  func text(_ index: Int, _ context: Context) -> Result {
    guard let engine else {
      warnings.add("text", "texts are not drawn here", tree[index].line)
      return Result()
    }
    if context.style.isVertical {
      warnings.add(
        "writing-mode", "vertical texts are not supported: the text is horizontal",
        tree[index].line)
    }
    for name in ["textLength"] where tree[index][name] != nil {
      warnings.add(name, "\(name) is not supported: the text keeps its length", tree[index].line)
    }
    let content = textContent(index, context)
    work += content.characters.count * 20
    var parts: [TextPart] = []
    var pen = CGPoint.zero
    var start = 0
    while start < content.characters.count {
      var end = start + 1
      while end < content.characters.count, content.characters[end].x == nil,
        content.characters[end].y == nil
      {
        end += 1
      }
      let first = content.characters[start]
      pen = CGPoint(x: first.x ?? Double(pen.x), y: first.y ?? Double(pen.y))
      chunk(start..<end, content, engine, &pen, &parts)
      start = end
    }
    return painted(parts, content, context, tree[index].line)
  }

  /// Sets the characters up to the next one with a place of its own, and moves the pen behind them.
  private func chunk(
    _ range: Range<Int>, _ content: SVGTextContent, _ engine: TextEngine, _ pen: inout CGPoint,
    _ parts: inout [TextPart]
  ) {
    var runs: [AttributedText.Run] = []
    /// The character of each byte.
    var owners: [Int] = []
    var last = -1
    for index in range {
      let character = content.characters[index]
      let text = String(character.scalar)
      owners += Array(repeating: index, count: text.utf8.count)
      let style = content.spans[character.span].style
      if character.span == last, let count = Optional(runs.count - 1) {
        runs[count].text += text
      } else {
        runs.append(
          AttributedText.Run(
            text, font: font(style, engine), tracking: min(max(style.letterSpacing, -1e5), 1e5),
            style: character.span))
        last = character.span
      }
    }
    let first = content.spans[content.characters[range.lowerBound].span].style
    // The direction of a line is the element's, not that of its first letter: an invisible mark says so.
    let isMixed = runs.contains { $0.text.unicodeScalars.contains(where: Self.isOfRightToLeft) }
    if !first.isRightToLeft, isMixed, !runs.isEmpty {
      let mark = "\u{200E}"
      runs[0].text = mark + runs[0].text
      owners = Array(repeating: range.lowerBound, count: mark.utf8.count) + owners
    }
    let layout = engine.shape(
      AttributedText(runs: runs), language: first.language,
      direction: first.isRightToLeft ? .rightToLeft : .leftToRight
    ).layout(width: nil, height: nil, style: ParagraphStyle(lineLimit: 1, displayScale: 64))
    guard let line = layout.lines.first else { return }
    // Moves add up from character to character, and count for where the chunk ends.
    var moves: [Int: CGPoint] = [:]
    var moved = CGPoint.zero
    for index in range {
      let character = content.characters[index]
      moved.x += CGFloat(character.dx)
      moved.y += CGFloat(character.dy)
      if character.scalar == " " {
        moves[index] = moved
        moved.x += CGFloat(content.spans[character.span].style.wordSpacing)
      } else {
        moves[index] = moved
      }
    }
    let width = line.runs.reduce(0) { $0 + $1.width } + moved.x
    var x = pen.x
    switch first.textAnchor {
    case "middle": x -= width / 2
    case "end": x -= width
    default: break
    }
    if first.isRightToLeft, first.textAnchor != "middle" {
      x = first.textAnchor == "start" ? pen.x - width : pen.x
    }
    pen.x = x
    var runX: CGFloat = 0
    for run in line.runs {
      place(run, CGPoint(x: pen.x + runX, y: pen.y), owners, moves, content, engine, &parts)
      runX += run.width
    }
    pen = CGPoint(x: pen.x + width, y: pen.y + moved.y)
  }

  private func place(
    _ run: TextLayout.Run, _ origin: CGPoint, _ owners: [Int], _ moves: [Int: CGPoint],
    _ content: SVGTextContent, _ engine: TextEngine, _ parts: inout [TextPart]
  ) {
    let span = content.spans[run.style]
    if parts.last?.span != run.style { parts.append(TextPart(span: run.style)) }
    let lift = CGFloat(span.shift) - baseline(span.style, run)
    let size = run.glyphRun.size
    var bounds: (left: CGFloat, right: CGFloat, y: CGFloat)?
    for glyph in run.glyphs {
      let owner = glyph.cluster < owners.count ? owners[glyph.cluster] : owners.last ?? 0
      let move = moves[owner] ?? .zero
      let place = CGPoint(
        x: origin.x + glyph.position.x + move.x, y: origin.y + glyph.position.y + move.y - lift)
      var transform = CGAffineTransform(translationX: place.x, y: place.y)
      let rotation = content.characters[owner].rotation
      if rotation != 0 { transform = SVGTransform.rotation(rotation).concatenating(transform) }
      add(glyph, run.glyphRun, transform, engine, &parts[parts.count - 1])
      let cell = CGRect(
        x: 0, y: -run.ascent, width: max(glyph.advance, 0), height: run.ascent + run.descent
      ).applying(transform)
      let box = parts[parts.count - 1].box
      parts[parts.count - 1].box = box.isNull ? cell : box.joined(with: cell)
      let right = place.x + glyph.advance
      bounds =
        bounds.map { (min($0.left, place.x), max($0.right, right), $0.y) }
        ?? (place.x, right, place.y)
    }
    guard let bounds, size > 0 else { return }
    func rule(_ y: CGFloat, _ thickness: CGFloat) -> CGRect {
      CGRect(
        x: bounds.left, y: bounds.y + y - thickness / 2, width: bounds.right - bounds.left,
        height: thickness)
    }
    let part = parts.count - 1
    if span.style.decorations.contains("underline") {
      parts[part].underlines.addRect(rule(run.underline.offset, run.underline.thickness))
    }
    if span.style.decorations.contains("overline") {
      parts[part].underlines.addRect(rule(-run.ascent * 0.92, run.underline.thickness))
    }
    if span.style.decorations.contains("line-through") {
      parts[part].lines.addRect(rule(-run.strikethrough.offset, run.strikethrough.thickness))
    }
  }

  /// How far the text's baseline lies below the one that is asked for.
  private func baseline(_ style: SVGStyle, _ run: TextLayout.Run) -> CGFloat {
    let (ascent, descent) = (run.ascent, run.descent)
    switch style.ownBaseline ?? style.dominantBaseline {
    case "middle": return run.glyphRun.size * 0.25
    case "central": return (ascent - descent) / 2
    case "hanging": return ascent * 0.8
    case "text-before-edge", "before-edge", "text-top", "top": return ascent
    case "text-after-edge", "after-edge", "ideographic", "text-bottom", "bottom": return -descent
    case "mathematical": return ascent / 2
    default: return 0
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

  private func painted(
    _ parts: [TextPart], _ content: SVGTextContent, _ context: Context, _ line: Int
  ) -> Result {
    let box = parts.reduce(CGRect.null) {
      $1.box.isNull ? $0 : $0.isNull ? $1.box : $0.joined(with: $1.box)
    }
    guard !box.isNull, box.width.isFinite, box.height.isFinite else { return Result() }
    var result = Result(items: [], box: box)
    for part in parts {
      var inner = context
      inner.style = content.spans[part.span].style
      guard inner.style.isVisible else { continue }
      for path in [part.underlines, part.path, part.lines] where !path.isEmpty {
        if context.isClip {
          result.items.append(
            .fill(
              path: path.applying(inner.transform), rule: .nonZero, paint: .solid(.black)))
          continue
        }
        inner.style.fillRule = .nonZero
        for layer in inner.style.paintOrder {
          switch layer {
          case .fill: result.items += fill(path, box, inner, line)
          case .stroke: result.items += stroke(path, box, inner, line)
          case .markers: break
          }
        }
      }
      if !part.colored.isEmpty {
        result.items.append(
          .group(DisplayGroup(items: part.colored, transform: context.transform)))
      }
    }
    return result
  }

  /// The font of a style: the first family that there is.
  private func font(_ style: SVGStyle, _ engine: TextEngine) -> FontDescriptor {
    var font = FontDescriptor(
      size: min(max(style.fontSize, 0), 100_000), weight: FontWeight(rawValue: style.fontWeight),
      isItalic: style.isItalic, width: style.fontStretch)
    for name in style.fontFamilies {
      switch name.lowercased() {
      case "sans-serif", "system-ui", "ui-sans-serif", "cursive", "fantasy": return font
      case "serif", "ui-serif":
        font.design = .serif
        return font
      case "monospace", "ui-monospace":
        font.design = .monospaced
        return font
      default:
        guard engine.hasFont(named: name) else { continue }
        font.family = name
        return font
      }
    }
    if let name = style.fontFamilies.first {
      warnings.add(
        "font:\(name)", "there is no font \(name): the standard font stands in for it", 1)
    }
    return font
  }

  /// Letters of Hebrew, Arabic and their neighbours.
  private static func isOfRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
      || (0xFE70...0xFEFF).contains(scalar.value) || (0x10800...0x10FFF).contains(scalar.value)
      || (0x1E800...0x1EFFF).contains(scalar.value)
  }
}
