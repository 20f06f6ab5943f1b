import GalleyGraphics

extension Pixel {
  /// The pixel's components divided by its alpha, rounded to nearest; a clear pixel is clear black.
  package var straight: Pixel {
    let alpha = UInt32(self.alpha)
    if alpha == 255 { return self }
    if alpha == 0 { return .clear }
    func divide(_ channel: UInt8) -> UInt8 {
      UInt8(min(255, (UInt32(channel) * 255 + alpha / 2) / alpha))
    }
    return Pixel(red: divide(red), green: divide(green), blue: divide(blue), alpha: self.alpha)
  }

  /// A straight pixel's components times its alpha, rounded to nearest.
  init(straightRed red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    func multiply(_ channel: UInt8) -> UInt8 {
      let t = UInt32(channel) * UInt32(alpha) + 128
      return UInt8((t + (t >> 8)) >> 8)
    }
    self.init(red: multiply(red), green: multiply(green), blue: multiply(blue), alpha: alpha)
  }
}
