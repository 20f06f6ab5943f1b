import GalleyGeometry
import GalleyGraphics

/// Frosted glass: what lies below in the nearest layer around, blurred and tinted. Apple does not publish
/// its figures; these are our own, lighter in light and darker in dark.
public struct Material: ShapeStyle, Hashable, Sendable {
  /// How much of the tint lies over what is below, in light and in dark.
  private let tint: Double

  /// Shows the most of what lies below: the tint covers 40 per cent of it.
  public static let ultraThin = Material(tint: 0.4)
  /// The tint covers 55 per cent of what lies below.
  public static let thin = Material(tint: 0.55)
  /// The tint covers 70 per cent of what lies below.
  public static let regular = Material(tint: 0.7)
  /// The tint covers 80 per cent of what lies below.
  public static let thick = Material(tint: 0.8)
  /// Shows the least of what lies below: the tint covers 90 per cent of it.
  public static let ultraThick = Material(tint: 0.9)
  /// That of bars: as `thick`.
  public static let bar = Material(tint: 0.8)

  /// Points.
  private static let sigma: CGFloat = 12
  private static let saturation = 1.6

  public func _resolve(in environment: EnvironmentValues) -> _StylePaint {
    let level = environment.colorScheme == .light ? 0.97 : 0.14
    return .backdrop(
      BackdropPaint(
        sigma: Self.sigma, saturation: Self.saturation,
        tint: ResolvedColor(red: level, green: level, blue: level, alpha: tint)))
  }
}

extension ShapeStyle where Self == Material {
  /// Shows the most of what lies below: the tint covers 40 per cent of it.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The tint covers 55 per cent of what lies below.
  public static var thinMaterial: Material { .thin }
  /// The tint covers 70 per cent of what lies below.
  public static var regularMaterial: Material { .regular }
  /// The tint covers 80 per cent of what lies below.
  public static var thickMaterial: Material { .thick }
  /// Shows the least of what lies below: the tint covers 90 per cent of it.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars: as `thickMaterial`.
  public static var bar: Material { .bar }
}
