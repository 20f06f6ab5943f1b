import GalleyGeometry
import GalleyMotion
import GalleyViews

nonisolated extension Animation {
  /// How what a finger lets go of comes to its place: by the spring of `Animation.smooth`, half a second without a bounce
  /// (assumed), that begins with the velocity of the finger.
  /// - Parameters:
  ///   - way: from where it is let go to its place, in points.
  ///   - velocity: of the finger in the same direction, in points a second.
  static func letGo(way: CGFloat, velocity: CGFloat) -> Animation {
    let share = way == 0 ? 0 : Double(velocity / way)
    return .interpolatingSpring(
      Spring(duration: 0.5, bounce: 0), initialVelocity: share.isFinite ? share : 0)
  }
}
