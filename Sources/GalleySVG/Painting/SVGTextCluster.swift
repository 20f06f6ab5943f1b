import GalleyGeometry
import GalleyGraphics

/// What of a text is placed as one: a character with its marks, or a ligature.
///
/// Its own axes are those of its line: `along` where the line leads, and down from there. In a vertical line `along` is down,
/// and down from there is left.
struct SVGTextCluster {
  /// The characters that it stands for; none where it goes on with those of the cluster before.
  var characters: Range<Int>
  var span: Int
  /// The face and size of its glyphs.
  var run: GlyphRun
  /// From its own start, positions in user units.
  var glyphs: [GlyphRun.Glyph]
  /// Whether it stands upright in a vertical line.
  var isUpright: Bool
  /// Above and below the baseline, in user units.
  var ascent: CGFloat
  var descent: CGFloat
  /// User units to the next one, spacing among it.
  var advance: CGFloat
  /// Half of what an upright glyph is wide, and how far its baseline lies below its start.
  var upright: (middle: CGFloat, baseline: CGFloat) = (0, 0)

  /// Where it begins: on the line, and across it, in user units.
  var along: CGFloat = 0
  var across: CGFloat = 0
  /// How far its own `dx` or `dy` move it.
  var moved: (along: CGFloat, across: CGFloat) = (0, 0)
  /// The part of the text that an anchor is of.
  var chunk = 0
  /// Degrees.
  var turn = 0.0
  /// How much longer its glyphs are along the line.
  var stretch: CGFloat = 1
  /// Where it stands on a path: its middle, and the direction there.
  var onPath: (point: CGPoint, direction: CGVector)?
  var isHidden = false
}

extension SVGTextCluster {
  /// From its own axes to user units.
  /// - Parameter shift: how far it is moved up, in user units: `baseline-shift` moves the place that `rotate` turns it about
  ///   (SVG 2, 11.4.1: around the current text position).
  func transform(isVertical: Bool, shift: CGFloat) -> CGAffineTransform {
    var own = CGAffineTransform(scaleX: stretch, y: 1)
    if turn != 0 { own = own.concatenating(SVGTransform.rotation(turn)) }
    own = own.concatenating(CGAffineTransform(translationX: 0, y: -shift))
    if let onPath {
      let down = isVertical ? -across : across
      let direction = onPath.direction
      return own.concatenating(CGAffineTransform(translationX: -advance / 2, y: down))
        .concatenating(
          CGAffineTransform(
            a: direction.dx, b: direction.dy, c: -direction.dy, d: direction.dx,
            tx: onPath.point.x, ty: onPath.point.y))
    }
    return own.concatenating(lineTransform(isVertical: isVertical, from: along))
  }

  /// From the axes of its line, at a place on it, to user units.
  func lineTransform(isVertical: Bool, from along: CGFloat) -> CGAffineTransform {
    isVertical
      ? CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: across, ty: along)
      : CGAffineTransform(translationX: along, y: across)
  }

  /// Whether it stands on its line as the ones beside it.
  var isStraight: Bool { onPath == nil && turn == 0 }
}
