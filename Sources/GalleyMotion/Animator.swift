import GalleyGeometry

/// A value on its way to where it shall be.
///
/// A movement that is overtaken goes on below the new one, which leads from where that is to the new place: with r for
/// where the lower one is and f for how far the new one is, the value is at r + (target - r) f (OpenSwiftUI,
/// `DefaultCombiningAnimation`). All is over when the last one is. A spring takes the place of what moves already, and
/// keeps the velocity of a spring (OpenSwiftUI, `FluidSpringAnimation`).
package struct Animator<Value: VectorArithmetic> {
  /// One movement.
  private struct Run {
    var animation: Animation
    /// From where the value was when the first movement began to where this one goes to.
    var way: Value
    /// Seconds of the clock.
    var start: TimeInterval
    /// Seconds of the clock.
    var logicalEnd: TimeInterval
    /// Seconds of the clock.
    var end: TimeInterval
    var context = AnimationContext<Value>()
  }

  /// Where the value goes to.
  package private(set) var target: Value
  /// The first to begin first. That of the lowest has nothing below it.
  private var runs: [Run] = []
  /// Where the value was lately, while a finger leads it.
  private var led: LedValue<Value>?
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

  /// Gives the value another place to go to.
  /// - Parameters:
  ///   - animation: nil moves value and target at once by the same way, and what moves goes on, as in SwiftUI.
  ///   - tracksVelocity: whether a change without an animation is one of many that a finger makes: the value is there at
  ///     once, and a spring that follows begins as fast.
  ///   - time: now, in seconds of the clock.
  /// - Returns: when the new movement is over; nil where there is none.
  @discardableResult
  package mutating func move(
    to newTarget: Value, by animation: Animation?, tracksVelocity: Bool = false,
    at time: TimeInterval
  ) -> AnimationTiming? {
    guard newTarget.magnitudeSquared.isFinite, target.magnitudeSquared.isFinite else {
      (target, runs, span, led) = (newTarget, [], nil, nil)
      return nil
    }
    guard let animation else {
      if tracksVelocity { lead(to: newTarget, at: time) } else { shift(to: newTarget) }
      return nil
    }
    var run = run(to: newTarget, by: animation, at: time)
    (target, led) = (newTarget, nil)
    if runs.count >= Self.limit {
      run.way -= runs[0].way
      forgetRuns(through: 0)
    }
    runs.append(run)
    let span = span ?? MovementSpan()
    span.end = run.end
    self.span = span
    return AnimationTiming(logicalEnd: run.logicalEnd, end: run.end)
  }

  /// Moves the value and where it goes to by the same way: what moves goes on.
  package mutating func shift(to newTarget: Value) {
    led?.shift(by: newTarget - target)
    target = newTarget
  }

  /// Brings the value to a place and notes when. What moves is over.
  private mutating func lead(to newTarget: Value, at time: TimeInterval) {
    var led = led ?? LedValue()
    led.note(newTarget, at: time)
    (target, runs, span, self.led) = (newTarget, [], nil, led)
  }
}

// What begins.
extension Animator {
  /// A movement from where the value is, or one that takes the place of those that run: they are gone then.
  private mutating func run(
    to newTarget: Value, by animation: Animation, at time: TimeInterval
  ) -> Run {
    let place = value(at: time)
    if runs.isEmpty, animation.springStart(replacing: nil, at: 0) != nil,
      let velocity = led?.velocity(at: time)
    {
      return springRun(by: animation, over: newTarget - place, velocity, at: time)
    }
    if let last = runs.last {
      let elapsed = time - last.start
      if let lead = animation.springStart(
        replacing: runs.count == 1 ? last.animation : nil, at: elapsed)
      {
        let velocity = velocity(at: time)
        runs = []
        return springRun(by: animation, over: newTarget - place, velocity, at: time - lead)
      }
      var context = last.context
      if animation.shouldMerge(
        previous: last.animation, value: last.way, time: elapsed, context: &context)
      {
        let way = newTarget - origin
        let start = runs[0].start
        runs = []
        return customRun(by: animation, over: way, from: start, at: time, context)
      }
    }
    let timing = animation.timing(of: newTarget - place)
    var run = Run(
      animation: animation, way: newTarget - origin, start: time,
      logicalEnd: time + timing.logicalEnd, end: time + timing.end)
    // Its way becomes shorter as what lies below moves on, and its time does not.
    run.context.state[SpringAnimation.Key<Value>.self].timing =
      animation.base is SpringAnimation ? timing : nil
    return run
  }

