import GalleyGeometry
import GalleyGraphics

extension Rasterizer {
  /// Paints a bitmap stretched over an upright frame, each pixel the bilinear mean of the four
  /// nearest ones at its centre; beyond its edges the bitmap goes on with its last pixels.
  ///
  /// A bitmap that is drawn smaller is made smaller first by averaging areas, once for each size.
  func draw(
    _ bitmap: Bitmap, frame: CGRect, isSmooth: Bool = true, in context: DrawingContext
  ) {
    let transform = context.transform
    var bitmap = bitmap
    if isSmooth {
      bitmap = reducedBitmaps.bitmap(
        bitmap, width: frame.width * transform.length(alongX: true),
        height: frame.height * transform.length(alongX: false))
    }
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else {
      return drawTransformed(bitmap, frame: frame, isSmooth: isSmooth, in: context)
    }
    let target = frame.applying(context.transform)
    let visible = PixelRect(covering: target).intersection(context.clip.bounds)
    guard !visible.isEmpty, bitmap.width > 0, bitmap.height > 0, target.width > 0,
      target.height > 0
    else { return }
    if target.width == CGFloat(bitmap.width), target.height == CGFloat(bitmap.height),
      target.minX == target.minX.rounded(), target.minY == target.minY.rounded()
    {
      // Pixel on pixel.
      return copy(bitmap, left: Int(target.minX), top: Int(target.minY), opacity: 255, in: context)
    }
    let columns = (visible.left..<visible.right).map { x in
      BilinearTap(
        at: (CGFloat(x) + 0.5 - target.minX) / target.width, count: bitmap.width,
        isSmooth: isSmooth)
    }
    for y in visible.top..<visible.bottom {
      let tap = BilinearTap(
        at: (CGFloat(y) + 0.5 - target.minY) / target.height, count: bitmap.height,
        isSmooth: isSmooth)
      let row = context.surface.address(visible.left, y)
      for (index, column) in columns.enumerated() {
        var source = bitmap.sample(column, tap)
        if let coverage = context.clip.coverage {
          let place =
            (y - context.clip.bounds.top) * context.clip.bounds.width + visible.left + index
            - context.clip.bounds.left
          source = PixelMath.scale(source, by: UInt32(coverage[place]))
        }
        row[index] = PixelMath.over(source, row[index])
      }
    }
  }
}

extension Rasterizer {
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
    for y in bounds.top..<bounds.bottom {
      let row = context.surface.address(bounds.left, y)
      let start = (y - bounds.top) * bounds.width
      for x in 0..<bounds.width where mask[start + x] != 0 {
        let source = CGPoint(x: CGFloat(bounds.left + x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
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

extension CGAffineTransform {
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
  }
  private var kept: [Key: (source: Bitmap, reduced: Bitmap)] = [:]
  private var keptPixels = 0
  /// 64 MB of pixels, those of the bitmaps that are kept with them included; then all are forgotten.
  private static let pixelLimit = 16 << 20

  /// The bitmap with at most as many pixels a side as it has on the device, at least one.
  func bitmap(_ bitmap: Bitmap, width: CGFloat, height: CGFloat) -> Bitmap {
    func side(_ length: CGFloat, _ own: Int) -> Int {
      length > 1 ? min(own, Int(min(length - 1e-6, 1e6).rounded(.up))) : min(own, 1)
    }
    let (newWidth, newHeight) = (side(width, bitmap.width), side(height, bitmap.height))
    if newWidth == bitmap.width, newHeight == bitmap.height { return bitmap }
    let key = Key(
      pixels: bitmap.pixels.withUnsafeBytes(\.baseAddress), width: newWidth, height: newHeight)
    if let known = kept[key] { return known.reduced }
    let reduced = bitmap.averaged(width: newWidth, height: newHeight)
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

extension Bitmap {
  func sample(_ column: BilinearTap, _ row: BilinearTap) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      func channel(_ x: Int, _ y: Int) -> UInt32 { (pixels[y * width + x] >> shift) & 255 }
      let upper =
        channel(column.first, row.first) * (256 - column.weight)
        + channel(column.second, row.first) * column.weight
      let lower =
        channel(column.first, row.second) * (256 - column.weight)
        + channel(column.second, row.second) * column.weight
      let sum = upper * (256 - row.weight) + lower * row.weight + (1 << 15)
      result |= (sum >> 16) << shift
    }
    return result
  }
}
