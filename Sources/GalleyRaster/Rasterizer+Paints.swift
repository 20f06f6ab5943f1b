import GalleyBudget
import GalleyGeometry
import GalleyGraphics

extension Rasterizer {
  /// Runs `body` with the sink that paints `paint` through the context's clip; not at all for a paint
  /// that leaves everything as it is.
  /// - Parameter bounds: what is painted at most.
  func withSink(
    _ paint: Paint, _ context: DrawingContext, bounds: PixelBounds, _ body: (PaintSink) -> Void
  ) {
    switch paint {
    case .solid(let color):
      let color = SolidColor(color)
      if color.isClear { return }
      withMask(context) { mask in
        let sink: PaintSink =
          if let bytes = mask.bytes {
            .masked(
              MaskedSolidSink(
                surface: context.surface, color: color, mask: bytes,
                maskBounds: mask.bounds))
          } else {
            .plain(SolidSink(surface: context.surface, color: color))
          }
        body(sink)
      }
    case .gradient(let gradient): withGradient(gradient, context, bounds: bounds, body)
    case .backdrop(let paint): withBackdrop(paint, context, bounds: bounds, body)
    case .bitmap(let paint): withBitmap(paint, context, bounds: bounds, body)
    case .tiles(let paint):
      guard paint.opacity > 0, let bitmap = tile(of: paint) else { return }
      var tiles = BitmapPaint(bitmap: bitmap, transform: paint.transform)
      tiles.opacity = paint.opacity
      withBitmap(tiles, context, bounds: bounds, body)
    }
  }

  private func withGradient(
    _ gradient: GradientPaint, _ context: DrawingContext, bounds: PixelBounds,
    _ body: (PaintSink) -> Void
  ) {
    var gradient = gradient
    gradient.transform = gradient.transform.concatenating(context.transform)
    let place = GradientPlace(gradient)
    let table = gradientTable(gradient)
    withScratch(bounds.width) { scratch in
      withMask(context) { clip in
        table.withColors { colors in
          body(
            .gradient(
              GradientSink(
                surface: context.surface, colors: colors, place: place, clip: clip,
                scratch: scratch)))
        }
      }
    }
  }

  private func withBackdrop(
    _ paint: BackdropPaint, _ context: DrawingContext, bounds: PixelBounds,
    _ body: (PaintSink) -> Void
  ) {
    guard
      let layer = context.surface.backdrop(
        paint, bounds: bounds, scale: context.transform.scale, budget)
    else { return }
    let opacity = PixelMath.byte(paint.opacity)
    layer.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      withMask(context) { clip in
        body(
          .layer(
            LayerSink(
              surface: context.surface, pixels: pixels, bounds: layer.bounds, opacity: opacity,
              clip: clip)))
      }
    }
  }

  private func withBitmap(
    _ paint: BitmapPaint, _ context: DrawingContext, bounds: PixelBounds,
    _ body: (PaintSink) -> Void
  ) {
    let transform = paint.transform.concatenating(context.transform)
    let opacity = PixelMath.byte(paint.opacity)
    guard transform.isInvertible, paint.bitmap.width > 0, paint.bitmap.height > 0, opacity > 0
    else { return }
    withScratch(bounds.width) { scratch in
      withMask(context) { clip in
        paint.bitmap.withSamples { bitmap in
          body(
            .bitmap(
              BitmapSink(
                surface: context.surface, bitmap: bitmap, transform: transform.inverted(),
                opacity: opacity, clip: clip, scratch: scratch)))
        }
      }
    }
  }

  /// The context's clip for reading.
  func withMask(_ context: DrawingContext, _ body: (ClipRows) -> Void) {
    context.clip.withRows(body)
  }

  /// Room for a row of pixels; calls must not nest.
  func withScratch(_ count: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    if scratch.count < count { scratch = Array(repeating: 0, count: count) }
    scratch.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { body(base) }
    }
  }
}

extension CGAffineTransform {
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite
  }
}

/// The sinks of all paints: one branch a run instead of a copy of every scan for each. They hold nothing
/// that is counted, so that a run costs no more than its pixels.
enum PaintSink: SpanSink {
  case plain(SolidSink)
  case masked(MaskedSolidSink)
  case gradient(GradientSink)
  case bitmap(BitmapSink)
  case layer(LayerSink)
  case image(ImageSink)

  @inline(__always)
  func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    switch self {
    case .plain(let sink): sink.span(y: y, x: x, count: count, coverage: coverage)
    case .masked(let sink): sink.span(y: y, x: x, count: count, coverage: coverage)
    case .gradient(let sink): sink.span(y: y, x: x, count: count, coverage: coverage)
    case .bitmap(let sink): sink.span(y: y, x: x, count: count, coverage: coverage)
    case .layer(let sink): sink.span(y: y, x: x, count: count, coverage: coverage)
    case .image(let sink): sink.span(y: y, x: x, count: count, coverage: coverage)
    }
  }

  @inline(__always)
  func pixels(y: Int, x: Int, coverages: UnsafeBufferPointer<UInt8>) {
    if case .image(let sink) = self { return sink.pixels(y: y, x: x, coverages: coverages) }
    spans(y: y, x: x, coverages: coverages)
  }
}

extension Surface {
  /// What was painted in a rectangle, blurred, with its colours changed and a tint over it. Beyond the
  /// surface there is nothing. Nil where the budget does not leave room for it.
  fileprivate func backdrop(
    _ paint: BackdropPaint, bounds: PixelBounds, scale: CGFloat, _ budget: RenderBudget
  ) -> Layer? {
    let blur = Effect.blur(sigma: paint.sigma)
    let source = bounds.widened(by: blur.blurReach(scale: scale)).intersection(self.bounds)
    guard var layer = Layer(bounds: source, kernels: kernels, budget: budget) else { return nil }
    layer.pixels.withUnsafeMutableBufferPointer { pixels in
      guard !source.isEmpty, let base = pixels.baseAddress else { return }
      for y in source.top..<source.bottom {
        (base + (y - source.top) * source.width)
          .update(from: address(source.left, y), count: source.width)
      }
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
