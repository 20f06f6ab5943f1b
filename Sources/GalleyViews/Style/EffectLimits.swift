import GalleyGeometry

/// What effects are limited to, so that none needs more room than an image can have.
enum EffectLimits {
  /// Points; negative and undefined radii blur nothing.
  static func sigma(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, 1000) : 0 }

  static func offset(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, -100_000), 100_000)
  }
}
