import GalleyGeometry

/// When a movement ends, in seconds from its start; infinite for one that has none.
package struct AnimationTiming: Hashable, Sendable {
  /// When it seems to be over, though a spring may still tremble.
  package var logicalEnd: TimeInterval
  /// When nothing moves any more.
  package var end: TimeInterval
}

/// An animation that knows its end without being run.
protocol TimedAnimation: CustomAnimation {
  /// - Parameter velocity: that of the value at the start.
  func timing<V: VectorArithmetic>(of value: V, velocity: V) -> AnimationTiming
}

extension Animation {
  /// When the movement of a value is over.
  package func timing<V: VectorArithmetic>(of value: V, velocity: V = .zero) -> AnimationTiming {
    if let timed = base as? any TimedAnimation {
      return timed.timing(of: value, velocity: velocity)
    }
    return timing(of: value, from: 0, in: AnimationContext())
  }

  /// When a custom animation is over that has run for some seconds already: it is asked at every 60th of a second from
  /// then on, for at most ten minutes; one that goes on then counts as endless.
  func timing<V: VectorArithmetic>(
    of value: V, from elapsed: TimeInterval, in context: AnimationContext<V>
  ) -> AnimationTiming {
    var context = context
    var logicalEnd: Double?
    for step in 0...36_000 {
      let time = elapsed + Double(step) / 60
      let result = base.animate(value: value, time: time, context: &context)
      if context.isLogicallyComplete, logicalEnd == nil { logicalEnd = time }
      if result == nil { return AnimationTiming(logicalEnd: logicalEnd ?? time, end: time) }
    }
    return AnimationTiming(logicalEnd: logicalEnd ?? .infinity, end: .infinity)
  }

  /// Whether a movement by the animation has no end.
  package var isEndless: Bool { timing(of: 1.0).end == .infinity }
}

extension CurveAnimation: TimedAnimation {
  func timing<V: VectorArithmetic>(of value: V, velocity: V) -> AnimationTiming {
    let end = duration > 0 ? duration : 0
    return AnimationTiming(logicalEnd: end, end: end)
  }
}

extension SpringAnimation: TimedAnimation {
  /// A spring has arrived when it stays within a thousandth of its way and a hundredth of a unit: of a point, where
  /// the value is a length.
  func timing<V: VectorArithmetic>(of value: V, velocity: V) -> AnimationTiming {
    let way = value.magnitudeSquared.squareRoot()
    let start = velocity + value.scaled(by: initialVelocity)
    let speed = start.magnitudeSquared.squareRoot()
    let epsilon = max(min(0.001 * max(way, speed * spring.duration), 0.01), 1e-6)
    let end = spring.restingTime(target: value, initialVelocity: start, epsilon: epsilon)
    return AnimationTiming(logicalEnd: min(spring.duration, end), end: end)
  }
}

extension DelayedAnimation: TimedAnimation {
  func timing<V: VectorArithmetic>(of value: V, velocity: V) -> AnimationTiming {
    let timing = base.timing(of: value, velocity: velocity)
    let wait = delay.isFinite ? delay : 0
    return AnimationTiming(
      logicalEnd: max(0, timing.logicalEnd + wait), end: max(0, timing.end + wait))
  }
}

extension SpeedAnimation: TimedAnimation {
  func timing<V: VectorArithmetic>(of value: V, velocity: V) -> AnimationTiming {
    guard speed > 0 else { return AnimationTiming(logicalEnd: .infinity, end: .infinity) }
    let timing = base.timing(of: value, velocity: velocity.scaled(by: 1 / speed))
    return AnimationTiming(logicalEnd: timing.logicalEnd / speed, end: timing.end / speed)
  }
}

extension RepeatedAnimation: TimedAnimation {
  func timing<V: VectorArithmetic>(of value: V, velocity: V) -> AnimationTiming {
    let run = base.timing(of: value).end
    guard let count, run > 0 else {
      let end = run > 0 ? Double.infinity : 0
      return AnimationTiming(logicalEnd: end, end: end)
    }
    let end = run * Double(max(count, 1))
    return AnimationTiming(logicalEnd: end, end: end)
  }
}

extension CompletedAnimation: TimedAnimation {
  func timing<V: VectorArithmetic>(of value: V, velocity: V) -> AnimationTiming {
    let timing = base.timing(of: value, velocity: velocity)
    return AnimationTiming(
      logicalEnd: min(max(0, duration), timing.logicalEnd), end: timing.end)
  }
}
