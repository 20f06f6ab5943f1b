import GalleyGeometry
import GalleyMotion

/// How content goes on along one axis once a finger has left it: where it is after some seconds, whichever moments are
/// asked for.
///
/// It loses velocity as in a `UIScrollView`: every thousandth of a second it becomes 0.998 of what it was
/// (`UIScrollView.DecelerationRate.normal`). From beyond an end, or with the velocity that it has there, a spring of mass
/// 1, stiffness 100 and critical damping brings it to the end: what those have measured who rebuilt it. The same spring
/// brings it to a place that was chosen for it (assumed).
struct ScrollGlide {
  /// A way by the spring.
  private struct Return {
    /// Seconds since the finger left.
    let start: Double
    let from: CGFloat
    let to: CGFloat
    /// Points a second.
    let velocity: CGFloat
    /// Seconds of the way.
    let length: Double

    func place(after seconds: Double) -> CGFloat {
      guard seconds < length else { return to }
      return from
        + CGFloat(
          ScrollGlide.spring.value(
            target: Double(to - from), initialVelocity: Double(velocity), time: seconds))
    }

    func velocity(after seconds: Double) -> CGFloat {
      guard seconds < length else { return 0 }
      return CGFloat(
        ScrollGlide.spring.velocity(
          target: Double(to - from), initialVelocity: Double(velocity), time: seconds))
    }
  }

  private let start: CGFloat
  private let velocity: CGFloat
  private let end: Return?

  /// What a velocity becomes in a thousandth of a second.
  private static let rate = 0.998
  /// What it loses, as a share of it in a second: -1000 ln 0.998.
  private static let loss: CGFloat = 2.0020026706730793
  /// Slower than that is rest, in points a second (assumed).
  private static let rest: CGFloat = 10
  /// Nearer than that to its end a spring is at rest, in points (assumed).
  private static let nearness = 0.1

  private static let spring = Spring(mass: 1, stiffness: 100, damping: 20)

  /// Content that does not move along the axis.
  init(resting offset: CGFloat) { (start, velocity, end) = (offset, 0, nil) }

  /// - Parameters:
  ///   - start: the offset where the finger leaves it, in points.
  ///   - velocity: points a second.
  ///   - largest: the offset at the end of the content, in points.
  ///   - target: where the content shall come to rest, in points; nil where it does by itself, or at an end.
  init(from start: CGFloat, velocity: CGFloat, largest: CGFloat, target: CGFloat? = nil) {
    (self.start, self.velocity) = (start, velocity)
    let near = min(max(start, 0), largest)
    let outside = start - near
    let way = Self.way(of: velocity)
    // So fast that the spring would go past the end that it brings the content to.
    let comesIn =
      outside * velocity < 0 && velocity.magnitude > 10 * outside.magnitude
      && way.magnitude > outside.magnitude
    let far = velocity > 0 ? largest : 0
    if let target {
      end = Self.spring(from: start, to: target, velocity: velocity, at: 0)
    } else if outside != 0, !comesIn {
      end = Self.spring(from: start, to: near, velocity: velocity, at: 0)
    } else if velocity != 0, way.magnitude > (far - start).magnitude {
      let speed = velocity.magnitude - (far - start).magnitude * Self.loss
      let time = DeterministicMath.logarithm(Double(velocity.magnitude / speed)) / Double(Self.loss)
      end = Self.spring(from: far, to: far, velocity: velocity < 0 ? -speed : speed, at: time)
    } else {
      end = nil
    }
  }

  private static func spring(
    from start: CGFloat, to end: CGFloat, velocity: CGFloat, at time: Double
  ) -> Return {
    let length = spring.settlingDuration(
      target: Double(end - start), initialVelocity: Double(velocity), epsilon: nearness)
    return Return(start: time, from: start, to: end, velocity: velocity, length: length)
  }

  /// How far content goes by itself, in points.
  static func way(of velocity: CGFloat) -> CGFloat {
    let way = max(velocity.magnitude - rest, 0) / loss
    return velocity < 0 ? -way : way
  }

  /// The velocity some seconds after the finger has left, in points a second.
  func velocity(after seconds: Double) -> CGFloat {
    if let end, seconds >= end.start { return end.velocity(after: seconds - end.start) }
    return velocity * CGFloat(DeterministicMath.power(Self.rate, 1000 * max(seconds, 0)))
  }

  /// - Returns: the offset some seconds after the finger has left, in points, and whether it stays there.
  func place(after seconds: Double) -> (offset: CGFloat, isOver: Bool) {
    if let end, seconds >= end.start {
      let spent = seconds - end.start
      return (end.place(after: spent), spent >= end.length)
    }
    let speed = velocity.magnitude
    let now = max(
      speed * CGFloat(DeterministicMath.power(Self.rate, 1000 * max(seconds, 0))),
      min(Self.rest, speed))
    let way = (speed - now) / Self.loss
    return (start + (velocity < 0 ? -way : way), end == nil && now <= Self.rest)
  }
}
