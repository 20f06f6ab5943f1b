import CPixelKernels
import GalleyGeometry
import GalleyGraphics

/// A bitmap stretched over an upright frame of device pixels: each pixel is the bilinear mean of the four
/// nearest ones at its centre, the nearest one, or what the cubic kernel makes of sixteen; beyond its edges the bitmap
/// goes on with its last pixels.
struct AxisAlignedImage {
  private let bitmap: BitmapSamples
  private let frame: CGRect
  private let isSmooth: Bool
  private let isPixelOnPixel: Bool
  /// The first device column of `columns`.
  private let left: Int
  private let columns: UnsafePointer<Int32>?
  /// Nil for all but the cubic kernel. Its place and not itself: sinks of all shapes are as large as the largest one.
  private let cubic: UnsafePointer<CubicRows>?

  /// - Parameter columns: those of `columns`, from the device's column `left` on.
  init(
    _ bitmap: BitmapSamples, frame: CGRect, isSmooth: Bool, columns: UnsafePointer<Int32>?,
    left: Int
  ) {
    (self.bitmap, self.frame, self.isSmooth) = (bitmap, frame, isSmooth)
    (self.columns, self.left) = (columns, left)
    isPixelOnPixel = Self.isPixelOnPixel(bitmap, frame)
    cubic = nil
  }

  /// By the cubic kernel.
  /// - Precondition: the bitmap is not drawn pixel on pixel.
  init(_ bitmap: BitmapSamples, frame: CGRect, _ cubic: UnsafePointer<CubicRows>) {
    (self.bitmap, self.frame, self.cubic) = (bitmap, frame, cubic)
    (isSmooth, isPixelOnPixel, left, columns) = (true, false, 0, nil)
  }

  static func isPixelOnPixel(_ bitmap: BitmapSamples, _ frame: CGRect) -> Bool {
    frame.width == CGFloat(bitmap.width) && frame.height == CGFloat(bitmap.height)
      && frame.minX == frame.minX.rounded() && frame.minY == frame.minY.rounded()
  }

  /// Two columns of the bitmap and the second one's share, for each column of the device; none for a
  /// bitmap that is drawn pixel on pixel.
  static func columns(
    of bitmap: BitmapSamples, frame: CGRect, isSmooth: Bool, _ range: Range<Int>
  ) -> [Int32] {
    if isPixelOnPixel(bitmap, frame) { return [] }
    var columns: [Int32] = []
    columns.reserveCapacity(range.count * 3)
    for x in range {
      let tap = BilinearTap(
        at: (CGFloat(x) + 0.5 - frame.minX) / frame.width, count: bitmap.width, isSmooth: isSmooth)
      columns.append(Int32(tap.first))
      columns.append(Int32(tap.second))
      columns.append(Int32(tap.weight))
    }
    return columns
  }

  /// The pixels of a run of the device, perhaps in `scratch`.
  /// - Precondition: the run lies in the frame's pixels.
  @inline(__always)
  func row(
    _ y: Int, x: Int, count: Int, kernels: UnsafePointer<galley_pixel_kernels>,
    into scratch: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    if isPixelOnPixel {
      return bitmap.pixels + ((y - Int(frame.minY)) * bitmap.width + (x - Int(frame.minX)))
    }
    if let cubic {
      cubic.pointee.fill(y, x: x, count: count, into: scratch)
      return UnsafePointer(scratch)
    }
    let tap = BilinearTap(
      at: (CGFloat(y) + 0.5 - frame.minY) / frame.height, count: bitmap.height, isSmooth: isSmooth)
    if let columns {
      kernels.pointee.bilinear(
        scratch, bitmap.pixels + tap.first * bitmap.width,
        bitmap.pixels + tap.second * bitmap.width, columns + 3 * (x - left), count, tap.weight)
    }
    return UnsafePointer(scratch)
  }
}
