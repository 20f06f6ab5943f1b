import GalleyGraphics

extension ColorMatrix {
  /// Whether what has no colour becomes one.
  var paintsClearPixels: Bool { pixel(0) != 0 }

  /// A premultiplied pixel's colour, changed.
  func pixel(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0, self.alpha.w <= 1, constant.w <= 0 { return 0 }
    func channel(_ shift: UInt32) -> Double {
      alpha > 0 ? Double(pixel >> shift & 255) / Double(alpha) : 0
    }
    let color = self(SIMD4(channel(0), channel(8), channel(16), Double(alpha) / 255))
    return ResolvedColor(red: color.x, green: color.y, blue: color.z, alpha: color.w).pixel.rawValue
  }
}
