import GalleyGeometry

/// What was painted below in the same layer, blurred, more or less vivid, with a tint over it.
public struct BackdropPaint: Hashable, Sendable {
  /// The blur's standard deviation in points, until `Paint.located` makes it device pixels.
  public var sigma: CGFloat
  /// 1 changes nothing.
  public var saturation: Double
  public var tint: ResolvedColor
  /// 0 to 1.
  public var opacity = 1.0

  public init(sigma: CGFloat, saturation: Double, tint: ResolvedColor) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }
}
