import GalleyGeometry

extension UIView {
  /// How a movement runs between its ends.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slowly at both ends.
    case easeInOut
    /// Slowly at its start.
    case easeIn
    /// Slowly at its end.
    case easeOut
    /// Evenly.
    case linear
  }
}

/// How a movement runs, by the two inner points of a curve from 0, 0 to 1, 1.
public final class UICubicTimingParameters: NSObject, Sendable {
  /// The curve that was asked for; ease in and out for points of one's own.
  public let animationCurve: UIView.AnimationCurve
  /// The first point: how much of the time, and how much of the way.
  public let controlPoint1: CGPoint
  /// The second point.
  public let controlPoint2: CGPoint

  /// A curve by its name. Its points are those of Core Animation's timing functions, which Apple's documentation of
  /// `CAMediaTimingFunction` says.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let (starts, ends) = (
      curve == .easeIn || curve == .easeInOut, curve == .easeOut || curve == .easeInOut
    )
    controlPoint1 = CGPoint(x: starts ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: ends ? 0.58 : 1, y: 1)
    super.init()
  }

  /// A curve by its points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
    super.init()
  }
}
