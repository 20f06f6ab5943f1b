import GalleyGeometry

nonisolated extension Image {
  /// - Parameter label: what it is called for those who cannot see it; changes nothing.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// An image of pixels, `scale` of them to a point.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }
}
