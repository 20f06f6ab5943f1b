import GalleyGeometry
import GalleyGraphics
import GalleyViews

extension UIColor {
  private func resolved(_ traits: UITraitCollection = .current) -> ResolvedColor {
    color.resolved(in: traits.environment)
  }

  /// The colour as it is in light or in dark.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(resolved(traitCollection)))
  }

  /// The same colour with another opacity, 0...1, in place of its own. Of a colour that depends on light and dark
  /// it is found where it is painted.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard let fixed = color.fixed else {
      // Of a colour of the system the alpha is known where it is painted.
      return UIColor { [color] traits in
        var resolved = color.resolved(in: traits.environment)
        resolved.alpha = Double(alpha)
        return UIColor(Color(resolved))
      }
    }
    var copy = fixed
    copy.alpha = Double(alpha)
    return UIColor(Color(copy))
  }

  /// The colour as it is in the image's light or dark, of Core Graphics.
  public var cgColor: CGColor { CGColor(resolved()) }

  /// Gives the components in gamma-encoded sRGB, 0...1 and beyond for colours outside of it, as they are in the
  /// image's light or dark. Alpha is not multiplied in.
  /// - Returns: true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved()
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// - Returns: false where the colour is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved()
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return color.red == color.green && color.green == color.blue
  }

  /// Gives hue, saturation and brightness of the sRGB colour, 0...1, as they are in the image's light or dark. A
  /// grey has hue 0.
  /// - Returns: true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved()
    let high = max(color.red, color.green, color.blue)
    let range = high - min(color.red, color.green, color.blue)
    var sixths = 0.0
    if range > 0 {
      switch high {
      case color.red: sixths = (color.green - color.blue) / range
      case color.green: sixths = (color.blue - color.red) / range + 2
      default: sixths = (color.red - color.green) / range + 4
      }
    }
    hue?.pointee = CGFloat((sixths < 0 ? sixths + 6 : sixths) / 6)
    saturation?.pointee = CGFloat(high > 0 ? range / high : 0)
    brightness?.pointee = CGFloat(high)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }
}
