import GalleyGeometry
import GalleyMotion
import GalleyViews

nonisolated extension Animation {
  /// How what a finger releases comes to its place: by the spring of `Animation.smooth`, half a second without a bounce
  /// (assumed), that begins with the velocity of the finger.
  /// - Parameters:
  ///   - distance: from where it is released to its place, in points.
  ///   - velocity: of the finger in the same direction, in points a second.
  static func released(distance: CGFloat, velocity: CGFloat) -> Animation {
    let share = distance == 0 ? 0 : Double(velocity / distance)
    return .interpolatingSpring(
      Spring(duration: 0.5, bounce: 0), initialVelocity: share.isFinite ? share : 0)
  }
}
