import GalleyGeometry
import GalleyGraphics

extension Rasterizer {
  /// Paints a bitmap stretched over a frame. One that is drawn smaller is made smaller first by
  /// averaging areas, once for each size.
  func draw(
    _ bitmap: Bitmap, frame: CGRect, sampling: ImageSampling = .smooth, in context: DrawingContext
  ) {
    guard context.transform.isUpright else {
      return drawTransformed(
        reduced(bitmap, frame: frame, sampling, context), frame: frame,
        isSmooth: sampling != .nearest, in: context)
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
    _ body: (PaintSink, PixelRect) -> Void
  ) {
    let bitmap = reduced(bitmap, frame: frame, sampling, context)
    let isSmooth = sampling != .nearest
    let target = frame.applying(context.transform)
    let visible = PixelRect(covering: target).intersection(context.clip.bounds)
    guard !visible.isEmpty, bitmap.width > 0, bitmap.height > 0, target.width > 0,
      target.height > 0
    else { return }
    bitmap.withSamples { bitmap in
      withScratch(visible.width) { scratch in
        withMask(context) { clip in
          let columns = UprightImage.columns(
            of: bitmap, frame: target, isSmooth: isSmooth, visible.left..<visible.right)
          columns.withUnsafeBufferPointer { columns in
            let image = UprightImage(
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

  private func reduced(
    _ bitmap: Bitmap, frame: CGRect, _ sampling: ImageSampling, _ context: DrawingContext
  ) -> Bitmap {
    if sampling == .nearest { return bitmap }
    return reducedBitmaps.bitmap(
      bitmap, width: frame.width * context.transform.length(alongX: true),
      height: frame.height * context.transform.length(alongX: false),
      inLinearLight: sampling == .smoothInLinearLight)
  }

  /// Paints a bitmap that is turned, mirrored or slanted: every pixel is looked up where it came
  /// from, and the frame's edges are as smooth as a filled path's.
  private func drawTransformed(
    _ bitmap: Bitmap, frame: CGRect, isSmooth: Bool, in context: DrawingContext
  ) {
    let transform = context.transform
    guard transform.a * transform.d - transform.b * transform.c != 0, bitmap.width > 0,
      bitmap.height > 0, frame.width > 0, frame.height > 0
    else { return }
    let bounds = PixelRect(covering: frame.applying(transform)).intersection(context.clip.bounds)
    guard !bounds.isEmpty else { return }
    let clip = context.clip.narrowed(to: bounds)
    let edges = coverage(of: Path(frame), rule: .nonZero, transform: transform, bounds: bounds)
    let mask = clip.multiplied(by: edges).coverage ?? edges
    let back = transform.inverted()
    bitmap.withSamples { bitmap in
      for y in bounds.top..<bounds.bottom {
        let row = context.surface.address(bounds.left, y)
        let start = (y - bounds.top) * bounds.width
        for x in 0..<bounds.width where mask[start + x] != 0 {
          let source = CGPoint(x: CGFloat(bounds.left + x) + 0.5, y: CGFloat(y) + 0.5).applying(
            back)
          let pixel = bitmap.sample(
            BilinearTap(
              at: (source.x - frame.minX) / frame.width, count: bitmap.width, isSmooth: isSmooth),
            BilinearTap(
              at: (source.y - frame.minY) / frame.height, count: bitmap.height, isSmooth: isSmooth))
          row[x] = PixelMath.over(PixelMath.scale(pixel, by: UInt32(mask[start + x])), row[x])
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

/// Bitmaps made smaller by averaging, kept for the sizes that they were drawn at.
final class ReducedBitmaps {
  /// The pixels of a bitmap by the place where they lie, which the bitmap that is kept with them holds.
  private struct Key: Hashable {
    var pixels: UnsafeRawPointer?
    var width: Int
    var height: Int
    var isLinear: Bool
  }
  private var kept: [Key: (source: Bitmap, reduced: Bitmap)] = [:]
  private var keptPixels = 0
  /// 64 MB of pixels, those of the bitmaps that are kept with them included; then all are forgotten.
  private static let pixelLimit = 16 << 20

  /// The bitmap with at most as many pixels a side as it has on the device, at least one.
  func bitmap(
    _ bitmap: Bitmap, width: CGFloat, height: CGFloat, inLinearLight: Bool = false
  ) -> Bitmap {
    func side(_ length: CGFloat, _ own: Int) -> Int {
      length > 1 ? min(own, Int(min(length - 1e-6, 1e6).rounded(.up))) : min(own, 1)
    }
    let (newWidth, newHeight) = (side(width, bitmap.width), side(height, bitmap.height))
    if newWidth == bitmap.width, newHeight == bitmap.height { return bitmap }
    let key = Key(
      pixels: bitmap.pixels.withUnsafeBytes(\.baseAddress), width: newWidth, height: newHeight,
      isLinear: inLinearLight)
    if let known = kept[key] { return known.reduced }
    let reduced = bitmap.averaged(
      width: newWidth, height: newHeight, inLinearLight: inLinearLight)
    let count = bitmap.pixels.count + reduced.pixels.count
    if keptPixels + count > Self.pixelLimit {
      kept = [:]
      keptPixels = 0
    }
    keptPixels += count
    kept[key] = (bitmap, reduced)
    return reduced
  }
}

/// Two neighbouring samples along one axis and how much the second one counts, in 256ths.
struct BilinearTap {
  var first: Int
  var second: Int
  var weight: UInt32

  /// - Parameter position: 0 to 1 along the axis.
  init(at position: CGFloat, count: Int, isSmooth: Bool = true) {
    guard isSmooth else {
      first = min(max(Int(position * CGFloat(count)), 0), count - 1)
      (second, weight) = (first, 0)
      return
    }
    let place = min(max(position * CGFloat(count) - 0.5, 0), CGFloat(count - 1))
    first = Int(place)
    second = min(first + 1, count - 1)
    weight = UInt32((place - CGFloat(first)) * 256 + 0.5)
  }

  /// In pixels of an axis that repeats itself every `count` of them.
  init(tilesOf count: Int, at position: CGFloat) {
    let length = CGFloat(count)
    let moved = position - 0.5
    let place = moved.magnitude < 1e12 ? moved - (moved / length).rounded(.down) * length : 0
    first = min(max(Int(place), 0), count - 1)
    second = first + 1 == count ? 0 : first + 1
    weight = UInt32(min(max(place - CGFloat(first), 0), 1) * 256 + 0.5)
  }
}

/// A bitmap's pixels while they are read.
struct BitmapSamples {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  func sample(_ column: BilinearTap, _ row: BilinearTap) -> UInt32 {
    let upper = pixels + row.first * width
    let lower = pixels + row.second * width
    let even = Self.mean(upper[column.first], upper[column.second], column.weight)
    let odd = Self.mean(lower[column.first], lower[column.second], column.weight)
    let sum =
      SIMD4<UInt32>(repeating: 1 << 15) &+ even &* (256 - row.weight) &+ odd &* row.weight
    let result = sum &>> 16
    return result.x | result.y << 8 | result.z << 16 | result.w << 24
  }

  /// Two pixels' channels, 256 times their mean.
  @inline(__always)
  private static func mean(_ one: UInt32, _ other: UInt32, _ weight: UInt32) -> SIMD4<UInt32> {
    channels(one) &* (256 - weight) &+ channels(other) &* weight
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
  }
}

extension Bitmap {
  /// - Precondition: the bitmap has pixels.
  func withSamples(_ body: (BitmapSamples) -> Void) {
    pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      body(BitmapSamples(pixels: pixels, width: width, height: height))
    }
  }
}
