import GalleyGeometry
import GalleyGraphics
import GalleyText

/// Characters of a text in one font, which stand in one way.
private struct TextSegment: Equatable {
  var span: Int
  /// Which of the span's families they are set in, 0 for the first one.
  var family = 0
  /// Whether they are capitals made smaller.
  var isSmall: Bool
  var isUpright: Bool
  /// Whether they are letters of a script that joins them, with something between other letters.
  var isJoined = false
}

/// How the characters of a span are set.
private struct SpanFont {
  var font: FontDescriptor
  /// Those of the families behind the first one that is there; nil as long as no character asks for them.
  var others: [FontDescriptor]?
  var capitals: SVGPainter.CapitalsPlan
  /// Whether the font has forms for vertical lines.
  var hasVerticalForms: Bool
}

/// A text as it is handed to the text engine, and the character of each of its bytes; -1 for characters that it has
/// besides.
///
/// The engine shapes runs apart from each other: segments whose glyphs are the same in any colour are one run, as kerning and
/// ligatures do not end where an element does (CSS Text 3, 7.3 "Shaping Across Element Boundaries").
private struct TextSource {
  var runs: [AttributedText.Run] = []
  /// The first segment of each run.
  var segments: [TextSegment] = []
  var owners: [Int] = []

  /// Begins a segment: a run of its own where the last one has another font, or where the segment is apart.
  mutating func begin(_ segment: TextSegment, _ run: AttributedText.Run, isApart: Bool) {
    if !isApart, let last = runs.last, last.font == run.font, last.tracking == run.tracking,
      segments[segments.count - 1].isUpright == segment.isUpright
    {
      return
    }
    runs.append(run)
    segments.append(segment)
  }

  mutating func append(_ text: String, owner: Int) {
    runs[runs.count - 1].text += text
    owners += Array(repeating: owner, count: text.utf8.count)
  }
}

extension SVGPainter {
  /// The clusters of a text in the order in which they are seen, without places.
  func clusters(
    of content: SVGTextContent, isVertical: Bool, _ engine: TextEngine
  ) -> [SVGTextCluster] {
    guard let first = content.spans.first, !content.characters.isEmpty else { return [] }
    var source = source(of: content, isVertical: isVertical, engine)
    // Blanks that a file preserves are a part of the text, at its end, too (CSS Text 3, 4.1.2): a line would drop them.
    if content.characters.last?.scalar.properties.isWhitespace == true {
      source.append("\u{2060}", owner: -1)
    }
    let shaped = engine.shape(
      AttributedText(runs: source.runs), language: first.style.language,
      direction: first.style.isRightToLeft ? .rightToLeft : .leftToRight)
    note(shaped.problems, first.line)
    let layout = shaped.layout(
      width: nil, height: nil, style: ParagraphStyle(lineLimit: 1, displayScale: 64))
    var result: [SVGTextCluster] = []
    for run in layout.lines.first?.runs ?? [] {
      result += clusters(of: run, source, content, engine)
    }
    return result
  }

  private func note(_ problems: [TextProblem], _ line: Int) {
    for problem in problems {
      // A style's axes are warned of where it is read.
      switch problem {
      case .truncated, .unknownAxis: continue
      default: break
      }
      warnings.add("text:\(problem.description.prefix(80))", problem.description, line)
    }
  }

