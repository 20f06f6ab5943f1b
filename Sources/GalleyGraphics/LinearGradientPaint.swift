import GalleyGeometry

/// Colours along a line; before its start and behind its end the outer ones go on.
public struct LinearGradientPaint: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: ResolvedColor
    /// 0 at the start of the line, 1 at its end.
    public var location: CGFloat

    public init(color: ResolvedColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In the order of their locations.
  public var stops: [Stop]
  /// In the unit square of what is filled, until `located` makes them device pixels.
  public var start: CGPoint
  public var end: CGPoint

  public init(stops: [Stop], start: CGPoint, end: CGPoint) {
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// The colour at a place on the line: components are mixed premultiplied, in gamma-encoded sRGB.
  public func color(at location: CGFloat) -> ResolvedColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    for (one, next) in zip(stops, stops.dropFirst()) where location <= next.location {
      let length = next.location - one.location
      let share = length > 0 ? Double((location - one.location) / length) : 1
      return one.color.mixed(with: next.color, share)
    }
    return last.color
  }
}

extension Paint {
  /// The paint with its unit points laid into a frame of device pixels.
  public func located(in frame: CGRect) -> Paint {
    guard case .linearGradient(var gradient) = self else { return self }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
    }
    gradient.start = place(gradient.start)
    gradient.end = place(gradient.end)
    return .linearGradient(gradient)
  }

  /// The paint with its alpha multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Paint {
    switch self {
    case .solid(let color): return .solid(color.opacity(opacity))
    case .linearGradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.opacity(opacity)
      }
      return .linearGradient(gradient)
    }
  }
}

extension ResolvedColor {
  /// This colour and `share` of another one, mixed premultiplied.
  public func mixed(with other: ResolvedColor, _ share: Double) -> ResolvedColor {
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
