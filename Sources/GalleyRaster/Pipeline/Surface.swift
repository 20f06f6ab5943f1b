import GalleyGraphics

/// Pixels that are drawn to: a bitmap, or a layer that lies somewhere in it.
struct Surface {
  let pixels: UnsafeMutablePointer<UInt32>
  /// Where the surface lies in device pixels.
  let bounds: PixelRect

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
      let rest = 255 &- alpha
      for index in 0..<count { row[index] = source &+ PixelMath.scale(row[index], by: rest) }
    }
  }
}
