import GalleyGeometry
import GalleyGraphics

/// A colour under the name of Core Graphics: red, green, blue and alpha in sRGB.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  let color: ResolvedColor

  package init(_ color: ResolvedColor) { self.color = color }

  /// A colour of sRGB. Components are 0 to 1; ones outside are kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ResolvedColor(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// The same as `init(red:green:blue:alpha:)`.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey of sRGB: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black of opacity 0.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The opacity, 0 to 1.
  public var alpha: CGFloat { CGFloat(color.alpha) }
  /// 4: red, green, blue and alpha, greys included.
  public var numberOfComponents: Int { 4 }
  /// Red, green, blue and alpha.
  public var components: [CGFloat]? {
    [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), alpha]
  }

  /// The colour with another opacity, 0 to 1. It is never nil.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = color
    copy.alpha = Double(alpha)
    return CGColor(copy)
  }

  public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  public var description: String { Color(cgColor: self).description }
}
