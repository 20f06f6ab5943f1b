import GalleyGeometry
import GalleyGraphics
import GalleyStrings

extension Color {
  /// A colour that no environment can change any more, in sRGB; components may lie outside of 0 to 1.
  public struct Resolved: ShapeStyle, Hashable, Codable, Sendable {
    /// Red, gamma-encoded, 0 to 1.
    public var red: Float
    /// Green, gamma-encoded, 0 to 1.
    public var green: Float
    /// Blue, gamma-encoded, 0 to 1.
    public var blue: Float
    /// The opacity, 0 to 1.
    public var opacity: Float

    /// A colour of components in a colour space, kept in sRGB.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      self.init(color.fixed ?? .clear)
    }

    init(_ color: ResolvedColor) {
      (red, green) = (Float(color.red), Float(color.green))
      (blue, opacity) = (Float(color.blue), Float(color.alpha))
    }

    var color: ResolvedColor {
      ResolvedColor(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }

    /// In proportion to light.
    public var linearRed: Float {
      get { Self.linear(red) }
      set { red = Self.encoded(newValue) }
    }
    /// Green in proportion to light.
    public var linearGreen: Float {
      get { Self.linear(green) }
      set { green = Self.encoded(newValue) }
    }
    /// Blue in proportion to light.
    public var linearBlue: Float {
      get { Self.linear(blue) }
      set { blue = Self.encoded(newValue) }
    }

    /// The colour under the name of Core Graphics.
    public var cgColor: CGColor { CGColor(color) }

    private static func linear(_ encoded: Float) -> Float {
      Float(SRGBCurve.light(Double(encoded)))
    }

    private static func encoded(_ linear: Float) -> Float {
      Float(SRGBCurve.encoded(Double(linear)))
    }

    public func _resolve(in environment: EnvironmentValues) -> _StylePaint { .solid(color) }
  }

  /// A colour that is the same in every environment.
  public init(_ resolved: Resolved) { self.init(resolved.color) }

  /// The colour in an environment: light or dark.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(resolved(in: environment))
  }

  /// The colour without an environment; nil where it depends on one.
  public var cgColor: CGColor? { fixed.map { CGColor($0) } }

  /// A colour of Core Graphics.
  public init(cgColor: CGColor) { self.init(cgColor.color) }
  /// A colour of Core Graphics. The older form of `init(cgColor:)`.
  public init(_ cgColor: CGColor) { self.init(cgColor.color) }
}

extension Color: CustomStringConvertible {
  /// Its name, or its components in hexadecimal.
  public var description: String {
    if let name { return name }
    return fixed.map { Self.hexadecimal($0) } ?? "Color"
  }

  private static func hexadecimal(_ color: ResolvedColor) -> String {
    let bytes = [color.red, color.green, color.blue, color.alpha].map { value in
      Int((value > 0 ? min(value, 1) : 0) * 255 + 0.5)
    }
    return "#" + bytes.map { $0.hexadecimalCapitals(2) }.joined()
  }
}
