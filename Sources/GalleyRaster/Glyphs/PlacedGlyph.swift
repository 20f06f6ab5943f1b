import GalleyGeometry
import GalleyGraphics

/// Glyphs of one font where they are painted.
struct PlacedRun {
  let run: GlyphRun
  /// The origin of the run, before the transform of the group around it.
  let origin: CGPoint
  /// What the run's positions and its font size are multiplied by.
  let scale: CGFloat

  /// The font size as it is painted.
  var size: CGFloat { run.size * scale }

  /// Whether there is anything to paint at a place of the canvas.
  var isPaintable: Bool {
    size > 0 && size.isFinite && origin.x.isFinite && origin.y.isFinite
  }

  func placed(_ glyph: GlyphRun.Glyph) -> PlacedGlyph {
    PlacedGlyph(
      id: glyph.id, face: run.face,
      origin: CGPoint(
        x: origin.x + glyph.position.x * scale, y: origin.y + glyph.position.y * scale),
      size: size)
  }
}

/// One glyph where it is painted.
struct PlacedGlyph {
  let id: GlyphID
  let face: FaceID
  /// Where its origin lies on the baseline, before the transform of the group around it.
  var origin: CGPoint
  /// The font size as it is painted.
  let size: CGFloat

  /// Font units, upwards, to places of the glyph.
  /// - Parameter unitsPerEm: above 0.
  func transform(unitsPerEm: CGFloat) -> CGAffineTransform {
    let factor = size / unitsPerEm
    return CGAffineTransform(a: factor, b: 0, c: 0, d: -factor, tx: origin.x, ty: origin.y)
  }
}
