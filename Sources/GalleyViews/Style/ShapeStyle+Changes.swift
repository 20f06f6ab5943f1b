import GalleyGeometry
import GalleyGraphics

/// A style and less of it.
struct FadedStyle: DerivedStyle {
  let base: any ShapeStyle
  let opacity: Double

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: base, environment: environment, opacity: opacity)
  }
}

/// A style that meets what lies below it in another way.
private struct BlendedStyle: DerivedStyle {
  let base: any ShapeStyle
  let mode: BlendMode

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: base, environment: environment)
  }

  func source(ofLevel level: Int, in environment: EnvironmentValues) -> StyleSource {
    let offset = BlendedStyle(base: OffsetStyle(base: base, level: level), mode: mode)
    return StyleSource(style: offset, environment: environment)
  }

  func primarySource(in environment: EnvironmentValues) -> StyleSource? { nil }

  func _blendMode(in environment: EnvironmentValues) -> BlendMode? { mode }
}

/// A style that is laid into a rectangle of the shape's space instead of the shape's own box.
private struct AnchoredStyle: DerivedStyle {
  let base: any ShapeStyle
  let rect: CGRect

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: base, environment: environment)
  }

  func source(ofLevel level: Int, in environment: EnvironmentValues) -> StyleSource {
    let offset = AnchoredStyle(base: OffsetStyle(base: base, level: level), rect: rect)
    return StyleSource(style: offset, environment: environment)
  }

  func primarySource(in environment: EnvironmentValues) -> StyleSource? { nil }

  func _paint(in environment: EnvironmentValues, frame: PixelRect, scale: CGFloat) -> _StylePaint {
    let box = PixelRect(
      x: frame.minX + rect.minX * scale, y: frame.minY + rect.minY * scale,
      width: rect.width * scale, height: rect.height * scale)
    return base._paint(in: environment, frame: box, scale: scale)
  }
}

/// What `.opacity(0.5)`, `.blendMode(.screen)` and `.shadow(.drop(radius: 3))` change: the foreground style, or, where it is
/// said what the background is, the background style.
struct CurrentStyle: DerivedStyle {
  func source(in environment: EnvironmentValues) -> StyleSource {
    environment.currentStyleIsBackground
      ? StyleSource(style: BackgroundStyle(), environment: environment)
      : StyleSource(style: ForegroundStyle(), environment: environment)
  }
}

extension EnvironmentValues {
  /// Whether a style is resolved that was set as the background style.
  @Entry var currentStyleIsBackground: Bool = false
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current style, which is the foreground in most places, with its opacity multiplied by 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: CurrentStyle(), opacity: opacity)
  }

  /// The current style, which is the foreground in most places, with another way to meet what lies below it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedStyle(base: CurrentStyle(), mode: mode)
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: self, opacity: opacity)
  }

  /// How what is filled with the style meets what lies below it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedStyle(base: self, mode: mode)
  }

  /// The style in a rectangle, in points of the shape, instead of the shape's own box.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredStyle(base: self, rect: rect) }
}