  private func source(
    of content: SVGTextContent, isVertical: Bool, _ engine: TextEngine
  ) -> TextSource {
    var source = TextSource()
    var fonts: [SpanFont?] = Array(repeating: nil, count: content.spans.count)
    var isUpright = false
    let all =
      content.embeddings.isEmpty ? Self.isolates(of: content, isVertical) : content.embeddings
    var embeddings = all[...]
    var open: [SVGTextContent.Embedding] = []
    var isAtWordStart = true
    var family = 0
    var isJoined = false
    var last: TextSegment?
    for (index, character) in content.characters.enumerated() {
      let span = content.spans[character.span]
      var font = fonts[character.span] ?? spanFont(span, isVertical: isVertical, engine)
      if span.style.fontFamilies.count < 2 {
        family = 0
      } else if !character.scalar.isPartOfCluster {
        family = self.family(of: character.scalar, span, &font, engine)
      }
      fonts[character.span] = font
      if isVertical, !character.scalar.isPartOfCluster {
        isUpright = self.isUpright(character.scalar, span, font)
      }
      let letters = Self.letters(character.scalar, span.style, font, isAtWordStart: isAtWordStart)
      isAtWordStart = !character.scalar.properties.isAlphabetic
      if !character.scalar.isPartOfCluster {
        isJoined = span.style.letterSpacing != 0 && character.scalar.isCursiveLetter
      }
      let segment = TextSegment(
        span: character.span, family: family, isSmall: letters.isSmall, isUpright: isUpright,
        isJoined: isJoined)
      let isPlaced =
        character.x != nil || character.y != nil
        || (index > 0 && content.characters[index - 1].path != character.path)
      if last != segment || isPlaced {
        // Letters of a new chunk do not join those of the one before (SVG 1.1, 10.5): an invisible mark parts them.
        let isApart = isPlaced && Self.isOfRightToLeft(character.scalar)
        let mark = index == 0 ? Self.directionMark(content, isEmbedded: !all.isEmpty) : ""
        let text = index > 0 && isApart ? "\u{200C}" : mark
        let run = run(segment, font, span.style, place: source.runs.count)
        source.begin(segment, run, isApart: isPlaced)
        source.append(text, owner: -1)
        last = segment
      }
      while let next = embeddings.first, next.characters.lowerBound <= index {
        source.append(next.opening, owner: -1)
        open.append(embeddings.removeFirst())
      }
      source.append(letters.text, owner: index)
      while let last = open.last, last.characters.upperBound <= index + 1 {
        source.append(last.closing, owner: -1)
        open.removeLast()
      }
    }
    return source
  }

  private func spanFont(
    _ span: SVGTextContent.Span, isVertical: Bool, _ engine: TextEngine
  ) -> SpanFont {
    let font = font(span.style, engine, span.line)
    return SpanFont(
      font: font, capitals: capitals(span.style, font, engine, span.line),
      hasVerticalForms: isVertical && engine.hasFeature("vert", in: font))
  }

  /// The first of a span's families that has a character; the first one where none has it (CSS Fonts 4, 5.3).
  private func family(
    of scalar: Unicode.Scalar, _ span: SVGTextContent.Span, _ font: inout SpanFont,
    _ engine: TextEngine
  ) -> Int {
    if engine.hasCharacter(Character(scalar), in: font.font) { return 0 }
    if font.others == nil {
      var style = span.style
      font.others = availableFamilies(style, engine).dropFirst().map { name in
        style.fontFamilies = [name]
        return self.font(style, engine, span.line)
      }
    }
    let place = font.others?.firstIndex { engine.hasCharacter(Character(scalar), in: $0) }
    return place.map { $0 + 1 } ?? 0
  }

  private func run(
    _ segment: TextSegment, _ font: SpanFont, _ style: SVGStyle, place: Int
  ) -> AttributedText.Run {
    var descriptor = font.font
    if segment.family > 0, let others = font.others, segment.family <= others.count {
      descriptor = others[segment.family - 1]
    }
    // What is asked for by tag counts over what a style asks for: it comes behind it.
    if case .features(let features) = font.capitals {
      descriptor.features = features + descriptor.features
    }
    if segment.isSmall { descriptor.size *= Self.smallCapitals }
    if segment.isUpright { descriptor.features.insert(FontFeature("vert"), at: 0) }
    // Letters that join stay as they are, the last one of a word among them (CSS Text 3, 8.2.1; so do browsers).
    let spacing = segment.isJoined ? 0 : min(max(style.letterSpacing, -1e5), 1e5)
    return AttributedText.Run("", font: descriptor, tracking: spacing, style: place)
  }

  private func isUpright(
    _ scalar: Unicode.Scalar, _ span: SVGTextContent.Span, _ font: SpanFont
  ) -> Bool {
    guard span.style.text.writingMode == .vertical else { return false }
    switch span.style.text.orientation {
    case .upright: return true
    case .sideways: return false
    case .mixed:
      switch VerticalOrientation(of: scalar) {
      case .upright, .transformedUpright: return true
      case .rotated: return false
      case .transformedRotated: return font.hasVerticalForms
      }
    }
  }

  /// A character with its case changed, as the style has it.
  private static func letters(
    _ scalar: Unicode.Scalar, _ style: SVGStyle, _ font: SpanFont, isAtWordStart: Bool
  ) -> (text: String, isSmall: Bool) {
    var text = String(scalar)
    switch style.text.capitalization {
    case .none: break
    case .uppercase: text = scalar.properties.uppercaseMapping
    case .lowercase: text = scalar.properties.lowercaseMapping
    case .capitalize: if isAtWordStart { text = scalar.properties.titlecaseMapping }
    }
    guard case .made(let small, let capital) = font.capitals, text.unicodeScalars.count == 1,
      let letter = text.unicodeScalars.first
    else { return (text, false) }
    let capitals = letter.properties.uppercaseMapping
    if small, letter.properties.isLowercase, capitals != text { return (capitals, true) }
    return (text, capital && letter.properties.isUppercase)
  }

