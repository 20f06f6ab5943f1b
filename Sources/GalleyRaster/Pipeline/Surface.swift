import CPixelKernels
import GalleyGraphics

/// Pixels that are drawn to: a bitmap, a band of one, or a layer that lies somewhere in it.
struct Surface {
  let pixels: UnsafeMutablePointer<UInt32>
  /// Where the surface lies in device pixels.
  let bounds: PixelBounds
  let kernels: UnsafePointer<galley_pixel_kernels>

  /// The pixel in device column `x` of row `y`, which must lie inside.
  @inline(__always)
  func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - bounds.top) * bounds.width + (x - bounds.left))
  }

  /// Blends `count` pixels of one colour, all covered alike.
  @inline(__always)
  func blend(_ source: UInt32, x: Int, y: Int, count: Int) {
    let row = address(x, y)
    let alpha = source >> 24
    if alpha == 255 {
      for index in 0..<count { row[index] = source }
    } else if alpha != 0 {
      if count >= 16 { return kernels.pointee.over_solid(row, count, source) }
      let rest = 255 &- alpha
      for index in 0..<count { row[index] = source &+ PixelMath.scale(row[index], by: rest) }
    }
  }

  /// Blends pixels of a run over what is there, as much of them as `coverage` of 255 and a clip say.
  @inline(__always)
  func blend(
    _ source: UnsafePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt32, clip: ClipRows
  ) {
    let row = address(x, y)
    if let mask = clip.row(x, y) {
      kernels.pointee.over_pixels_masked(row, source, mask, count, coverage)
    } else {
      kernels.pointee.over_pixels(row, source, count, coverage)
    }
  }
}

/// A clip's coverages while they are read.
struct ClipRows {
  /// Nil lets everything through.
  let bytes: UnsafePointer<UInt8>?
  let bounds: PixelBounds

  /// The coverages from device column `x` of row `y` on, which must lie inside.
  @inline(__always)
  func row(_ x: Int, _ y: Int) -> UnsafePointer<UInt8>? {
    bytes.map { $0 + ((y - bounds.top) * bounds.width + (x - bounds.left)) }
  }
}
