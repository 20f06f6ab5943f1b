import GalleyGeometry
import GalleyGraphics

/// The step of a gradient's colours at a place on the device.
struct GradientPlace {
  /// How two coordinates grow with x and y of the device: the step itself along a line, else the
  /// place from the gradient's centre.
  private struct Ramp {
    var x: Double
    var y: Double
    var origin: Double

    func callAsFunction(_ x: Double, _ y: Double) -> Double { (origin + y * self.y) + x * self.x }
  }

  private enum Kind {
    case linear
    /// The step is `distance * factor + offset`, or the outer ones inside and outside of a circle.
    case radial(factor: Double, offset: Double)
    case circle(radius: Double)
    /// Turns: where the colours begin, how far they reach, and how much of that is not drawn.
    case angular(start: Double, length: Double, skipped: Double)
    /// Radians.
    case sweep(start: Double, length: Double)
    case conical(Conical)
  }

  private var kind: Kind
  private let extend: GradientPaint.Extend
  private var u: Ramp
  private var v: Ramp
  private static let last = Double(GradientTable.steps)

  init(_ gradient: GradientPaint) {
    kind = .linear
    extend = gradient.extend
    u = Ramp(x: 0, y: 0, origin: Self.last)
    v = Ramp(x: 0, y: 0, origin: 0)
    let map = gradient.transform
    let determinant = Double(map.a * map.d - map.b * map.c)
    // What has no area, or no length, is all end.
    guard determinant != 0, determinant.isFinite else { return }
    let inverse = gradient.transform.inverted()
    func ramps(from center: CGPoint) -> (Ramp, Ramp) {
      (
        Ramp(x: inverse.a, y: inverse.c, origin: inverse.tx - center.x),
        Ramp(x: inverse.b, y: inverse.d, origin: inverse.ty - center.y)
      )
    }
    switch gradient.geometry {
    case .linear(let start, let end):
      let dx = Double(end.x - start.x)
      let dy = Double(end.y - start.y)
      let length = dx * dx + dy * dy
      guard length > 0, length.isFinite else { return }
      let factor = Self.last / length
      let (x, y) = (dx * factor, dy * factor)
      u = Ramp(
        x: x * inverse.a + y * inverse.b, y: x * inverse.c + y * inverse.d,
        origin: x * inverse.tx + y * inverse.ty - (start.x * x + start.y * y))
    case .radial(let center, let startRadius, let endRadius):
      let factor = Self.last / Double(endRadius - startRadius)
      (u, v) = ramps(from: center)
      kind =
        factor.isFinite
        ? .radial(factor: factor, offset: -startRadius * factor) : .circle(radius: endRadius)
    case .angular(let center, let start, let end):
      let turns = (end - start) / (2 * Double.pi)
      guard turns > 0, turns.isFinite else { return }
      (u, v) = ramps(from: center)
      let first = (turns > 1 ? end / (2 * Double.pi) - 1 : start / (2 * Double.pi))
      kind = .angular(
        start: first - first.rounded(.down), length: turns, skipped: max(0, turns - 1))
    case .sweep(let center, let start, let end):
      (u, v) = ramps(from: center)
      kind = .sweep(start: start, length: end - start)
    case .conical(let start, let startRadius, let end, let endRadius):
      (u, v) = ramps(from: start)
      kind = .conical(
        Conical(
          x: end.x - start.x, y: end.y - start.y, radius: startRadius,
          growth: endRadius - startRadius))
    }
  }

  /// The colour's place in the table.
  @inline(__always)
  func entry(_ x: Double, _ y: Double) -> Int {
    let step = step(x, y)
    switch extend {
    case .pad:
      if step.isNaN { return GradientTable.none }
      return Int(step > 0 ? min(step + 0.5, Self.last) : 0)
    case .repeat, .reflect:
      // What is further away than this has no place in the pattern.
      guard step.magnitude < 1e12 else { return GradientTable.none }
      let turn = (step / Self.last).rounded(.down)
      let part = step - turn * Self.last
      let isBackwards = extend == .reflect && Int(turn) & 1 == 1
      return Int(min(max(isBackwards ? Self.last - part : part, 0) + 0.5, Self.last))
    }
  }

  /// The steps along a row of the device where they lie along a line: `base + x * slope`.
  @inline(__always)
  func line(y: Double) -> (base: Double, slope: Double)? {
    guard case .linear = kind, extend == .pad else { return nil }
    return (u.origin + y * u.y, u.x)
  }

  /// Whether there may be places without a colour.
  var hasGaps: Bool {
    if case .conical = kind { return true }
    return extend != .pad
  }

  /// The step at a place, not rounded, perhaps outside of the steps that there are; NaN where there
  /// is no colour.
  @inline(__always)
  func step(_ x: Double, _ y: Double) -> Double {
    switch kind {
    case .linear: return u(x, y)
    case .radial(let factor, let offset): return distance(x, y) * factor + offset
    case .circle(let radius): return distance(x, y) < radius ? 0 : Self.last
    case .angular(let start, let length, let skipped):
      var turn = DeterministicMath.angle(x: u(x, y), y: v(x, y)) / (2 * Double.pi) - start
      if turn < 0 { turn += 1 }
      if turn < 0 { turn += 1 }
      if turn <= length { return (turn + skipped) / length * Self.last }
      return turn - length < (1 - length) / 2 ? Self.last : 0
    case .sweep(let start, let length):
      var angle = DeterministicMath.angle(x: u(x, y), y: v(x, y))
      if angle < 0 { angle += 2 * Double.pi }
      if length == 0 { return angle < start ? 0 : Self.last }
      return (angle - start) / length * Self.last
    case .conical(let cone): return cone.part(u(x, y), v(x, y)) * Self.last
    }
  }

  @inline(__always)
  private func distance(_ x: Double, _ y: Double) -> Double {
    let (u, v) = (u(x, y), v(x, y))
    return (u * u + v * v).squareRoot()
  }
}

/// The way from one circle to another one, seen from the first one's centre.
private struct Conical {
  /// The second centre.
  var x: Double
  var y: Double
  /// The first radius, and how much larger the second one is.
  var radius: Double
  var growth: Double

  /// The last part of the way, at which a circle goes through the place; NaN where there is none.
  func part(_ px: Double, _ py: Double) -> Double {
    let a = x * x + y * y - growth * growth
    let b = px * x + py * y + radius * growth
    let c = px * px + py * py - radius * radius
    func isCircle(_ part: Double) -> Bool { radius + part * growth >= 0 }
    if a.magnitude < 1e-9 {
      let part = c / (2 * b)
      return part.isFinite && isCircle(part) ? part : .nan
    }
    let square = b * b - a * c
    guard square >= 0 else { return .nan }
    let root = square.squareRoot()
    let (one, other) = ((b + root) / a, (b - root) / a)
    if isCircle(max(one, other)) { return max(one, other) }
    return isCircle(min(one, other)) ? min(one, other) : .nan
  }
}
