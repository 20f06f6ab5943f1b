import GalleyGeometry

/// A value on its way to where it shall be.
///
/// Where it is, is where it goes to without what its movements still lack. A movement that is overtaken goes on, and
/// the new one starts from where the value is; a spring takes the place of what moves already and keeps its velocity.
package struct Animator<Value: VectorArithmetic> {
  /// One movement.
  private struct Run {
    var animation: Animation
    /// From where the value was at the start to where it goes to.
    var way: Value
    /// Seconds of the clock.
    var start: TimeInterval
    /// Seconds of the clock.
    var end: TimeInterval
    var context = AnimationContext<Value>()
  }

  /// Where the value goes to.
  package private(set) var target: Value
  private var runs: [Run] = []
  /// How many movements of one value go on at a time. When there are more the oldest come to their ends.
  private static var limit: Int { 32 }

  /// Seconds: sums of times are not exact.
  private static var tolerance: Double { 1e-9 }

  package init(_ target: Value) { self.target = target }

  package var isMoving: Bool { !runs.isEmpty }

  /// When the last movement is over, in seconds of the clock; nil at rest.
  package var end: TimeInterval? { runs.map(\.end).max() }

  /// Where the value is.
  /// - Parameter time: seconds of the clock, never less than before.
  package mutating func value(at time: TimeInterval) -> Value {
    guard !runs.isEmpty else { return target }
    var value = target
    var hasEnded = false
    for index in runs.indices {
      let elapsed = time - runs[index].start
      let way = runs[index].way
      if time < runs[index].end - Self.tolerance,
        let gone = runs[index].animation.animate(
          value: way, time: elapsed, context: &runs[index].context)
      {
        value -= way - gone
      } else {
        runs[index].end = -.infinity
        hasEnded = true
      }
    }
    if hasEnded { runs.removeAll { $0.end == -.infinity } }
    return value
  }

  /// How fast the value moves, in units a second; nil where a movement does not know.
  package func velocity(at time: TimeInterval) -> Value? {
    var velocity = Value.zero
    for run in runs {
      guard
        let own = run.animation.velocity(
          value: run.way, time: time - run.start, context: run.context)
      else { return nil }
      velocity += own
    }
    return velocity
  }

  /// Gives the value another place to go to.
  /// - Parameters:
  ///   - animation: nil moves value and target at once by the same way, and what moves goes on, as in SwiftUI.
  ///   - time: now, in seconds of the clock.
  /// - Returns: when the new movement is over; nil where there is none.
  @discardableResult
  package mutating func move(
    to newTarget: Value, by animation: Animation?, at time: TimeInterval
  ) -> AnimationTiming? {
    guard newTarget.magnitudeSquared.isFinite, target.magnitudeSquared.isFinite else {
      (target, runs) = (newTarget, [])
      return nil
    }
    guard let animation else {
      shift(to: newTarget)
      return nil
    }
    let place = value(at: time)
    var way = newTarget - target
    var context = AnimationContext<Value>()
    var velocity = Value.zero
    if let merged = merged(animation, at: time) {
      (context, velocity) = merged
      runs = []
      way = newTarget - place
    } else if runs.contains(where: { $0.end == .infinity }) {
      // What has no end would go on for ever: it is left where it is.
      runs = []
      way = newTarget - place
    }
    target = newTarget
    let timing = animation.timing(of: way, velocity: velocity)
    if runs.count >= Self.limit { runs.removeFirst() }
    runs.append(
      Run(
        animation: animation, way: way, start: time, end: time + timing.end, context: context))
    return AnimationTiming(logicalEnd: time + timing.logicalEnd, end: time + timing.end)
  }

  /// Moves the value and where it goes to by the same way: what moves goes on.
  package mutating func shift(to newTarget: Value) { target = newTarget }

  /// What an animation goes on from that takes the place of those that run; nil for one that runs beside them.
  private func merged(
    _ animation: Animation, at time: TimeInterval
  ) -> (context: AnimationContext<Value>, velocity: Value)? {
    guard let last = runs.last else { return nil }
    if let spring = animation.base as? SpringAnimation {
      guard !spring.isAdditive, let velocity = velocity(at: time) else { return nil }
      var context = AnimationContext<Value>()
      context.state[SpringAnimation.Key<Value>.self].velocity = velocity
      return (context, velocity)
    }
    var context = last.context
    let merges = animation.shouldMerge(
      previous: last.animation, value: last.way, time: time - last.start, context: &context)
    return merges ? (context, .zero) : nil
  }
}
