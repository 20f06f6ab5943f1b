import GalleyGraphics

/// Premultiplied colour of 0 to 1.
private struct Premultiplied {
  var color: SIMD3<Double>
  var alpha: Double

  init(_ pixel: UInt32) {
    color =
      SIMD3(Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255)) / 255
    alpha = Double(pixel >> 24) / 255
  }

  init(_ color: SIMD3<Double>, _ alpha: Double) {
    self.color = color
    self.alpha = alpha
  }

  /// Without the share of alpha; black where there is none.
  var straight: SIMD3<Double> { alpha > 0 ? color / alpha : .zero }

  var pixel: UInt32 {
    let limit = min(max(alpha, 0), 1)
    // Of pixels whose channels exceed their alphas, light may be no number.
    func byte(_ value: Double) -> UInt32 { UInt32((value > 0 ? min(value, limit) : 0) * 255 + 0.5) }
    return byte(color.x) | byte(color.y) << 8 | byte(color.z) << 16 | byte(limit) << 24
  }
}

extension BlendMode {
  /// A source over, or otherwise with, what lies below it, both premultiplied pixels.
  /// - Parameter coverage: how much of the result counts, of 255.
  func blend(_ source: UInt32, _ backdrop: UInt32, coverage: UInt32) -> UInt32 {
    if self == .normal { return PixelMath.over(PixelMath.scale(source, by: coverage), backdrop) }
    if coverage == 0 { return backdrop }
    let below = Premultiplied(backdrop)
    var result = composite(Premultiplied(source), below)
    if coverage < 255 {
      let share = Double(coverage) / 255
      result = Premultiplied(
        below.color + (result.color - below.color) * share,
        below.alpha + (result.alpha - below.alpha) * share)
    }
    return result.pixel
  }

  private func composite(_ source: Premultiplied, _ backdrop: Premultiplied) -> Premultiplied {
    if let (own, other) = factors(source.alpha, backdrop.alpha) {
      return Premultiplied(
        source.color * own + backdrop.color * other, source.alpha * own + backdrop.alpha * other)
    }
    let sum = min(source.alpha + backdrop.alpha, 1)
    switch self {
    case .plusLighter: return Premultiplied(source.color + backdrop.color, sum)
    case .plusDarker:
      let darkness = (source.alpha - source.color) + (backdrop.alpha - backdrop.color)
      return Premultiplied(sum - darkness, sum)
    default:
      let mixed = mix(backdrop.straight, source.straight)
      return Premultiplied(
        source.color * (1 - backdrop.alpha) + backdrop.color * (1 - source.alpha)
          + mixed * (source.alpha * backdrop.alpha),
        source.alpha + backdrop.alpha - source.alpha * backdrop.alpha)
    }
  }

  /// The factors of source and backdrop of Porter's and Duff's operators.
  private func factors(_ source: Double, _ backdrop: Double) -> (Double, Double)? {
    switch self {
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .destination: (0, 1)
    case .normal: (1, 1 - source)
    case .destinationOver: (1 - backdrop, 1)
    case .sourceIn: (backdrop, 0)
    case .destinationIn: (0, source)
    case .sourceOut: (1 - backdrop, 0)
    case .destinationOut: (0, 1 - source)
    case .sourceAtop: (backdrop, 1 - source)
    case .destinationAtop: (1 - backdrop, source)
    case .xor: (1 - backdrop, 1 - source)
    default: nil
    }
  }

  /// W3C's B(Cb, Cs).
  private func mix(_ below: SIMD3<Double>, _ source: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .multiply: return below * source
    case .screen: return below + source - below * source
    case .darken: return pointwiseMin(below, source)
    case .lighten: return pointwiseMax(below, source)
    case .difference: return pointwiseMax(below, source) - pointwiseMin(below, source)
    case .exclusion: return below + source - below * source * 2
    case .hue: return source.saturated(to: below.saturation).lit(to: below.luminosity)
    case .saturation: return below.saturated(to: source.saturation).lit(to: below.luminosity)
    case .color: return source.lit(to: below.luminosity)
    case .luminosity: return below.lit(to: source.luminosity)
    case .overlay: return each(below, source) { Self.hardLight($1, $0) }
    case .hardLight: return each(below, source, Self.hardLight)
    case .softLight: return each(below, source, Self.softLight)
    case .colorDodge:
      return each(below, source) { $0 == 0 ? 0 : $1 >= 1 ? 1 : min(1, $0 / (1 - $1)) }
    case .colorBurn:
      return each(below, source) { $0 >= 1 ? 1 : $1 <= 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
    default: return source
    }
  }

  private func each(
    _ below: SIMD3<Double>, _ source: SIMD3<Double>, _ mix: (Double, Double) -> Double
  ) -> SIMD3<Double> {
    SIMD3(mix(below.x, source.x), mix(below.y, source.y), mix(below.z, source.z))
  }

  private static func hardLight(_ below: Double, _ source: Double) -> Double {
    let doubled = source * 2
    return source <= 0.5 ? below * doubled : below + (doubled - 1) - below * (doubled - 1)
  }

  private static func softLight(_ below: Double, _ source: Double) -> Double {
    if source <= 0.5 { return below - (1 - 2 * source) * below * (1 - below) }
    let curve =
      below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
    return below + (2 * source - 1) * (curve - below)
  }
}

/// W3C's Lum, Sat and the ways to set them.
extension SIMD3<Double> {
  fileprivate var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }
  fileprivate var saturation: Double { self.max() - self.min() }

  fileprivate func saturated(to saturation: Double) -> SIMD3<Double> {
    let (least, most) = (self.min(), self.max())
    return most > least ? (self - least) * (saturation / (most - least)) : .zero
  }

  fileprivate func lit(to luminosity: Double) -> SIMD3<Double> {
    let moved = self + (luminosity - self.luminosity)
    let light = moved.luminosity
    let (least, most) = (moved.min(), moved.max())
    if least < 0 { return light + (moved - light) * (light / (light - least)) }
    if most > 1 { return light + (moved - light) * ((1 - light) / (most - light)) }
    return moved
  }
}

extension [DisplayItem] {
  /// Whether something in them, outside of layers of their own, meets what lies below otherwise than
  /// by being painted over it.
  var blendsWithBackdrop: Bool {
    contains { item in
      switch item {
      case .fill(_, _, .backdrop), .fillRect(_, .backdrop), .glyphs(_, _, _, .backdrop): return true
      default: break
      }
      guard case .group(let group) = item else { return false }
      switch group.look {
      case .plain, .projected: return group.items.blendsWithBackdrop
      case .filtered: return false
      case .composited(let compositing):
        if compositing.blendMode != .normal { return true }
        return !compositing.changesPixels && !compositing.isIsolated
          && group.items.blendsWithBackdrop
      }
    }
  }
}