  /// Characters that have a place along the line, with those up to the next one, are in order by themselves (SVG 1.1, 10.5:
  /// reordering is within a chunk; Chromium isolates them, too): a blank behind the letters of one is at the end of its line.
  /// Texts in one direction need none.
  private static func isolates(
    of content: SVGTextContent, _ isVertical: Bool
  ) -> [SVGTextContent.Embedding] {
    guard content.characters.contains(where: { isOfRightToLeft($0.scalar) }) else { return [] }
    let starts = content.characters.indices.filter { index in
      let character = content.characters[index]
      return index > 0 && (isVertical ? character.y : character.x) != nil
    }
    guard !starts.isEmpty else { return [] }
    return zip([0] + starts, starts + [content.characters.count]).map { start, end in
      let isRightToLeft = content.spans[content.characters[start].span].style.isRightToLeft
      return SVGTextContent.Embedding(
        characters: start..<end, opening: isRightToLeft ? "\u{2067}" : "\u{2066}",
        closing: "\u{2069}")
    }
  }

  /// The direction of a line is the element's, not that of its first letter: an invisible mark says so.
  private static func directionMark(_ content: SVGTextContent, isEmbedded: Bool) -> String {
    let isRightToLeft = content.spans[0].style.isRightToLeft
    guard !isEmbedded else { return isRightToLeft ? "\u{200F}" : "\u{200E}" }
    let first = content.characters.lazy.map(\.scalar)
      .first { isOfRightToLeft($0) || $0.properties.isAlphabetic }
    guard let first, isOfRightToLeft(first) != isRightToLeft else { return "" }
    return isRightToLeft ? "\u{200F}" : "\u{200E}"
  }

  /// Letters of Hebrew, Arabic and their neighbours.
  private static func isOfRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
      || (0xFE70...0xFEFF).contains(scalar.value) || (0x10800...0x10FFF).contains(scalar.value)
      || (0x1E800...0x1EFFF).contains(scalar.value)
  }

  private func clusters(
    of run: TextLayout.Run, _ source: TextSource, _ content: SVGTextContent, _ engine: TextEngine
  ) -> [SVGTextCluster] {
    let segment = source.segments[run.style]
    var empty = run.glyphRun
    empty.glyphs = []
    var result: [SVGTextCluster] = []
    var pen: CGFloat = 0
    var start: CGFloat = 0
    var last: Int?
    for glyph in run.glyphs {
      defer { pen += glyph.advance }
      let owner = glyph.cluster < source.owners.count ? source.owners[glyph.cluster] : -1
      guard owner >= 0 else {
        last = nil
        continue
      }
      if last != glyph.cluster {
        start = pen
        result.append(
          SVGTextCluster(
            characters: owner..<owner + 1, span: content.characters[owner].span, run: empty,
            glyphs: [], isUpright: segment.isUpright, ascent: run.ascent, descent: run.descent,
            advance: 0))
        last = glyph.cluster
      }
      var own = glyph
      own.position.x -= start
      result[result.count - 1].glyphs.append(own)
      result[result.count - 1].advance += glyph.advance
    }
    if segment.isUpright {
      for index in result.indices { setUpright(&result[index], content, engine) }
    }
    return result
  }

  private func setUpright(
    _ cluster: inout SVGTextCluster, _ content: SVGTextContent, _ engine: TextEngine
  ) {
    let spacing = content.spans[cluster.span].style.letterSpacing
    let widest = cluster.glyphs.max { $0.advance < $1.advance }
    guard let base = widest, let metrics = engine.verticalMetrics(of: base.id, in: cluster.run)
    else { return }
    cluster.upright = (metrics.originX, metrics.originY)
    cluster.advance = metrics.advance + CGFloat(min(max(spacing, -1e5), 1e5))
    let character = content.characters[cluster.characters.lowerBound]
    if VerticalOrientation(of: character.scalar) == .transformedUpright,
      !engine.hasFeature("vert", in: cluster.run.face)
    {
      warnings.add(
        "vert",
        "the font has no forms for vertical lines: signs and small letters are drawn as in horizontal "
          + "ones", content.spans[cluster.span].line)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character belongs to the one before it.
  fileprivate var isPartOfCluster: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: properties.isVariationSelector
    }
  }
}
