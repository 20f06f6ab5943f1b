import GalleyGeometry
import GalleyGraphics

extension SVGPainter {
  /// The paint of an element as what it brings in may take it over, by `context-fill` and `context-stroke`.
  /// - Parameter box: of the element, in the units of the context.
  func contextPaint(_ paint: SVGPaint, _ box: ContextBox, _ context: Context) -> ContextPaint? {
    switch paint {
    // That of an element further out.
    case .contextFill: context.contextFill
    case .contextStroke: context.contextStroke
    case .currentColor:
      ContextPaint(
        paint: .color(context.style.color), box: box, transform: context.transform,
        viewport: context.viewport)
    default:
      ContextPaint(
        paint: paint, box: box, transform: context.transform, viewport: context.viewport)
    }
  }

  /// The box of what a `use` brings in, in its units; it is walked through where a paint asks for it.
  /// - Parameter inner: of the target.
  func contextBox(
    _ target: Int, _ use: SVGElement, _ place: CGAffineTransform, _ inner: Context
  ) -> ContextBox {
    let followed = following
    return ContextBox { [self] in
      // What is being followed now is further in.
      let saved = following
      following = followed
      defer { following = saved }
      var context = inner
      context.measuring = .fills
      (context.contextFill, context.contextStroke) = (nil, nil)
      return used(target, use, context).box?.applying(place) ?? .zero
    }
  }
}
