import GalleyGeometry

/// What the colours between two stops of a gradient are mixed in.
package enum GradientSpace: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case encoded
  /// sRGB in proportion to light.
  case linear
  /// OKLab: as the eye sees it.
  case perceptual
}

extension GradientPaint {
  /// The most pieces of the way from one stop to the next one.
  static let pieces = 16

  /// The stops, and between two of them as many more as it takes for colours that are mixed in gamma-encoded sRGB to follow those
  /// of the gradient's space within half a step of 255, where 16 pieces do.
  /// - Complexity: O(1) for each stop.
  package var encodedStops: [Stop] { ways.flatMap(\.self) }

  /// The first stop, and then for each further one what lies between it and the one before, and itself.
  package var ways: [[Stop]] {
    guard let first = stops.first else { return [] }
    return [[first]]
      + zip(stops, stops.dropFirst()).map { one, next in between(one, next) + [next] }
  }

  private func between(_ one: Stop, _ next: Stop) -> [Stop] {
    guard space != .encoded, next.location > one.location, one.color != next.color else {
      return []
    }
    let way = GradientWay(from: one.color, to: next.color, in: space, interpolation)
    // A way bends about as a parabola does: n pieces of it are n² times as near.
    let error = [0.25, 0.5, 0.75].map { way.error(at: $0) }.max() ?? 0
    var count = 1
    while count < Self.pieces, error > Double(count * count) * 0.5 / 255 { count *= 2 }
    return (1..<count).map { piece in
      let share = Double(piece) / Double(count)
      let location = one.location + (next.location - one.location) * CGFloat(share)
      return Stop(color: way.color(at: share), location: location)
    }
  }
}

/// The colours from one stop to the next one.
private struct GradientWay {
  private let one: ResolvedColor
  private let next: ResolvedColor
  private let space: GradientSpace
  private let interpolation: GradientInterpolation
  /// Components in the space.
  private let from: SIMD3<Double>
  private let to: SIMD3<Double>

  init(
    from one: ResolvedColor, to next: ResolvedColor, in space: GradientSpace,
    _ interpolation: GradientInterpolation
  ) {
    (self.one, self.next, self.space, self.interpolation) = (one, next, space, interpolation)
    (from, to) = (space.components(of: one), space.components(of: next))
  }

  /// What the space does not share with sRGB is cut off, as it is on iOS.
  func color(at share: Double) -> ResolvedColor {
    let alpha = one.alpha + (next.alpha - one.alpha) * share
    let components: SIMD3<Double>
    switch interpolation {
    case .straight: components = from + (to - from) * share
    case .premultiplied:
      guard alpha > 0 else { return .clear }
      components = (from * (one.alpha * (1 - share)) + to * (next.alpha * share)) / alpha
    }
    var color = space.color(of: components, alpha: alpha)
    color.red = ResolvedColor.unit(color.red)
    color.green = ResolvedColor.unit(color.green)
    color.blue = ResolvedColor.unit(color.blue)
    return color
  }

  /// How far a premultiplied component lies from where it would be in gamma-encoded sRGB.
  func error(at share: Double) -> Double {
    let stops = [
      GradientPaint.Stop(color: one, location: 0), GradientPaint.Stop(color: next, location: 1),
    ]
    let mixed = color(at: share)
    let plain = stops.color(at: CGFloat(share), interpolation: interpolation)
    let (own, other) = (
      SIMD3(mixed.red, mixed.green, mixed.blue) * mixed.alpha,
      SIMD3(plain.red, plain.green, plain.blue) * plain.alpha
    )
    return max(abs(own.x - other.x), abs(own.y - other.y), abs(own.z - other.z))
  }
}

extension GradientSpace {
  fileprivate func components(of color: ResolvedColor) -> SIMD3<Double> {
    switch self {
    case .encoded: SIMD3(color.red, color.green, color.blue)
    case .linear:
      SIMD3(
        SRGBCurve.light(color.red), SRGBCurve.light(color.green), SRGBCurve.light(color.blue))
    case .perceptual: color.oklab
    }
  }

  fileprivate func color(of components: SIMD3<Double>, alpha: Double) -> ResolvedColor {
    switch self {
    case .encoded:
      ResolvedColor(red: components.x, green: components.y, blue: components.z, alpha: alpha)
    case .linear:
      ResolvedColor(linearRed: components.x, green: components.y, blue: components.z, alpha: alpha)
    case .perceptual: ResolvedColor(oklab: components, alpha: alpha)
    }
  }
}
