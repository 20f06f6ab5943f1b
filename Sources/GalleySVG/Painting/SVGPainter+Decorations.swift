import GalleyGeometry
import GalleyText

/// A line below, above or through a text, in user units.
struct SVGTextLine {
  var decoration: SVGDecoration
  var line: SVGDecoration.Line
  var path: Path
}

/// A straight part of a decorated text.
private struct DecoratedPart {
  var first: SVGTextCluster
  var low: CGFloat
  var high: CGFloat

  init(_ cluster: SVGTextCluster) {
    (first, low, high) = (cluster, cluster.along, cluster.along + cluster.advance)
  }

  /// Whether a cluster lies on the same line.
  func goesOn(with cluster: SVGTextCluster) -> Bool {
    first.isStraight && cluster.isStraight && first.chunk == cluster.chunk
      && first.across == cluster.across
  }

  mutating func add(_ cluster: SVGTextCluster) {
    low = min(low, cluster.along)
    high = max(high, cluster.along + cluster.advance)
  }
}

/// What the lines of one element go through.
private struct DecoratedText {
  var decoration: SVGDecoration
  /// How far the element is moved up, in user units.
  var shift: CGFloat
  var parts: [DecoratedPart] = []

  mutating func add(_ cluster: SVGTextCluster) {
    if let last = parts.indices.last, parts[last].goesOn(with: cluster) {
      parts[last].add(cluster)
    } else {
      parts.append(DecoratedPart(cluster))
    }
  }
}

extension SVGPainter {
  /// The lines of a text, those of outer elements first. Each has the place and the thickness of its own element's font
  /// (CSS Text Decoration 3, 2.1: those of the decorating box) and goes through what is in it.
  func decorations(
    _ clusters: [SVGTextCluster], _ content: SVGTextContent, isVertical: Bool, _ engine: TextEngine
  ) -> [SVGTextLine] {
    guard content.spans.contains(where: { !$0.style.decorations.isEmpty }) else { return [] }
    var found: [DecoratedText] = []
    var places: [ObjectIdentifier: Int] = [:]
    for cluster in clusters where !cluster.isHidden {
      let span = content.spans[cluster.span]
      for (decoration, shift) in zip(span.style.decorations, span.decorationShifts) {
        let key = ObjectIdentifier(decoration)
        if places[key] == nil {
          places[key] = found.count
          found.append(DecoratedText(decoration: decoration, shift: CGFloat(shift)))
        }
        if let place = places[key] { found[place].add(cluster) }
      }
    }
    return found.flatMap { text -> [SVGTextLine] in
      let (style, line) = (text.decoration.style, content.spans[0].line)
      guard let measures = engine.measures(of: font(style, engine, line)) else { return [] }
      let down = baseline(style, isVertical: isVertical, engine, line)
      let kinds = SVGDecoration.Line.allCases.filter(text.decoration.lines.contains)
      return kinds.map { kind in
        var path = Path()
        let rules = rules(kind, text.decoration, measures)
        for part in text.parts {
          for (y, thickness) in rules {
            let rule = (y: y + down, thickness: thickness)
            add(part, rule, shift: text.shift, isVertical: isVertical, to: &path)
          }
        }
        return SVGTextLine(decoration: text.decoration, line: kind, path: path)
      }
    }
  }

  /// The middles of lines below the baseline, and their thickness.
  ///
  /// The middle of a line above the text is at the font's ascent (assumed: Chromium's line ends and others' begin there).
  private func rules(
    _ line: SVGDecoration.Line, _ decoration: SVGDecoration, _ measures: FontMeasures
  ) -> [(y: CGFloat, thickness: CGFloat)] {
    let own = line == .through ? measures.strikethrough.thickness : measures.underline.thickness
    let thickness = decoration.thickness.map { CGFloat($0) } ?? own
    guard thickness > 0, thickness.isFinite else { return [] }
    let middle: CGFloat =
      switch line {
      case .underline:
        decoration.underlineOffset.map { CGFloat($0) + thickness / 2 } ?? measures.underline.offset
      case .overline: -measures.ascent
      case .through: -measures.strikethrough.offset
      }
    if !decoration.isDouble { return [(middle, thickness)] }
    switch line {
    case .underline: return [(middle, thickness), (middle + 2 * thickness, thickness)]
    case .overline: return [(middle, thickness), (middle - 2 * thickness, thickness)]
    case .through: return [(middle - thickness, thickness), (middle + thickness, thickness)]
    }
  }

  private func add(
    _ part: DecoratedPart, _ rule: (y: CGFloat, thickness: CGFloat), shift: CGFloat,
    isVertical: Bool, to path: inout Path
  ) {
    let first = part.first
    let width = first.isStraight ? part.high - part.low : first.advance
    guard width > 0 else { return }
    let middle = first.isStraight ? rule.y - shift : rule.y
    let bar = CGRect(
      x: 0, y: middle - rule.thickness / 2, width: width, height: rule.thickness)
    if first.isStraight {
      path.addPath(
        Path(bar), transform: first.lineTransform(isVertical: isVertical, from: part.low))
    } else {
      var unstretched = first
      unstretched.stretch = 1
      path.addPath(
        Path(bar), transform: unstretched.transform(isVertical: isVertical, shift: shift))
    }
  }
}
