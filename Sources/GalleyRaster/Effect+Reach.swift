import GalleyGeometry
import GalleyGraphics

extension Effect {
  /// Pixels; larger deviations count as this one.
  package static let largestSigma: CGFloat = 2048

  /// How far from a pixel what it depends on may lie, in pixels.
  package func reach(scale: CGFloat) -> Int {
    guard let (x, y) = offset(scale: scale) else { return blurReach(scale: scale) }
    return blurReach(scale: scale) + max(abs(x), abs(y)) + 1
  }

  /// The same without how far a shadow is moved.
  func blurReach(scale: CGFloat) -> Int { gaussian(scale: scale)?.reach ?? 0 }

  /// What blurs, in pixels; nil for other effects, and where the deviation is not above some pixels.
  func gaussian(scale: CGFloat, above least: CGFloat = 0) -> GaussianBlur? {
    switch self {
    case .opacity, .color, .channels, .luminanceToAlpha: return nil
    case .blur(let sigma), .dropShadow(_, let sigma, _, _):
      let limited = min(sigma * scale, Self.largestSigma)
      return limited > least ? GaussianBlur(sigma: Double(limited)) : nil
    case .shadow(_, let sigma, _, _), .innerShadow(_, let sigma, _, _):
      let limited = min(sigma * scale, Self.largestSigma)
      return limited > least ? GaussianBlur(shadow: Double(limited)) : nil
    }
  }

  /// How far a shadow is moved, in pixels; nil for other effects.
  func offset(scale: CGFloat) -> (x: Int, y: Int)? {
    switch self {
    case .shadow(_, _, let x, let y), .dropShadow(_, _, let x, let y),
      .innerShadow(_, _, let x, let y):
      (Self.pixels(x * scale), Self.pixels(y * scale))
    case .opacity, .color, .channels, .luminanceToAlpha, .blur: nil
    }
  }

  /// A distance in whole pixels; what is further away than any two pixels is as good as there.
  static func pixels(_ distance: CGFloat) -> Int {
    let limit = CGFloat(2 * PixelBounds.limit + 1)
    return distance.isNaN ? 0 : Int(min(max(distance, -limit), limit).rounded())
  }
}

extension Compositing {
  /// The same in device pixels: shadows lie where a map turns and mirrors them to. Lengths are still to be multiplied by
  /// the map's `scale`.
  package func turned(by map: CGAffineTransform) -> Compositing {
    let scale = map.scale
    let isTurned = map.b != 0 || map.c != 0 || map.a != map.d || map.a < 0
    guard !effects.isEmpty, isTurned, scale > 0 else { return self }
    var result = self
    for index in effects.indices {
      func turned(_ x: CGFloat, _ y: CGFloat) -> (x: CGFloat, y: CGFloat) {
        ((map.a * x + map.c * y) / scale, (map.b * x + map.d * y) / scale)
      }
      switch effects[index] {
      case .shadow(let color, let sigma, let x, let y):
        let offset = turned(x, y)
        result.effects[index] = .shadow(color, sigma: sigma, x: offset.x, y: offset.y)
      case .dropShadow(let color, let sigma, let x, let y):
        let offset = turned(x, y)
        result.effects[index] = .dropShadow(color, sigma: sigma, x: offset.x, y: offset.y)
      case .innerShadow(let color, let sigma, let x, let y):
        let offset = turned(x, y)
        result.effects[index] = .innerShadow(color, sigma: sigma, x: offset.x, y: offset.y)
      case .opacity, .color, .channels, .luminanceToAlpha, .blur: break
      }
    }
    return result
  }
}