  /// How fast the value moves, in units a second: 0 where one movement goes on above another, or does not know.
  private func velocity(at time: TimeInterval) -> Value {
    guard runs.count == 1, let run = runs.first else { return .zero }
    return run.animation.velocity(
      value: run.way, time: time - run.start, context: run.context) ?? .zero
  }

  /// A spring with a velocity that has waited since `start` as long as it waits.
  private func springRun(
    by animation: Animation, over way: Value, _ velocity: Value, at start: TimeInterval
  ) -> Run {
    let timing = animation.timing(of: way, velocity: velocity)
    var run = Run(
      animation: animation, way: way, start: start, logicalEnd: start + timing.logicalEnd,
      end: start + timing.end)
    run.context.state[SpringAnimation.Key<Value>.self].velocity =
      velocity.scaled(by: 1 / animation.pace)
    return run
  }

  /// A custom animation that goes on with the time of another one (Apple's documentation of `shouldMerge`).
  private func customRun(
    by animation: Animation, over way: Value, from start: TimeInterval, at time: TimeInterval,
    _ context: AnimationContext<Value>
  ) -> Run {
    let timing = animation.timing(of: way, from: time - start, in: context)
    return Run(
      animation: animation, way: way, start: start, logicalEnd: start + timing.logicalEnd,
      end: start + timing.end, context: context)
  }
}

extension Animation {
  /// When the spring in the animation begins, in seconds from the animation's start, where it takes the place of what moves
  /// already; nil for one that does not. A spring takes the place of whatever moves. One that waits, or runs faster, takes
  /// that of another spring alone which does so as well, and it does not wait once more (OpenSwiftUI, `DelayAnimation` and
  /// `SpeedAnimation`).
  /// - Parameters:
  ///   - previous: the only movement there is; nil where there are several.
  ///   - elapsed: seconds for which it has run.
  fileprivate func springStart(
    replacing previous: Animation?, at elapsed: TimeInterval
  ) -> TimeInterval? {
    if let spring = base as? SpringAnimation { return spring.isAdditive ? nil : 0 }
    return previous.flatMap { changedSpringStart(replacing: $0, at: elapsed) }
  }

  private func changedSpringStart(
    replacing previous: Animation, at elapsed: TimeInterval
  ) -> TimeInterval? {
    switch (base, previous.base) {
    case (let own as SpringAnimation, let other as SpringAnimation):
      return own.isAdditive || other.isAdditive ? nil : 0
    case (let own as DelayedAnimation, let other as DelayedAnimation) where own.delay == other.delay:
      return own.base.changedSpringStart(
        replacing: other.base, at: max(0, elapsed - own.delay)
      ).map { min(elapsed, own.delay) + $0 }
    case (let own as SpeedAnimation, let other as SpeedAnimation)
    where own.speed == other.speed && own.speed > 0:
      return own.base.changedSpringStart(
        replacing: other.base, at: elapsed * own.speed
      ).map { $0 / own.speed }
    default: return nil
    }
  }

  /// How many of its own seconds the spring in the animation has in a second.
  fileprivate var pace: Double {
    switch base {
    case let own as DelayedAnimation: own.base.pace
    case let own as SpeedAnimation: own.speed * own.base.pace
    default: 1
    }
  }
}

/// How long a value moves: a movement that overtakes another one makes it longer, or shorter.
package final class MovementSpan {
  /// Seconds of the clock.
  package fileprivate(set) var end: TimeInterval = 0
}
