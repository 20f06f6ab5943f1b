import GalleyGeometry
import GalleyGraphics

/// A shadow of what a style fills: behind it, or on it along its edges.
public struct ShadowStyle: Hashable, Sendable {
  private var isInner: Bool
  private(set) var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat

  /// Behind what is filled.
  /// - Parameter radius: the Gaussian's standard deviation in points.
  public static func drop(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// On what is filled, as if it were cut out of what lies around.
  public static func inner(
    color: Color = Color(.sRGB, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }

  /// In pixels of `scale` to a point.
  func effect(in environment: EnvironmentValues, scale: CGFloat) -> Effect {
    effect(color.resolved(in: environment), scale: scale)
  }

  /// In pixels of `scale` to a point, of a colour.
  func effect(_ resolved: ResolvedColor, scale: CGFloat) -> Effect {
    let sigma = EffectLimits.sigma(radius) * scale
    let (x, y) = (EffectLimits.offset(x) * scale, EffectLimits.offset(y) * scale)
    return isInner
      ? .innerShadow(resolved, sigma: sigma, x: x, y: y)
      : .shadow(resolved, sigma: sigma, x: x, y: y)
  }

  /// Shadows on what is filled come first: those behind it are the same for all.
  static func effects(
    _ shadows: [ShadowStyle], in environment: EnvironmentValues, scale: CGFloat
  ) -> [Effect] {
    (shadows.filter(\.isInner) + shadows.filter { !$0.isInner }).map {
      $0.effect(in: environment, scale: scale)
    }
  }
}

/// A style with a shadow more.
private struct ShadowedStyle<Base: ShapeStyle>: DerivedStyle {
  let base: Base
  let shadow: ShadowStyle

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: base, environment: environment)
  }

  func source(ofLevel level: Int, in environment: EnvironmentValues) -> StyleSource {
    let offset = ShadowedStyle<OffsetStyle>(
      base: OffsetStyle(base: base, level: level), shadow: shadow)
    return StyleSource(style: offset, environment: environment)
  }

  func primarySource(in environment: EnvironmentValues) -> StyleSource? { nil }

  func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    base._shadows(in: environment) + [shadow]
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current style, which is the foreground in most places, with a shadow of what it fills.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: CurrentStyle(), shadow: style)
  }
}

extension ShapeStyle {
  /// The style with a shadow of what it fills.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: self, shadow: style)
  }
}

extension DisplayBuilder {
  /// Runs `body` and casts the shadows of a style by what it paints, which meets what lies below as the style
  /// says.
  mutating func painting(
    with style: some ShapeStyle, of node: ViewNode, _ body: (inout DisplayBuilder) -> Void
  ) {
    let shadows = style._shadows(in: node.environment)
    let mode = style._blendMode(in: node.environment)
    if shadows.isEmpty, mode == nil { return body(&self) }
    let effects = ShadowStyle.effects(shadows, in: node.environment, scale: grid.scale)
    group({ DisplayGroup(items: $0, blendMode: mode ?? .normal, effects: effects) }, body)
  }
}
