import GalleyGeometry

/// A mass on a damped spring that moves to its target.
public struct Spring: Hashable, Sendable {
  /// The weight.
  public private(set) var mass: Double
  /// How strongly the spring pulls for each unit of distance.
  public private(set) var stiffness: Double
  /// The braking force for each unit of speed.
  public private(set) var damping: Double

  /// - Parameter allowOverDamping: whether the damping may exceed the critical one, from which on the spring never
  ///   oscillates.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = mass > 0 ? mass : 1
    self.stiffness = stiffness > 0 ? stiffness : 0
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    let braked = damping > 0 ? damping : 0
    self.damping = allowOverDamping ? braked : min(braked, critical)
  }

  /// - Parameters:
  ///   - response: seconds of one undamped oscillation.
  ///   - dampingRatio: 0 oscillates forever, 1 never oscillates.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * .pi / (response > 1e-6 ? response : 1e-6)
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      allowOverDamping: true)
  }

  /// - Parameters:
  ///   - duration: how long the movement seems to take, in seconds.
  ///   - bounce: 0 never oscillates, 1 oscillates forever, below 0 is slower.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// The spring that is at rest after some seconds, as SwiftUI works it out (OpenSwiftUI,
  /// `Spring.init(settlingDuration:dampingRatio:epsilon:)`): without a bounce the value is then within `epsilon` of its
  /// target, with one the part of its oscillation is that the speed at the start has.
  /// - Parameters:
  ///   - settlingDuration: seconds, from a hundredth to 10.
  ///   - dampingRatio: from 0 to 1.
  ///   - epsilon: how near to its target the spring counts as at rest, for a way of 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = dampingRatio > 1e-6 ? min(dampingRatio, 1) : 1e-6
    let duration = settlingDuration > 0.01 ? min(settlingDuration, 10) : 0.01
    let turns = Self.settlingTurns(ratio, epsilon: epsilon > 0 ? min(epsilon, 1) : 0.001)
    self.init(response: 2 * .pi * duration / turns, dampingRatio: ratio)
  }

  private static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / max(1 + bounce, 1e-3) : 1 - min(bounce, 1)
  }

  /// Seconds of one undamped oscillation.
  public var response: Double { 2 * .pi / frequency }
  /// 0 oscillates forever, 1 and more never oscillates.
  public var dampingRatio: Double {
    let critical = 2 * (mass * stiffness).squareRoot()
    return critical > 0 ? damping / critical : 1
  }
  /// How long the movement seems to take, in seconds: the same as `response`.
  public var duration: TimeInterval { response }
  /// 1 oscillates forever, 0 and less never oscillates.
  public var bounce: Double {
    dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio
  }
  /// About how many seconds it takes until the spring is within a thousandth of its way.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// The frequency of the undamped oscillation, in radians a second.
  var frequency: Double { (stiffness / mass).squareRoot() }

  /// A spring of 0.5 seconds that does not oscillate.
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  /// A spring of 0.5 seconds that oscillates a little: a bounce of 0.15.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  /// A spring of 0.5 seconds that oscillates visibly: a bounce of 0.3.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

  /// A spring by how long it seems to take, in seconds, and its bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring by how long it seems to take, in seconds, and how much its bounce exceeds 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring by how long it seems to take, in seconds, and how much its bounce exceeds 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
