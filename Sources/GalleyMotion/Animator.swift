import GalleyGeometry

/// A value on its way to where it shall be.
///
/// A movement that is overtaken goes on below the new one, which leads from where that is to the new place: with r for
/// where the lower one is and f for how far the new one is, the value is at r + (target - r) f (OpenSwiftUI,
/// `DefaultCombiningAnimation`). All is over when the last one is. A spring takes the place of what moves already and
/// keeps its velocity.
package struct Animator<Value: VectorArithmetic> {
  /// One movement.
  private struct Run {
    var animation: Animation
    /// From where the value was when the first movement began to where this one goes to.
    var way: Value
    /// Seconds of the clock.
    var start: TimeInterval
    /// Seconds of the clock.
    var end: TimeInterval
    var context = AnimationContext<Value>()
  }

  /// Where the value goes to.
  package private(set) var target: Value
  /// The first to begin first. That of the lowest has nothing below it.
  private var runs: [Run] = []
  /// How long the value moves, for those who wait for it; nil at rest.
  package private(set) var span: MovementSpan?
  /// How many movements of one value go on at a time. When there are more, the oldest end.
  private static var limit: Int { 32 }

  /// Seconds: sums of times are not exact.
  private static var tolerance: Double { 1e-9 }

  package init(_ target: Value) { self.target = target }

  package var isMoving: Bool { !runs.isEmpty }

  /// When the movement is over, in seconds of the clock; nil at rest.
  package var end: TimeInterval? { runs.last?.end }

  /// Where the value was when the first movement began, as if the target had been set without an animation since.
  private var origin: Value { runs.last.map { target - $0.way } ?? target }

  /// Where the value is.
  /// - Parameter time: seconds of the clock, never less than before.
  package mutating func value(at time: TimeInterval) -> Value {
    guard !runs.isEmpty else { return target }
    var gone = Value.zero
    // A movement that ends makes the movements below it irrelevant.
    var over = -1
    for index in runs.indices {
      let rest = runs[index].way - gone
      if time < runs[index].end - Self.tolerance,
        let part = runs[index].animation.animate(
          value: rest, time: time - runs[index].start, context: &runs[index].context)
      {
        gone += part
      } else {
        gone = runs[index].way
        over = index
      }
    }
    if over == runs.count - 1 {
      (runs, span) = ([], nil)
      return target
    }
    let value = origin + gone
    if over >= 0 { forgetRuns(through: over) }
    return value
  }

  /// Counts ways from where a movement that is over has led to.
  private mutating func forgetRuns(through index: Int) {
    let way = runs[index].way
    runs.removeFirst(index + 1)
    for index in runs.indices { runs[index].way -= way }
  }

  /// How fast the value moves, in units a second; nil where a movement does not know.
  package func velocity(at time: TimeInterval) -> Value? {
    var (gone, velocity) = (Value.zero, Value.zero)
    for run in runs {
      let (rest, elapsed) = (run.way - gone, time - run.start)
      var context = run.context
      guard
        let own = run.animation.velocity(value: rest, time: elapsed, context: context),
        let part = run.animation.animate(value: rest, time: elapsed, context: &context)
      else { return nil }
      gone += part
      // The way becomes shorter as what lies below moves on; animations are in proportion to their ways.
      if velocity != .zero {
        let shorter = run.animation.animate(
          value: .zero - velocity, time: elapsed, context: &context)
        velocity += shorter ?? .zero - velocity
      }
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
      (target, runs, span) = (newTarget, [], nil)
      return nil
    }
    guard let animation else {
      shift(to: newTarget)
      return nil
    }
    let place = value(at: time)
    var way = newTarget - origin
    var context = AnimationContext<Value>()
    var velocity = Value.zero
    if let merged = merged(animation, at: time) {
      (context, velocity) = merged
      runs = []
      way = newTarget - place
    }
    target = newTarget
    let timing = animation.timing(of: newTarget - place, velocity: velocity)
    if animation.base is SpringAnimation {
      context.state[SpringAnimation.Key<Value>.self].timing = timing
    }
    if runs.count >= Self.limit {
      way -= runs[0].way
      forgetRuns(through: 0)
    }
    runs.append(
      Run(
        animation: animation, way: way, start: time, end: time + timing.end, context: context))
    let span = span ?? MovementSpan()
    span.end = time + timing.end
    self.span = span
    return AnimationTiming(logicalEnd: time + timing.logicalEnd, end: time + timing.end)
  }

  /// Moves the value and where it goes to by the same way: what moves goes on.
  package mutating func shift(to newTarget: Value) { target = newTarget }

  /// What an animation goes on from that takes the place of those that run; nil for one that runs above them.
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

/// How long a value moves: a movement that overtakes another one makes it longer, or shorter.
package final class MovementSpan {
  /// Seconds of the clock.
  package fileprivate(set) var end: TimeInterval = 0
}
