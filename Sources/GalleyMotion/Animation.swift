import GalleyGeometry

/// How something moves: a curve or a spring, and what is made of it.
///
/// An image at rest shows where a movement ends.
public struct Animation: Hashable, Sendable {
  /// What the animation is made of.
  public let base: any CustomAnimation

  /// An animation by a movement of one's own.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  public static func == (one: Animation, other: Animation) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// How far the way is gone after some seconds; nil when the movement is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// How fast the value moves after some seconds.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether the movement takes the place of the one before, and does not run beside it.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible {
  public var description: String { "Animation(\(base))" }
}

extension Animation {
  /// Begins later, by some seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay))
  }

  /// Runs as many times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }

  /// Runs a number of times, every second time backwards unless told otherwise.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Runs without end, every second time backwards unless told otherwise.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Counts as over after some seconds, though it goes on.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(CompletedAnimation(base: self, duration: duration))
  }
}

/// Begins later.
struct DelayedAnimation: CustomAnimation {
  var base: Animation
  /// Seconds.
  var delay: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }
}

/// Runs faster or slower.
struct SpeedAnimation: CustomAnimation {
  var base: Animation
  var speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }
}

/// Repeats an animation.
struct RepeatedAnimation: CustomAnimation {
  var base: Animation
  /// nil is without end.
  var count: Int?
  var autoreverses: Bool

  /// What one run keeps.
  private struct Run<Value: VectorArithmetic> {
    var number = 0
    /// Seconds that a run takes, once known.
    var duration: TimeInterval?
    var state = AnimationState<Value>()
  }
  private enum RunKey<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Run<Value> { Run() }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var run = context.state[RunKey<V>.self]
    defer { context.state[RunKey<V>.self] = run }
    let duration = run.duration ?? base.timing(of: value).end
    run.duration = duration
    guard duration > 0 else { return nil }
    // Worked out from the time alone, so that it does not matter how often it is asked for.
    let number = duration.isFinite ? max(0, (time / duration).rounded(.down)) : 0
    if let count, number >= Double(max(count, 1)) { return nil }
    let goesBack = autoreverses && number.truncatingRemainder(dividingBy: 2) == 1
    var inner = context.withState(Double(run.number) == number ? run.state : AnimationState())
    let gone = base.animate(value: value, time: time - number * duration, context: &inner) ?? value
    (run.number, run.state) = (Int(min(number, 1e15)), inner.state)
    // A run that goes back begins as slowly as one that goes forth (OpenSwiftUI, `RepeatAnimation`).
    return goesBack ? value - gone : gone
  }
}

/// Counts as over before it is.
struct CompletedAnimation: CustomAnimation {
  var base: Animation
  /// Seconds.
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration { context.isLogicallyComplete = true }
    return base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
}
