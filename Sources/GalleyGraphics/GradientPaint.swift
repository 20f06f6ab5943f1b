import GalleyGeometry

/// Colours along a line, outwards from a point or around it; where they end, the outer ones go on.
package struct GradientPaint: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var color: ResolvedColor
    /// 0 at the start, 1 at the end.
    package var location: CGFloat

    package init(color: ResolvedColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Where the colours lie.
  package enum Geometry: Hashable, Sendable {
    case linear(start: CGPoint, end: CGPoint)
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Clockwise, in radians from the positive x axis. Of more than a turn the last one is drawn; what
    /// is missing of a turn has the outer colours, half of it each.
    case angular(center: CGPoint, start: Double, end: Double)
    /// Around a point as fonts have it, in radians of a first turn from the positive x axis towards the
    /// positive y axis. What lies outside of start to end is padded, repeated or reflected.
    case sweep(center: CGPoint, start: Double, end: Double)
    /// From one circle to another one anywhere, as fonts have them: a place has the colour of the
    /// last circle on the way that goes through it, and none where no circle does.
    case conical(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
  }

  /// What lies before the first stop and behind the last one.
  package enum Extend: Hashable, Sendable {
    /// The outer colours go on.
    case pad
    /// The colours from the start again.
    case `repeat`
    /// The colours forwards and backwards in turn.
    case reflect
  }

  /// In the order of their locations.
  package var stops: [Stop]
  /// Points in the unit square of what is filled and radii in points, until `located` makes them
  /// device pixels.
  package var geometry: Geometry
  /// Whether radii are parts of what is filled too, so that circles become ellipses.
  package var isStretched: Bool
  package var extend = Extend.pad
  /// From the geometry to device pixels.
  package var transform = CGAffineTransform.identity
  /// How colours of different opacity are mixed.
  package var interpolation = GradientInterpolation.premultiplied
  /// What colours are mixed in.
  package var space: GradientSpace
  /// Whether pixels between two of 255 steps are rounded up and down by a pattern.
  package var isDithered = false

  package init(
    stops: [Stop], _ geometry: Geometry, in space: GradientSpace = .encoded,
    isStretched: Bool = false
  ) {
    (self.stops, self.geometry, self.space) = (stops, geometry, space)
    self.isStretched = isStretched
  }
}

/// How a gradient's colours are mixed where they are not equally opaque. Both are the same for colours that are.
public enum GradientInterpolation: String, Hashable, Sendable, CaseIterable {
  /// A colour counts as much as it is opaque: red to clear stays red.
  case premultiplied
  /// Components and opacity each by themselves: red to clear, which is a clear black, becomes darker.
  case straight
}

extension [GradientPaint.Stop] {
  /// The colour at a place between start and end, mixed in gamma-encoded sRGB.
  package func color(
    at location: CGFloat, interpolation: GradientInterpolation = .premultiplied
  ) -> ResolvedColor {
    guard let first, let last else { return .clear }
    if location <= first.location { return first.color }
    for (one, next) in zip(self, dropFirst()) where location <= next.location {
      let length = next.location - one.location
      let share = length > 0 ? Double((location - one.location) / length) : 1
      return switch interpolation {
      case .premultiplied: one.color.mixed(with: next.color, share)
      case .straight: one.color.straightMixed(with: next.color, share)
      }
    }
    return last.color
  }
}

extension Paint {
  /// The paint with its unit points laid into a frame of device pixels, `scale` of which are a point.
  package func located(in frame: PixelRect, scale: CGFloat) -> Paint {
    if case .bitmap(var paint) = self {
      paint.transform = paint.transform
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
      return .bitmap(paint)
    }
    if case .tiles(var paint) = self {
      paint.transform = paint.transform
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
      return .tiles(paint)
    }
    if case .backdrop(var paint) = self {
      paint.sigma *= scale
      return .backdrop(paint)
    }
    guard case .gradient(var gradient) = self else { return self }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
    }
    switch gradient.geometry {
    case .linear(let start, let end):
      gradient.geometry = .linear(start: place(start), end: place(end))
    case .radial where gradient.isStretched:
      gradient.transform = CGAffineTransform(
        a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY)
    case .radial(let center, let startRadius, let endRadius):
      gradient.geometry = .radial(
        center: place(center), startRadius: startRadius * scale, endRadius: endRadius * scale)
    case .angular(let center, let start, let end):
      gradient.geometry = .angular(center: place(center), start: start, end: end)
    case .sweep(let center, let start, let end):
      gradient.geometry = .sweep(center: place(center), start: start, end: end)
    case .conical(let start, let startRadius, let end, let endRadius):
      gradient.geometry = .conical(
        start: place(start), startRadius: startRadius * scale, end: place(end),
        endRadius: endRadius * scale)
    }
    return .gradient(gradient)
  }

  /// The paint with its alpha multiplied by `opacity`.
  package func opacity(_ opacity: Double) -> Paint {
    switch self {
    case .solid(let color): return .solid(color.opacity(opacity))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.opacity(opacity)
      }
      return .gradient(gradient)
    case .tiles(var paint):
      paint.opacity *= opacity > 0 ? min(opacity, 1) : 0
      return .tiles(paint)
    case .backdrop(var paint):
      paint.opacity *= opacity > 0 ? min(opacity, 1) : 0
      return .backdrop(paint)
    case .bitmap(var paint):
      paint.opacity *= opacity > 0 ? min(opacity, 1) : 0
      return .bitmap(paint)
    }
  }
}

extension ResolvedColor {
  /// This colour and `share` of another one, each component by itself.
  package func straightMixed(with other: ResolvedColor, _ share: Double) -> ResolvedColor {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
    return ResolvedColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// This colour and `share` of another one, mixed premultiplied.
  package func mixed(with other: ResolvedColor, _ share: Double) -> ResolvedColor {
    let alpha = self.alpha + (other.alpha - self.alpha) * share
    guard alpha > 0 else { return .clear }
    func mix(_ one: Double, _ two: Double) -> Double {
      (one * self.alpha * (1 - share) + two * other.alpha * share) / alpha
    }
    return ResolvedColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha)
  }
}
