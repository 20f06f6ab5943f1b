import GalleyGeometry
import GalleyGraphics

extension Rasterizer {
  /// Runs `body` with the sink that paints `paint` through the context's clip; not at all for a paint
  /// that leaves everything as it is.
  /// - Parameter bounds: what is painted at most.
  func withSink(
    _ paint: Paint, _ context: DrawingContext, bounds: PixelRect, _ body: (inout PaintSink) -> Void
  ) {
    switch paint {
    case .solid(let color):
      let source = color.pixel.rawValue
      if source >> 24 == 0 { return }
      withMask(context) { mask in
        var sink: PaintSink =
          if let mask {
            .masked(
              MaskedSolidSink(
                surface: context.surface, source: source, mask: mask,
                maskBounds: context.clip.bounds))
          } else {
            .plain(SolidSink(surface: context.surface, source: source))
          }
        body(&sink)
      }
    case .gradient(var gradient):
      gradient.transform = gradient.transform.concatenating(context.transform)
      let place = GradientPlace(gradient)
      gradientColors(gradient.stops).withUnsafeBufferPointer { colors in
        guard let colors = colors.baseAddress else { return }
        withMask(context) { mask in
          var sink = PaintSink.gradient(
            GradientSink(
              surface: context.surface, colors: colors, place: place, mask: mask,
              maskBounds: context.clip.bounds))
          body(&sink)
        }
      }
    case .backdrop(let paint):
      let layer = context.surface.backdrop(paint, bounds: bounds, scale: context.transform.scale)
      let opacity = PixelMath.byte(paint.opacity)
      layer.pixels.withUnsafeBufferPointer { pixels in
        guard let pixels = pixels.baseAddress else { return }
        withMask(context) { mask in
          var sink = PaintSink.layer(
            LayerSink(
              surface: context.surface, pixels: pixels, bounds: layer.bounds, opacity: opacity,
              mask: mask, maskBounds: context.clip.bounds))
          body(&sink)
        }
      }
    case .bitmap(let paint):
      let transform = paint.transform.concatenating(context.transform)
      let opacity = PixelMath.byte(paint.opacity)
      guard transform.isInvertible, paint.bitmap.width > 0, paint.bitmap.height > 0, opacity > 0
      else { return }
      withMask(context) { mask in
        var sink = PaintSink.bitmap(
          BitmapSink(
            surface: context.surface, bitmap: paint.bitmap, transform: transform.inverted(),
            opacity: opacity, mask: mask, maskBounds: context.clip.bounds))
        body(&sink)
      }
    }
  }

  private func withMask(_ context: DrawingContext, _ body: (UnsafePointer<UInt8>?) -> Void) {
    guard let coverage = context.clip.coverage else { return body(nil) }
    coverage.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}

extension CGAffineTransform {
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite
  }
}

/// The sinks of all paints: one branch a run instead of a copy of every scan for each.
enum PaintSink: SpanSink {
  case plain(SolidSink)
  case masked(MaskedSolidSink)
  case gradient(GradientSink)
  case bitmap(BitmapSink)
  case layer(LayerSink)

  @inline(__always)
  mutating func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    switch self {
    case .plain(var sink): sink.span(y: y, x: x, count: count, coverage: coverage)
    case .masked(var sink): sink.span(y: y, x: x, count: count, coverage: coverage)
    case .gradient(var sink): sink.span(y: y, x: x, count: count, coverage: coverage)
    case .bitmap(var sink): sink.span(y: y, x: x, count: count, coverage: coverage)
    case .layer(var sink): sink.span(y: y, x: x, count: count, coverage: coverage)
    }
  }
}

extension Surface {
  /// What was painted in a rectangle, blurred, with its colours changed and a tint over it. Beyond the
  /// surface there is nothing.
  fileprivate func backdrop(_ paint: BackdropPaint, bounds: PixelRect, scale: CGFloat) -> Layer {
    let blur = Effect.blur(sigma: paint.sigma)
    let source = bounds.widened(by: blur.reach(scale: scale)).intersection(self.bounds)
    var layer = Layer(bounds: source, pixels: [])
    guard !source.isEmpty else { return layer }
    layer.pixels.reserveCapacity(source.width * source.height)
    for y in source.top..<source.bottom {
      layer.pixels.append(
        contentsOf: UnsafeBufferPointer(start: address(source.left, y), count: source.width))
    }
    layer.apply(blur, scale: scale)
    if paint.saturation != 1 { layer.apply(.color(.saturation(paint.saturation)), scale: scale) }
    let tint = paint.tint.pixel.rawValue
    for index in layer.pixels.indices {
      layer.pixels[index] = PixelMath.over(tint, layer.pixels[index])
    }
    return layer
  }
}
