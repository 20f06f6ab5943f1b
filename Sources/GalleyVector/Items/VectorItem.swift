import GalleyGeometry
import GalleyGraphics

/// One thing to write. All coordinates are device pixels of the whole image, y downwards: transforms are gone but where
/// a bitmap or a glyph is turned.
indirect enum VectorItem: Hashable {
  case fill(VectorFill)
  case glyphs(VectorGlyphs)
  case image(VectorImage)
  case group(VectorGroup)
}

/// The inside of a path.
struct VectorFill: Hashable {
  var path: Path
  var rule = FillRule.nonZero
  var paint: VectorPaint
}

/// What a fill is made of.
enum VectorPaint: Hashable {
  case solid(ResolvedColor)
  case gradient(VectorGradient)
}

/// Colours that both formats mix as the rasteriser does.
struct VectorGradient: Hashable {
  enum Shape: Hashable {
    case linear(start: CGPoint, end: CGPoint)
    /// Radii are not negative and not equal.
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  }

  /// Two or more, from 0 to 1, mixed straight: each component by itself.
  var stops: [GradientPaint.Stop]
  var shape: Shape
  var extend: GradientPaint.Extend
  /// From the shape to device pixels; it has an inverse.
  var transform: CGAffineTransform
}

/// Glyphs of one face, size and colour.
struct VectorGlyphs: Hashable {
  struct Glyph: Hashable {
    var id: GlyphID
    /// Where its origin lies, in device pixels.
    var place: CGPoint
    /// How far the pen moves, in ems.
    var advance: CGFloat
    /// What is read where it stands: the characters of its cluster of the first glyph of that, nothing of the others; nil
    /// where it is not known.
    var text: String?
  }

  var face: FaceID
  /// Pixels to an em, before `turn`.
  var size: CGFloat
  /// How glyphs are turned, slanted or mirrored; it moves nothing and has an inverse.
  var turn: CGAffineTransform
  var isRightToLeft: Bool
  /// In the order in which they stand, from left to right; those without ink, too.
  var glyphs: [Glyph]
  var color: ResolvedColor

  /// From font units, y upwards, to device pixels around a glyph's place.
  func matrix(unitsPerEm: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: size / unitsPerEm, y: -size / unitsPerEm).concatenating(turn)
  }
}

/// A bitmap stretched over a frame.
struct VectorImage: Hashable {
  var bitmap: Bitmap
  var frame: CGRect
  /// From the frame to device pixels.
  var transform = CGAffineTransform.identity
  var isSmooth = true
  /// 0 to 1.
  var opacity = 1.0
}

/// Items that are composited together: changed, then masked, clipped and blended.
struct VectorGroup: Hashable {
  /// What becomes of the pixels, in device pixels.
  enum Effect: Hashable {
    case opacity(Double)
    case color(ColorMatrix)
    case luminanceToAlpha
    case blur(sigma: CGFloat)
    case shadow(ResolvedColor, sigma: CGFloat, x: CGFloat, y: CGFloat)
  }

  var items: [VectorItem]
  var effect: Effect?
  /// Alphas that multiply the group's.
  var mask: [VectorItem]?
  var clip: Path?
  var clipRule = FillRule.nonZero
  var blendMode = BlendMode.normal
  /// Whether the items meet each other and nothing else before they meet what lies below.
  var isIsolated = false
  /// Pixels outside of which the group paints nothing and reads nothing.
  var bounds = CGRect.null

  /// Whether the items are painted apart from what lies below.
  var isLayer: Bool { isIsolated || effect != nil || mask != nil || blendMode != .normal }
}

extension [VectorItem] {
  /// Whether one of them looks at the colours of what lies below all of them.
  var blendsWithBackdrop: Bool {
    contains { item in
      guard case .group(let group) = item else { return false }
      return group.blendMode != .normal || !group.isLayer && group.items.blendsWithBackdrop
    }
  }
}
