import GalleyGeometry

// When a spring is at rest.
extension Spring {
  /// About how many seconds it takes until the value stays within `epsilon` of the target; infinite for a spring that is
  /// not braked.
  ///
  /// As SwiftUI has it (OpenSwiftUI, `Spring.settlingDuration`): for an oscillating spring the time after which an estimate
  /// of its amplitude has fallen to `epsilon`, for one that does not the first tenth of a second from which on it is as near.
  /// A probe on macOS printed 0.3 and 0.6 for springs of 0.15 and 0.4 seconds without bounce.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let decay = dampingRatio * frequency
    guard decay > 0 else { return .infinity }
    guard dampingRatio < 1 else {
      return settlingTenth(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
    }
    let speed = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
    let swing = speed + target.magnitudeSquared.squareRoot()
    guard swing.isFinite, epsilon > 0 else { return .infinity }
    return Self.firstTime(from: 0) { swing * Self.exp(-decay * $0) <= epsilon }
  }

  /// The first of the tenths of a second from which on, for a second at least, the value is within `epsilon`; 0 where
  /// there is none within 102 seconds.
  private func settlingTenth<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    var first: Int?
    for tenth in 0..<1024 {
      let place = value(
        target: target, initialVelocity: initialVelocity, time: Double(tenth) / 10)
      let distance = (place - target).magnitudeSquared.squareRoot()
      guard distance.isFinite else { break }
      guard distance < epsilon else {
        first = nil
        continue
      }
      let start = first ?? tenth
      if tenth - start > 10 { return Double(start) / 10 }
      first = start
    }
    return 0
  }

  /// Seconds until the spring is within a thousandth of a way of 1 for good.
  package var restingTime: TimeInterval { restingTime(target: 1.0, epsilon: 0.001) }

  /// Seconds until the value stays within `epsilon` of the target; infinite for a spring that is not braked. Movements
  /// end then.
  func restingTime<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let way = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    let near = max(epsilon, 1e-9)
    let decay = dampingRatio < 1 ? dampingRatio * frequency : slowestDecay
    guard way + speed > near else { return 0 }
    guard decay > 0, decay.isFinite, way.isFinite, speed.isFinite else { return .infinity }
    // The largest distance that is possible at a time; it falls from where the search begins.
    let spread = frequency * (1 - dampingRatio * dampingRatio).magnitude.squareRoot()
    return Self.firstTime(from: 1 / decay) { time in
      let bend = min(time, 1 / max(spread, 1e-12))
      return Self.exp(-decay * time) * (way + (speed + decay * way) * bend) <= near
    }
  }

  /// Radians that a spring without brake turns by until one with it is at rest, as `init(settlingDuration:)` has it.
  static func settlingTurns(_ ratio: Double, epsilon: Double) -> Double {
    let share = ratio < 1 ? ratio / (1 - ratio * ratio).squareRoot() : 1
    let turns = firstTime(from: 0) { turns in
      let fallen = exp(-ratio * turns)
      return ratio < 1 ? share * fallen <= epsilon : (turns + 1) * fallen <= epsilon
    }
    return max(turns, 1e-3)
  }

  private var slowestDecay: Double {
    let ratio = dampingRatio
    return frequency * (ratio - (ratio * ratio - 1).magnitude.squareRoot())
  }

  /// The first time, not before `start`, from which on `isNear` is true, by halves.
  private static func firstTime(
    from start: Double, _ isNear: (Double) -> Bool
  ) -> TimeInterval {
    var low = start
    if isNear(low) { return low }
    var (high, step) = (low, max(low, 1e-3))
    for _ in 0..<64 where !isNear(high) {
      high = low + step
      step *= 2
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isNear(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
