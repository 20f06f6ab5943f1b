import GalleyGraphics

/// Arithmetic on packed pixels of four 8-bit channels, two channels to a product, every result
/// rounded to nearest: x * a / 255 is exactly (t + t >> 8) >> 8 with t = x * a + 128.
enum PixelMath {
  /// Every channel times `factor` / 255; `factor` is 0 to 255.
  @inline(__always)
  static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let even = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
    let odd = ((pixel >> 8) & 0x00ff_00ff) &* factor &+ 0x0080_0080
    let evenResult = ((even &+ ((even >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
    let oddResult = (odd &+ ((odd >> 8) & 0x00ff_00ff)) & 0xff00_ff00
    return evenResult | oddResult
  }

  /// A premultiplied source over a premultiplied destination.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scale(destination, by: 255 &- (source >> 24))
  }

  /// One channel times another, both 0 to 255.
  @inline(__always)
  static func multiply(_ one: UInt32, _ other: UInt32) -> UInt32 {
    let t = one &* other &+ 128
    return (t &+ (t >> 8)) >> 8
  }

  /// A part of 0 to 1 in 255ths; what lies outside is the nearest, and what is undefined is 0.
  static func byte(_ part: Double) -> UInt32 {
    UInt32((part > 0 ? min(part, 1) : 0) * 255 + 0.5)
  }

  /// How light a premultiplied pixel is over black, 0 to 255, rounded to nearest.
  @inline(__always)
  static func lightness(_ pixel: UInt32) -> UInt32 {
    (Luma.precise(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255) &+ 32768) >> 16
  }
}
