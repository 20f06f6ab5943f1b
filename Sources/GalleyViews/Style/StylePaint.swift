import GalleyGeometry
import GalleyGraphics

/// What a style of Galley's own is painted with. The requirements of `ShapeStyle` name it; what is in it is the engine's.
public struct _StylePaint: Sendable {
  package let paint: Paint

  package init(_ paint: Paint) { self.paint = paint }

  static func solid(_ color: ResolvedColor) -> _StylePaint { _StylePaint(.solid(color)) }
  static func gradient(_ paint: GradientPaint) -> _StylePaint { _StylePaint(.gradient(paint)) }
  static func bitmap(_ paint: BitmapPaint) -> _StylePaint { _StylePaint(.bitmap(paint)) }
  static func backdrop(_ paint: BackdropPaint) -> _StylePaint { _StylePaint(.backdrop(paint)) }

  /// - Parameter opacity: 0 to 1; it is multiplied with the paint's own.
  package func opacity(_ opacity: Double) -> _StylePaint { _StylePaint(paint.opacity(opacity)) }

  /// In a frame, `scale` of its pixels to a point.
  func located(in frame: PixelRect, scale: CGFloat) -> _StylePaint {
    _StylePaint(paint.located(in: frame, scale: scale))
  }
}
