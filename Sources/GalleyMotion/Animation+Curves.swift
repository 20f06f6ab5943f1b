import GalleyGeometry

/// Runs along a curve in some seconds. It knows no velocity: a spring that takes its place begins at rest (OpenSwiftUI,
/// `BezierAnimation`).
struct CurveAnimation: CustomAnimation {
  var curve: UnitCurve
  /// Seconds.
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }
}

extension Animation {
  /// Seconds that movements take by default.
  private static let usualDuration = 0.35

  /// An even speed.
  /// - Parameter duration: seconds; 0 and less is over at once.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  /// An even speed for 0.35 seconds.
  public static var linear: Animation { linear(duration: usualDuration) }

  /// Slow at the start.
  /// - Parameter duration: seconds; 0 and less is over at once.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  /// Slow at the start, for 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: usualDuration) }

  /// Slow at the end.
  /// - Parameter duration: seconds; 0 and less is over at once.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  /// Slow at the end, for 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: usualDuration) }

  /// Slow at the start and at the end.
  /// - Parameter duration: seconds; 0 and less is over at once.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  /// Slow at the start and at the end, for 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: usualDuration) }

  /// A cubic curve from (0, 0) to (1, 1) by its two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
        endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y))), duration: duration)
  }

  /// Along a curve.
  /// - Parameter duration: seconds; 0 and less is over at once.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }
}
