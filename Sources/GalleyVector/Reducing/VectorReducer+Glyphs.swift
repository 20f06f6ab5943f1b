import GalleyGeometry
import GalleyGraphics

/// Where a run of glyphs stands.
struct RunPlace {
  /// In the pixels of the group that it lies in.
  var origin: CGPoint
  /// Pixels of the group to a point of the run.
  var scale: CGFloat
  /// From the group to the device.
  var transform: CGAffineTransform

  /// Where a glyph's origin lies in the group.
  func place(of glyph: GlyphRun.Glyph) -> CGPoint {
    CGPoint(x: origin.x + glyph.position.x * scale, y: origin.y + glyph.position.y * scale)
  }

  /// Where the rasteriser puts a place of the group on the device: glyphs that nothing turns stand on a quarter of a
  /// pixel and on a whole line, but for very large ones.
  func device(_ place: CGPoint, isSnapped: Bool) -> CGPoint {
    let place = place.applying(transform)
    guard isSnapped, transform.isTranslation else { return place }
    return CGPoint(
      x: (place.x * 4 + 0.5).rounded(.down) / 4, y: (place.y + 0.5).rounded(.down))
  }

  /// Larger glyphs stand where they are.
  static let largestSnappedSize: CGFloat = 256
}

extension VectorReducer {
  mutating func append(
    _ run: GlyphRun, _ place: RunPlace, _ paint: Paint, _ item: DisplayItem,
    to result: inout [VectorItem]
  ) {
    let size = run.size * place.scale
    guard size > 0, size.isFinite, place.transform.isInvertible,
      !ink([item], place.transform).isNull
    else { return }
    let color: ResolvedColor
    switch ReducedPaint(paint, place.transform, format) {
    case .nothing: return
    case .unsayable(let subject):
      return paintInstead([item], place.transform, subject, to: &result)
    case .paint(.gradient(let gradient)):
      guard glyphs.isMonochrome(run.face) else {
        return paintInstead(
          [item], place.transform, "a gradient on colored glyphs", to: &result)
      }
      return append(outlinesOf: run, place, .gradient(gradient), to: &result)
    case .paint(.solid(let solid)): color = solid
    }
    guard !glyphs.isMonochrome(run.face) else {
      result.append(.glyphs(outlines(run, run.glyphs, place, color)))
      return
    }
    for glyph in run.glyphs { append(glyph, of: run, place, color, to: &result) }
  }

  private func outlines(
    _ run: GlyphRun, _ glyphs: [GlyphRun.Glyph], _ place: RunPlace, _ color: ResolvedColor
  ) -> VectorGlyphs {
    let size = run.size * place.scale
    var turn = place.transform
    (turn.tx, turn.ty) = (0, 0)
    return VectorGlyphs(
      face: run.face, size: size, turn: turn, isRightToLeft: run.bidiLevel % 2 == 1,
      glyphs: glyphs.indices.map { index in
        let glyph = glyphs[index]
        let isFirst = index == 0 || glyphs[index - 1].cluster != glyph.cluster
        let text = format == .pdf ? run.text?.characters(of: glyph) : nil
        return VectorGlyphs.Glyph(
          id: glyph.id,
          place: place.device(
            place.place(of: glyph), isSnapped: size <= RunPlace.largestSnappedSize),
          advance: run.size > 0 ? glyph.advance / run.size : 0,
          text: isFirst ? text : text.map { _ in "" })
      }, color: color)
  }

