import GalleyGeometry

/// What was painted below in the same layer, blurred, more or less vivid, with a tint over it.
package struct BackdropPaint: Hashable, Sendable {
  /// The blur's standard deviation in points, until `Paint.located` makes it device pixels.
  package var sigma: CGFloat
  /// 1 changes nothing.
  package var saturation: Double
  package var tint: ResolvedColor
  /// 0 to 1.
  package var opacity = 1.0

  package init(sigma: CGFloat, saturation: Double, tint: ResolvedColor) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }
}
