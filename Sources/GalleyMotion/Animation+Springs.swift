import GalleyGeometry

/// Moves to its end by a spring.
struct SpringAnimation: CustomAnimation {
  var spring: Spring
  /// Seconds in which one spring that takes another's place changes into it.
  var blendDuration: TimeInterval = 0
  /// The speed at the start, in ways a second.
  var initialVelocity: Double = 0
  /// Whether the spring adds to an earlier one and does not take its place.
  var isAdditive = false

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var run = context.state[Key<V>.self]
    let timing = run.timing ?? timing(of: value, velocity: run.velocity)
    if run.timing == nil {
      run.timing = timing
      context.state[Key<V>.self] = run
    }
    if time >= timing.logicalEnd { context.isLogicallyComplete = true }
    guard time < timing.end else { return nil }
    return spring.value(target: value, initialVelocity: start(value, run), time: time)
  }

  /// What a spring keeps from moment to moment.
  struct Run<Value: VectorArithmetic> {
    /// That of the value when the spring took over from another movement.
    var velocity = Value.zero
    var timing: AnimationTiming?
  }
  enum Key<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Run<Value> { Run() }
  }

  /// The velocity of the value at the start.
  private func start<V: VectorArithmetic>(_ value: V, _ run: Run<V>) -> V {
    value.scaled(by: initialVelocity) + run.velocity
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    // One that adds to others has none (OpenSwiftUI, `SpringAnimation`).
    if isAdditive { return nil }
    let run = context.state[Key<V>.self]
    return spring.velocity(target: value, initialVelocity: start(value, run), time: time)
  }
}

extension Animation {
  /// A spring of 0.55 seconds that does not oscillate, as SwiftUI's documentation says. OpenSwiftUI has one of 0.5 seconds.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// - Parameters:
  ///   - response: seconds of one undamped oscillation.
  ///   - dampingFraction: 0 oscillates forever, 1 never oscillates.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// - Parameters:
  ///   - duration: how long the movement seems to take, in seconds.
  ///   - bounce: 0 never oscillates, 1 oscillates forever.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A movement by a spring.
  /// - Parameter blendDuration: seconds in which one spring that takes another's place changes into it.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// A spring of 0.5 seconds that does not oscillate.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A quick spring for what follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// The same, by how long it seems to take, in seconds, and how much more it oscillates than by 0.15.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A quick spring of 0.15 seconds for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring that adds to what moves already.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring that adds to what moves already, by how long it seems to take, in seconds, and its bounce.
  /// - Parameter initialVelocity: the speed at the start, in ways a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A movement by a spring that adds to what moves already.
  /// - Parameter initialVelocity: the speed at the start, in ways a second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(spring: spring, initialVelocity: initialVelocity, isAdditive: true))
  }

  /// A spring of 0.5 seconds that adds to what moves already and does not oscillate.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring that does not oscillate.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring of 0.5 seconds that does not oscillate.
  public static var smooth: Animation { smooth(duration: 0.5) }

  /// A spring that oscillates a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring of 0.5 seconds that oscillates a little.
  public static var snappy: Animation { snappy(duration: 0.5) }

  /// A spring that oscillates visibly.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring of 0.5 seconds that oscillates visibly.
  public static var bouncy: Animation { bouncy(duration: 0.5) }
}
