import GalleyGeometry
import GalleyGraphics
import GalleyLayout

/// What a shape or a text is filled with.
///
/// A style of yours answers another style: `func resolve(in: EnvironmentValues) -> some ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one stands for in an environment. Only Galley's own have none.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style with nothing left to the environment.
  func _resolve(in environment: EnvironmentValues) -> _StylePaint
  /// The style as paint for a frame of device pixels, `scale` of them to a point.
  func _paint(in environment: EnvironmentValues, frame: PixelRect, scale: CGFloat) -> _StylePaint
  /// The shadows of what is filled with the style.
  func _shadows(in environment: EnvironmentValues) -> [ShadowStyle]
  /// How what is filled with the style meets what lies below it; nil is as usual.
  func _blendMode(in environment: EnvironmentValues) -> BlendMode?
}

extension ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _StylePaint {
    resolve(in: environment)._resolve(in: environment)
  }

  public func _paint(in environment: EnvironmentValues, frame: PixelRect, scale: CGFloat)
    -> _StylePaint
  {
    resolve(in: environment)._paint(in: environment, frame: frame, scale: scale)
  }

  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] { [] }

  public func _blendMode(in environment: EnvironmentValues) -> BlendMode? { nil }
}

extension ShapeStyle where Resolved == Never {
  /// Never returns: Galley asks styles of its own for their paint alone.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) stands for no other style")
  }

  public func _paint(in environment: EnvironmentValues, frame: PixelRect, scale: CGFloat)
    -> _StylePaint
  {
    _resolve(in: environment).located(in: frame, scale: scale)
  }
}

/// What styles that Galley paints itself stand for.
extension Never: ShapeStyle {
  /// None.
  public typealias Resolved = Never
  public func _resolve(in environment: EnvironmentValues) -> _StylePaint { .solid(.clear) }
}

/// What a derived style is painted as.
struct StyleSource {
  var style: any ShapeStyle
  /// What `style` sees.
  var environment: EnvironmentValues
  var opacity = 1.0
}

/// A style that is painted as another one.
protocol DerivedStyle: LeveledStyle where Resolved == Never {
  func source(in environment: EnvironmentValues) -> StyleSource
}

extension DerivedStyle {
  public func _resolve(in environment: EnvironmentValues) -> _StylePaint {
    let source = source(in: environment)
    return source.style._resolve(in: source.environment).opacity(source.opacity)
  }

  public func _paint(in environment: EnvironmentValues, frame: PixelRect, scale: CGFloat)
    -> _StylePaint
  {
    let source = source(in: environment)
    return source.style._paint(in: source.environment, frame: frame, scale: scale)
      .opacity(source.opacity)
  }

  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    let source = source(in: environment)
    return source.style._shadows(in: source.environment)
  }

  public func _blendMode(in environment: EnvironmentValues) -> BlendMode? {
    let source = source(in: environment)
    return source.style._blendMode(in: source.environment)
  }
}

/// A style of any type.
public struct AnyShapeStyle: DerivedStyle {
  private let style: any ShapeStyle

  /// Whether the style is the same everywhere.
  var isColor: Bool { style is Color }

  /// Whether styles were set for more levels than one.
  var namesLevels: Bool {
    switch style {
    case is StyleLevels: true
    case let faded as FadedStyle: AnyShapeStyle(faded.base).namesLevels
    default: false
    }
  }

  /// Whether the style is one of a type.
  package func isOf<Style: ShapeStyle>(_ type: Style.Type) -> Bool { style is Style }

  /// Keeps a style; an `AnyShapeStyle` is not wrapped again.
  public init(_ style: some ShapeStyle) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: style, environment: environment)
  }

  /// The style where it sees the environment as it was, so that it does not refer to itself.
  /// - Parameter restore: undoes what the style is set for.
  func surrounded(
    _ restore: @escaping @Sendable (inout EnvironmentValues) -> Void
  ) -> AnyShapeStyle {
    isColor ? self : AnyShapeStyle(SurroundedStyle(style: style, restore: restore))
  }
}

extension AnyShapeStyle {
  /// The style along a bar: a `Gradient`, which says no direction, runs from the start to the end; all else is as it is.
  package func alongBar(in direction: LayoutDirection) -> AnyShapeStyle {
    replacingGradient {
      LinearGradient(
        gradient: $0, startPoint: direction == .leftToRight ? .leading : .trailing,
        endPoint: direction == .leftToRight ? .trailing : .leading)
    }
  }

  /// The style along a part of a ring, clockwise from a start, in degrees from the right.
  package func alongRing(from start: Double, sweep: Double) -> AnyShapeStyle {
    replacingGradient {
      AngularGradient(
        gradient: $0, center: .center, startAngle: .degrees(start),
        endAngle: .degrees(start + sweep))
    }
  }

  private func replacingGradient(_ replace: (Gradient) -> some ShapeStyle) -> AnyShapeStyle {
    if let gradient = style as? Gradient { return AnyShapeStyle(replace(gradient)) }
    guard let outer = style as? SurroundedStyle, let gradient = outer.style as? Gradient else {
      return self
    }
    return AnyShapeStyle(SurroundedStyle(style: replace(gradient), restore: outer.restore))
  }
}

/// A style that sees another environment.
private struct SurroundedStyle: DerivedStyle {
  let style: any ShapeStyle
  let restore: @Sendable (inout EnvironmentValues) -> Void

  func source(in environment: EnvironmentValues) -> StyleSource {
    var environment = environment
    restore(&environment)
    return StyleSource(style: style, environment: environment)
  }
}