  /// A glyph of a face that has colours.
  private mutating func append(
    _ glyph: GlyphRun.Glyph, of run: GlyphRun, _ place: RunPlace, _ color: ResolvedColor,
    to result: inout [VectorItem]
  ) {
    let size = run.size * place.scale
    let spot = place.place(of: glyph)
    func transform(_ unitsPerEm: CGFloat) -> CGAffineTransform {
      let factor = size / unitsPerEm
      return CGAffineTransform(a: factor, b: 0, c: 0, d: -factor, tx: spot.x, ty: spot.y)
        .concatenating(place.transform)
    }
    switch glyphs.image(of: glyph.id, in: run.face) {
    case .outline:
      // The others of its cluster may be images.
      var alone = run
      alone.text = nil
      result.append(.glyphs(outlines(alone, [glyph], place, color)))
    case .layers(let layers, let unitsPerEm):
      for layer in layers where !layer.path.isEmpty {
        let own = layer.color?.opacity(color.alpha) ?? color
        let item = DisplayItem.fill(path: layer.path, rule: .nonZero, paint: .solid(own))
        append(item, transform(unitsPerEm), to: &result)
      }
    case .painting(let items, let unitsPerEm, let usesForeground):
      var items = items
      if usesForeground {
        let foreground = color.opacity(1 / max(color.alpha, 1e-3))
        items = glyphs.painting(of: glyph.id, in: run.face, foreground: foreground)
      }
      let group = DisplayGroup(
        items: items, transform: transform(unitsPerEm),
        effects: color.alpha < 1 ? [.opacity(color.alpha)] : [])
      appendWhole(group, to: &result)
    case .bitmap(let bitmap, let left, let top, let pixelsPerEm):
      let factor = size / pixelsPerEm
      let frame = CGRect(
        x: spot.x + left * factor, y: spot.y - top * factor,
        width: CGFloat(bitmap.width) * factor, height: CGFloat(bitmap.height) * factor)
      guard frame.width > 0, frame.height > 0, isSeen(frame.applying(place.transform)) else {
        return
      }
      result.append(
        .image(
          VectorImage(
            bitmap: bitmap, frame: frame, transform: place.transform,
            opacity: ResolvedColor.unit(color.alpha))))
    }
  }

  /// A group, as one image where a part of it would be one: many small ones cost more, and are not worth editing.
  private mutating func appendWhole(_ group: DisplayGroup, to result: inout [VectorItem]) {
    let before = problems
    var items: [VectorItem] = []
    append(group, .identity, to: &items)
    if problems.list == before.list {
      result += items
    } else {
      problems = before
      paintInstead([.group(group)], .identity, "a colored glyph", to: &result)
    }
  }

  /// Glyphs as one path.
  private mutating func append(
    outlinesOf run: GlyphRun, _ place: RunPlace, _ paint: VectorPaint, to result: inout [VectorItem]
  ) {
    let size = run.size * place.scale
    var whole = Path()
    for glyph in run.glyphs {
      guard case .outline(let path, let unitsPerEm) = glyphs.image(of: glyph.id, in: run.face),
        !path.isEmpty
      else { continue }
      let spot = place.device(
        place.place(of: glyph), isSnapped: size <= RunPlace.largestSnappedSize)
      let factor = size / unitsPerEm
      var matrix = CGAffineTransform(scaleX: factor, y: -factor).concatenating(place.transform)
      (matrix.tx, matrix.ty) = (spot.x, spot.y)
      whole.addPath(path, transform: matrix)
    }
    if !whole.isEmpty, whole.isDefined {
      result.append(.fill(VectorFill(path: whole, paint: paint)))
    }
  }

  /// The lines along the outlines of glyphs, in the pixels of the group that they lie in; nil without any.
  func strokedOutlines(of run: GlyphRun, _ place: RunPlace, _ style: StrokeStyle) -> Path? {
    let size = run.size * place.scale
    guard size > 0, size.isFinite, place.transform.isInvertible else { return nil }
    let back = place.transform.inverted()
    var whole = Path()
    for glyph in run.glyphs {
      guard case .outline(let path, let unitsPerEm) = glyphs.image(of: glyph.id, in: run.face),
        !path.isEmpty, budget.canContinue("writing")
      else { continue }
      let factor = size / unitsPerEm
      let spot = place.device(place.place(of: glyph), isSnapped: true).applying(back)
      let outline = path.applying(
        CGAffineTransform(a: factor, b: 0, c: 0, d: -factor, tx: spot.x, ty: spot.y))
      guard let line = outline.strokedGlyph(style, budget: budget) else {
        return nil
      }
      whole.addPath(line)
    }
    return whole.isEmpty ? nil : whole
  }
}
