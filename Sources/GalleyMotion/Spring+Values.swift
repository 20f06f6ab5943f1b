import GalleyGeometry

// Where a spring is at a time: the solution of m x'' + d x' + k x = 0 about the target.
extension Spring {
  /// What the distance and the speed at the start add to the distance and the speed later.
  private struct Response {
    var distanceOfDistance: Double
    var distanceOfSpeed: Double
    var speedOfDistance: Double
    var speedOfSpeed: Double
  }

  static func exp(_ exponent: Double) -> Double {
    DeterministicMath.power(2.718281828459045, exponent)
  }

  private func response(at time: Double) -> Response {
    let ratio = dampingRatio
    let decay = ratio * frequency
    if (ratio - 1).magnitude < 1e-6 {
      let fall = Self.exp(-decay * time)
      return Response(
        distanceOfDistance: fall * (1 + decay * time), distanceOfSpeed: fall * time,
        speedOfDistance: -fall * decay * decay * time, speedOfSpeed: fall * (1 - decay * time))
    }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      guard swing > 0 else {
        return Response(
          distanceOfDistance: 1, distanceOfSpeed: time, speedOfDistance: 0, speedOfSpeed: 1)
      }
      let fall = Self.exp(-decay * time)
      let (sine, cosine) = DeterministicMath.sincos(swing * time)
      return Response(
        distanceOfDistance: fall * (cosine + decay / swing * sine),
        distanceOfSpeed: fall * sine / swing,
        speedOfDistance: -fall * (decay * decay / swing + swing) * sine,
        speedOfSpeed: fall * (cosine - decay / swing * sine))
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    let (slowFall, fastFall) = (Self.exp(slow * time), Self.exp(fast * time))
    let width = slow - fast
    return Response(
      distanceOfDistance: (slow * fastFall - fast * slowFall) / width,
      distanceOfSpeed: (slowFall - fastFall) / width,
      speedOfDistance: slow * fast * (fastFall - slowFall) / width,
      speedOfSpeed: (slow * slowFall - fast * fastFall) / width)
  }

  /// The value after some seconds on the way from zero to `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let parts = response(at: time)
    return target - target.scaled(by: parts.distanceOfDistance)
      + initialVelocity.scaled(by: parts.distanceOfSpeed)
  }

  /// The speed after some seconds on the way from zero to `target`, in units a second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let parts = response(at: time)
    return initialVelocity.scaled(by: parts.speedOfSpeed)
      - target.scaled(by: parts.speedOfDistance)
  }

  /// Moves a value and its speed on by some seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let parts = response(at: deltaTime)
    let distance = value - target
    value =
      target + distance.scaled(by: parts.distanceOfDistance)
      + velocity.scaled(by: parts.distanceOfSpeed)
    velocity =
      distance.scaled(by: parts.speedOfDistance) + velocity.scaled(by: parts.speedOfSpeed)
  }

  /// The force on the weight at a place.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// The value after some seconds on the way from one value to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The speed after some seconds on the way from one value to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on the weight at a place between two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// About how many seconds it takes until the value stays within `epsilon` of where it goes.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
