import GalleyGeometry
import GalleyGraphics

/// What a paint becomes in a format.
enum ReducedPaint {
  case nothing
  case paint(VectorPaint)
  /// The format has no such paint, which is called so.
  case unsayable(String)

  init(_ paint: Paint, _ transform: CGAffineTransform, _ format: VectorFormat) {
    switch paint {
    case .solid(let color):
      self = ResolvedColor.unit(color.alpha) > 0 ? .paint(.solid(color)) : .nothing
    case .gradient(let gradient): self = Self.reduced(gradient, transform, format)
    case .bitmap(let paint): self = paint.opacity > 0 ? .unsayable("an image pattern") : .nothing
    case .tiles(let paint): self = paint.opacity > 0 ? .unsayable("a pattern") : .nothing
    case .backdrop: self = .unsayable("a material")
    }
  }

  private static func reduced(
    _ gradient: GradientPaint, _ transform: CGAffineTransform, _ format: VectorFormat
  ) -> ReducedPaint {
    guard let last = gradient.stops.last?.color else { return .nothing }
    if gradient.stops.allSatisfy({ ResolvedColor.unit($0.color.alpha) == 0 }) { return .nothing }
    let place = gradient.transform.concatenating(transform)
    // What has no area, or no length, is all end.
    guard place.isInvertible else { return .paint(.solid(last)) }
    let shape: VectorGradient.Shape
    switch gradient.geometry {
    case .linear(let start, let end):
      let length = CGVector(dx: end.x - start.x, dy: end.y - start.y)
      guard length.dx != 0 || length.dy != 0, length.dx.isFinite, length.dy.isFinite else {
        return .paint(.solid(last))
      }
      shape = .linear(start: start, end: end)
    case .radial(let center, let startRadius, let endRadius):
      guard startRadius >= 0, endRadius >= 0, startRadius != endRadius, startRadius.isFinite,
        endRadius.isFinite
      else { return .unsayable("a radial gradient of one radius") }
      shape = .radial(center: center, startRadius: startRadius, endRadius: endRadius)
    case .angular, .sweep: return .unsayable("an angular gradient")
    case .conical: return .unsayable("a gradient between two circles")
    }
    if gradient.extend != .pad, format == .pdf { return .unsayable("a repeated gradient") }
    return .paint(
      .gradient(
        VectorGradient(
          stops: gradient.straightStops, shape: shape, extend: gradient.extend, transform: place)))
  }
}

extension GradientPaint {
  /// Colours between two stops that are not equally opaque, for those who mix each component by itself.
  private static let pieces = 16

  /// Stops from 0 to 1 that look the same where colours are mixed straight.
  fileprivate var straightStops: [Stop] {
    let stops = encodedStops
    var all = stops.filter { (0...1).contains($0.location) }
    if all.first?.location != 0 {
      all.insert(
        Stop(color: stops.color(at: 0, interpolation: interpolation), location: 0), at: 0)
    }
    if all.last?.location != 1 || all.count == 1 {
      all.append(Stop(color: stops.color(at: 1, interpolation: interpolation), location: 1))
    }
    guard interpolation == .premultiplied, let first = all.first else { return all }
    var result = [first]
    // Between two stops of another space lie others already.
    let count = max(2, Self.pieces / max(1, stops.count / max(1, self.stops.count)))
    for (one, next) in zip(all, all.dropFirst()) {
      result += Self.pieces(count, from: one, to: next)
    }
    return result
  }

  /// What follows `one` up to `next`.
  private static func pieces(_ pieces: Int, from one: Stop, to next: Stop) -> [Stop] {
    let (from, to) = (one.color, next.color)
    let isOneColor = from.red == to.red && from.green == to.green && from.blue == to.blue
    if from.alpha == to.alpha || isOneColor || one.location == next.location { return [next] }
    // Clear is a clear form of the other colour.
    if from.alpha <= 0 {
      var start = to
      start.alpha = 0
      return [Stop(color: start, location: one.location), next]
    }
    if to.alpha <= 0 {
      var end = from
      end.alpha = 0
      return [Stop(color: end, location: next.location), next]
    }
    return (1..<pieces).map { piece in
      let share = CGFloat(piece) / CGFloat(pieces)
      return Stop(
        color: from.mixed(with: to, Double(share)),
        location: one.location + (next.location - one.location) * share)
    } + [next]
  }
}
