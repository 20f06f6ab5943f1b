import GalleyGeometry
import GalleyGraphics

extension Rasterizer {
  /// Paints a bitmap stretched over a frame. One that is drawn smaller is made smaller first, once for each size.
  func draw(
    _ bitmap: Bitmap, frame: CGRect, sampling: ImageSampling = .smooth, in context: DrawingContext
  ) {
    guard context.transform.isUpright else {
      guard let bitmap = reduced(bitmap, frame: frame, sampling, context) else { return }
      return drawTransformed(bitmap, frame: frame, sampling, in: context)
    }
    withImageSink(bitmap, frame: frame, sampling: sampling, in: context) { sink, visible in
      for y in visible.top..<visible.bottom {
        sink.span(y: y, x: visible.left, count: visible.width, coverage: 255)
      }
    }
  }

  /// Runs `body` with the sink of a bitmap over an upright frame and the pixels that it may fill; not at
  /// all where there are none.
  func withImageSink(
    _ bitmap: Bitmap, frame: CGRect, sampling: ImageSampling, in context: DrawingContext,
    _ body: (PaintSink, PixelBounds) -> Void
  ) {
    guard let bitmap = reduced(bitmap, frame: frame, sampling, context) else { return }
    let isSmooth = sampling != .nearest
    let target = frame.applying(context.transform)
    let visible = PixelBounds(covering: target).intersection(context.clip.bounds)
    guard !visible.isEmpty, bitmap.width > 0, bitmap.height > 0, target.width > 0,
      target.height > 0
    else { return }
    bitmap.withSamples { bitmap in
      withScratch(visible.width) { scratch in
        withMask(context) { clip in
          if sampling == .cubic, !AxisAlignedImage.isPixelOnPixel(bitmap, target) {
            return CubicRows.with(bitmap, frame: target, visible.left..<visible.right) { rows in
              let image = AxisAlignedImage(bitmap, frame: target, rows)
              let sink = ImageSink(
                surface: context.surface, image: image, clip: clip, scratch: scratch)
              body(.image(sink), visible)
            }
          }
          let columns = AxisAlignedImage.columns(
            of: bitmap, frame: target, isSmooth: isSmooth, visible.left..<visible.right)
          columns.withUnsafeBufferPointer { columns in
            let image = AxisAlignedImage(
              bitmap, frame: target, isSmooth: isSmooth, columns: columns.baseAddress,
              left: visible.left)
            let sink = ImageSink(
              surface: context.surface, image: image, clip: clip, scratch: scratch)
            body(.image(sink), visible)
          }
        }
      }
    }
  }

  /// Nil where the budget does not leave room for it.
  private func reduced(
    _ bitmap: Bitmap, frame: CGRect, _ sampling: ImageSampling, _ context: DrawingContext
  ) -> Bitmap? {
    if sampling == .nearest { return bitmap }
    return reducedBitmaps.bitmap(
      bitmap, width: frame.width * context.transform.length(alongX: true),
      height: frame.height * context.transform.length(alongX: false),
      sampling: sampling, budget: budget)
  }

  /// Paints a bitmap that is turned, mirrored or slanted: every pixel is looked up where it came
  /// from, and the frame's edges are as smooth as a filled path's.
  private func drawTransformed(
    _ bitmap: Bitmap, frame: CGRect, _ sampling: ImageSampling, in context: DrawingContext
  ) {
    let transform = context.transform
    guard transform.a * transform.d - transform.b * transform.c != 0, bitmap.width > 0,
      bitmap.height > 0, frame.width > 0, frame.height > 0
    else { return }
    let bounds = PixelBounds(covering: frame.applying(transform)).intersection(context.clip.bounds)
    guard !bounds.isEmpty else { return }
    guard
      let edges = coverage(
        of: Path(frame), rule: .nonZero, transform: transform, bounds: bounds, for: "an image")
    else { return }
    let clip = context.clip.narrowed(to: bounds).multiplied(by: edges)
    let back = transform.inverted()
    bitmap.withSamples { bitmap in
      clip.withRows { rows in
        for y in bounds.top..<bounds.bottom {
          guard budget.canContinue("painting"), let mask = rows.row(bounds.left, y) else { return }
          let row = context.surface.address(bounds.left, y)
          for x in 0..<bounds.width where mask[x] != 0 {
            let source = CGPoint(x: CGFloat(bounds.left + x) + 0.5, y: CGFloat(y) + 0.5)
              .applying(back)
            let pixel = bitmap.pixel(
              (source.x - frame.minX) / frame.width, (source.y - frame.minY) / frame.height,
              sampling)
            row[x] = PixelMath.over(PixelMath.scale(pixel, by: UInt32(mask[x])), row[x])
          }
        }
      }
    }
  }
}

extension CGAffineTransform {
  /// Whether upright rectangles stay so and nothing is mirrored.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// How long a unit of an axis becomes.
  fileprivate func length(alongX: Bool) -> CGFloat {
    alongX ? (a * a + b * b).squareRoot() : (c * c + d * d).squareRoot()
  }
}
