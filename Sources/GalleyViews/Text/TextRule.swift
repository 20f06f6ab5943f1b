import GalleyGeometry
import GalleyGraphics
import GalleyText

/// A line below or through the letters of a run, in device pixels.
struct TextRule {
  private let style: TextLineStyle
  /// The whole line, in whole pixels.
  private let rect: PixelRect
  /// What is left out for letters.
  private var gaps: [ClosedRange<CGFloat>] = []

  /// - Parameters:
  ///   - measures: from the baseline down to the middle of the line, and how thick it is, in points.
  ///   - ends: where the line begins and ends, in whole pixels.
  ///   - baseline: that of the run, in pixels.
  ///   - scale: pixels to a point.
  init(
    _ style: TextLineStyle, _ measures: (offset: CGFloat, thickness: CGFloat),
    ends: (left: CGFloat, right: CGFloat), baseline: CGFloat, scale: CGFloat
  ) {
    self.style = style
    // Whole pixels, at least one.
    let height = max(1, (measures.thickness * scale).rounded())
    let y = (baseline + measures.offset * scale - height / 2).rounded()
    // Below a text, dots begin 1.0 points below the baseline where a whole line begins 2.0 below it, both 1.0 thick
    // (gonzalezreal/swift-markdown-ui, iOS 16, 16 points). Other patterns as dots: assumed.
    let isRaised = measures.offset > 0 && style.pattern != .solid
    rect = PixelRect(
      x: ends.left, y: isRaised ? y - height : y, width: ends.right - ends.left, height: height)
  }

  /// Leaves out what crosses the line of a run's letters, and a thickness of the line at both sides of it: a line 2.0 points
  /// thick below heavy letters ends 2.0 before a p and begins 2.0 behind it, one 1.0 thick 1.0 (gonzalezreal/swift-markdown-ui,
  /// iOS 16).
  /// - Parameters:
  ///   - origin: where the run is drawn.
  ///   - scale: pixels to a point.
  ///   - source: has the letters. Those in colours cross no line.
  mutating func leaveOut(
    _ run: GlyphRun, at origin: PixelPoint, scale: CGFloat, source: some GlyphSource
  ) {
    guard rect.width > 0 else { return }
    // Of letters that stand on the run's baseline.
    var known: [GlyphID: [ClosedRange<CGFloat>]] = [:]
    for glyph in run.glyphs {
      let isPlain = glyph.position.y == 0
      var crossings = isPlain ? known[glyph.id] : nil
      if crossings == nil {
        let baseline = origin.y + glyph.position.y * scale
        crossings = self.crossings(
          of: source.image(of: glyph.id, in: run.face), size: run.size * scale, baseline: baseline)
        if isPlain { known[glyph.id] = crossings }
      }
      let x = origin.x + glyph.position.x * scale
      // Of a letter that lies nowhere nothing is left out.
      guard x.isFinite else { continue }
      for crossing in crossings ?? [] {
        gaps.append(x + crossing.lowerBound - rect.height...x + crossing.upperBound + rect.height)
      }
    }
  }

  /// Where a letter's ink crosses the line, from the letter's origin.
  /// - Parameters:
  ///   - size: pixels to an em.
  ///   - baseline: that of the letter.
  private func crossings(
    of image: GlyphImage, size: CGFloat, baseline: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    guard case .outline(let outline, let unitsPerEm) = image, unitsPerEm > 0 else { return [] }
    let scale = size / unitsPerEm
    let letter = outline.applying(CGAffineTransform(scaleX: scale, y: -scale))
    let (box, top) = (letter.boundingRect, rect.minY - baseline)
    guard box.maxY > top, box.minY < top + rect.height, box.width.isFinite else { return [] }
    let band = CGRect(x: box.minX - 1, y: top, width: box.width + 2, height: rect.height)
    return letter.intersection(Path(band)).spans
  }

  /// - Parameter paint: that of the letters, which a line without a colour has.
  func display(paint: Paint, of node: ViewNode, in builder: inout DisplayBuilder) {
    let color = style.color.map { builder.paint($0, of: node, in: rect) }
    for piece in pieces {
      for dash in dashes(of: piece) { builder.append(.fillRect(dash, paint: color ?? paint)) }
    }
  }

  /// What is left of the line, in whole pixels.
  var pieces: [PixelRect] {
    var pieces: [PixelRect] = []
    var start = rect.minX
    func end(at x: CGFloat) {
      guard x > start else { return }
      pieces.append(PixelRect(x: start, y: rect.minY, width: x - start, height: rect.height))
    }
    for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      end(at: min(gap.lowerBound.rounded(), rect.maxX))
      start = max(start, gap.upperBound.rounded())
    }
    end(at: rect.maxX)
    return pieces
  }

  /// The parts of a piece that are painted, in whole pixels. Each piece begins with a dash, as on iOS.
  private func dashes(of piece: PixelRect) -> [PixelRect] {
    let lengths = style.pattern.dashes.map { $0 * piece.height }
    // An image has no longer lines than that, and none that far away, where a dash is no step: dashes without end would be.
    guard !lengths.isEmpty, piece.width < 100_000, piece.minX.magnitude < 1e9 else {
      return [piece]
    }
    var dashes: [PixelRect] = []
    var (x, index) = (piece.minX, 0)
    while x < piece.maxX {
      let length = min(lengths[index % lengths.count], piece.maxX - x)
      if index.isMultiple(of: 2) {
        dashes.append(PixelRect(x: x, y: piece.minY, width: length, height: piece.height))
      }
      x += lengths[index % lengths.count]
      index += 1
    }
    return dashes
  }
}

extension Path {
  /// From where to where each subpath reaches along the x axis.
  fileprivate var spans: [ClosedRange<CGFloat>] {
    var spans: [ClosedRange<CGFloat>] = []
    func extend(to points: CGPoint...) {
      guard let last = spans.last else { return }
      let xs = points.map(\.x)
      spans[spans.count - 1] =
        xs.reduce(last.lowerBound, min)...xs.reduce(last.upperBound, max)
    }
    for element in elements {
      switch element {
      case .move(let point): spans.append(point.x...point.x)
      case .line(let point): extend(to: point)
      case .quadCurve(let point, let control): extend(to: point, control)
      case .curve(let point, let control1, let control2): extend(to: point, control1, control2)
      case .closeSubpath: break
      }
    }
    return spans
  }
}
