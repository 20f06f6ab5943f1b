import GalleyGeometry
import GalleyGraphics
import GalleyViews

/// A colour under the name of UIKit: an object around a `Color`.
public final class UIColor: NSObject, Sendable {
  let color: Color

  /// The colour of SwiftUI, as it is.
  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// Components of sRGB, 0...1; values outside are allowed.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Components of Display P3, 0...1. What lies outside of sRGB is cut off where it is painted.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  /// A grey of 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// The hexagonal model: each value is 0...1, and a hue outside goes on around the circle.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// A colour of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// A colour that is worked out where it is painted.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(
      Color(ColorProvider { dynamicProvider(UITraitCollection($0)).color }))
  }

  /// A colour of an asset catalogue. There always is one: it is looked up where it is painted. Where there is none of
  /// the name it paints nothing, and the report says so.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// A colour of an asset catalogue, as `init(named:)` finds it: the bundle and the traits change nothing.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    self.init(named: name)
  }

  /// A colour of an asset catalogue, by the symbol that Xcode makes of it.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.color == color
  }
  public override var hash: Int { color.hashValue }
  public override var description: String { color.description }
}

extension Color {
  /// `Color(.brand)` is a catalogue's colour where `UIColor.brand` is one, too.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
  /// The colour of a `UIColor`.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// The colour of an `NSColor`.
  public init(nsColor: NSColor) { self = nsColor.color }
}

/// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// What a colour literal is where nothing says otherwise.
public typealias _ColorLiteralType = UIColor
