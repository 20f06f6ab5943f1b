import GalleyGeometry
import GalleyGraphics

extension Layer {
  /// Lights a surface that is as high as an input is opaque.
  /// - Parameters:
  ///   - surface: the input around the layer.
  ///   - edges: the edges of the whole input, where slopes are measured to one side.
  mutating func light(
    _ lighting: FilterLighting, _ surface: Layer, _ edges: PixelBounds, _ plan: FilterPlan
  ) {
    let lamp = Lamp(lighting)
    let slopes = Slopes(lighting, surface, edges, plan)
    each { column, row in
      let place = (SIMD2(Double(column), Double(row)) - plan.origin) / plan.scale
      let height = lighting.surfaceScale * Double(surface.pixel(column, row) >> 24) / 255
      return lamp.pixel(
        at: SIMD3(place.x, place.y, height), normal: slopes.normal(column, row))
    }
  }
}

/// The normals of a surface by Sobel's filter, in units of the filter.
///
/// Source: Filter Effects Module Level 1, section 9.12; the nine kernels for inner pixels, edges and corners are one
/// formula: twice the weighted mean of differences over the distance that they are taken at.
private struct Slopes {
  let surface: Layer
  let edges: PixelBounds
  let height: Double
  /// The distance of samples in pixels, and in units of the filter.
  let step: SIMD2<Double>
  let distance: SIMD2<Double>
  private let isWhole: Bool

  init(_ lighting: FilterLighting, _ surface: Layer, _ edges: PixelBounds, _ plan: FilterPlan) {
    (self.surface, self.edges, height) = (surface, edges, lighting.surfaceScale)
    step = lighting.step.map { plan.pixelStep($0) } ?? SIMD2(1, 1)
    distance = step / plan.scale
    isWhole = step == step.rounded(.toNearestOrAwayFromZero)
  }

  func normal(_ x: Int, _ y: Int) -> SIMD3<Double> {
    let across = reach(x, edges.left, edges.right, step.x)
    let down = reach(y, edges.top, edges.bottom, step.y)
    var slope = SIMD2<Double>.zero
    if across.last > across.first {
      slope.x =
        2 * mean(down) { alpha(x, y, across.last, $0) - alpha(x, y, across.first, $0) }
        / (Double(across.last - across.first) * distance.x)
    }
    if down.last > down.first {
      slope.y =
        2 * mean(across) { alpha(x, y, $0, down.last) - alpha(x, y, $0, down.first) }
        / (Double(down.last - down.first) * distance.y)
    }
    return SIMD3(-height * slope.x, -height * slope.y, 1).normalized
  }

  /// The samples beside a pixel that the surface has: -1, 0 or 1 steps.
  private func reach(_ place: Int, _ start: Int, _ end: Int, _ step: Double) -> (
    first: Int, last: Int
  ) {
    guard place >= start, place < end else { return (-1, 1) }
    return (Double(place - start) < step ? 0 : -1, Double(end - 1 - place) < step ? 0 : 1)
  }

  /// The mean of the samples across a slope, the middle one counted twice.
  private func mean(_ reach: (first: Int, last: Int), _ value: (Int) -> Double) -> Double {
    var (sum, weights) = (0.0, 0.0)
    for index in reach.first...reach.last {
      let weight = index == 0 ? 2.0 : 1.0
      sum += weight * value(index)
      weights += weight
    }
    return sum / weights
  }

  private func alpha(_ x: Int, _ y: Int, _ across: Int, _ down: Int) -> Double {
    if isWhole {
      let (dx, dy) = (across * FilterPlan.whole(step.x), down * FilterPlan.whole(step.y))
      return Double(surface.pixel(x + dx, y + dy) >> 24) / 255
    }
    return surface.sample(x, y, SIMD2(Double(across), Double(down)) * step).w / 255
  }
}

/// A light, and what a surface gives back of it.
private struct Lamp {
  let lighting: FilterLighting
  /// Towards a distant light.
  private let constant: SIMD3<Double>
  /// From a spot light to where it points.
  private let axis: SIMD3<Double>
  private let leastCosine: Double?
  /// How much the cosine of the angle changes where a cone's edge fades, as the specification asks for a smooth one:
  /// `assumed`.
  private static let softness = 0.016

  init(_ lighting: FilterLighting) {
    self.lighting = lighting
    var (constant, axis, cosine) = (SIMD3<Double>.zero, SIMD3<Double>.zero, Double?.none)
    switch lighting.source {
    case .distant(let azimuth, let elevation):
      let (a, e) = (DeterministicMath.sincos(azimuth), DeterministicMath.sincos(elevation))
      constant = SIMD3(a.cos * e.cos, a.sin * e.cos, e.sin)
    case .point: break
    case .spot(let place, let at, _, let cone):
      axis = (at - place).normalized
      cosine = cone.map { DeterministicMath.sincos($0.magnitude).cos }
    }
    (self.constant, self.axis, leastCosine) = (constant, axis, cosine)
  }

  func pixel(at place: SIMD3<Double>, normal: SIMD3<Double>) -> UInt32 {
    var way = constant
    var share = 1.0
    switch lighting.source {
    case .distant: break
    case .point(let source): way = (source - place).normalized
    case .spot(let source, _, let exponent, _):
      way = (source - place).normalized
      share = spot(-(way * axis).sum(), exponent)
    }
    guard let exponent = lighting.exponent else {
      let color = lighting.color * (lighting.constant * (normal * way).sum() * share)
      return (SIMD4(color.x, color.y, color.z, 1) * 255).pixel
    }
    let half = (way + SIMD3(0, 0, 1)).normalized
    let cosine = (normal * half).sum()
    guard cosine > 0 else { return 0 }
    let color =
      lighting.color * (lighting.constant * DeterministicMath.power(cosine, exponent) * share)
    return (SIMD4(color.x, color.y, color.z, color.max()) * 255).pixel
  }

  /// How much of a spot light there is at an angle to its axis.
  private func spot(_ cosine: Double, _ exponent: Double) -> Double {
    guard cosine > 0 else { return 0 }
    let share = exponent == 1 ? cosine : DeterministicMath.power(cosine, exponent)
    guard let leastCosine else { return share }
    if cosine < leastCosine { return 0 }
    return share * min(1, (cosine - leastCosine) / Self.softness)
  }
}

extension SIMD3<Double> {
  /// The vector of length 1; that of nothing is nothing.
  fileprivate var normalized: SIMD3<Double> {
    let length = (self * self).sum().squareRoot()
    return length > 0 && length.isFinite ? self / length : .zero
  }
}
