import GalleyGeometry
import GalleyGraphics

/// What a shape or a text is filled with.
public protocol ShapeStyle {
  /// The style with nothing left to the environment.
  func _resolve(in environment: EnvironmentValues) -> Paint
  /// The shadows of what is filled with the style.
  func _shadows(in environment: EnvironmentValues) -> [ShadowStyle]
}

extension ShapeStyle {
  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] { [] }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Whether the style is the same everywhere.
  var isColor: Bool { style is Color }

  public init(_ style: some ShapeStyle) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  public func _resolve(in environment: EnvironmentValues) -> Paint {
    style._resolve(in: environment)
  }

  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    style._shadows(in: environment)
  }
}

/// The style that views around set with `foregroundStyle`, or the primary colour.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> Paint {
    environment.foregroundStyle?._resolve(in: environment)
      ?? Color.primary._resolve(in: environment)
  }

  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    environment.foregroundStyle?._shadows(in: environment) ?? []
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A weaker and weaker version of the foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  private enum Level: Hashable, Sendable { case primary, secondary, tertiary, quaternary }
  private let level: Level

  public static let primary = HierarchicalShapeStyle(level: .primary)
  public static let secondary = HierarchicalShapeStyle(level: .secondary)
  public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
  public static let quaternary = HierarchicalShapeStyle(level: .quaternary)

  public func _resolve(in environment: EnvironmentValues) -> Paint {
    guard let style = environment.foregroundStyle else {
      let color: Color =
        switch level {
        case .primary: .primary
        case .secondary: .secondary
        case .tertiary: Color(system: .tertiaryLabel)
        case .quaternary: Color(system: .quaternaryLabel)
        }
      return color._resolve(in: environment)
    }
    let opacity: Double =
      switch level {
      case .primary: 1
      case .secondary: 0.5
      case .tertiary: 0.25
      case .quaternary: 0.175
      }
    return style._resolve(in: environment).opacity(opacity)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension EnvironmentValues {
  private enum ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Fills texts and shapes in this view with `style` unless they say otherwise.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    EnvironmentView(content: self) { environment in
      let style = AnyShapeStyle(style)
      environment.foregroundStyle =
        style.isColor
        ? style
        : AnyShapeStyle(SurroundedStyle(style: style, outer: environment.foregroundStyle))
    }
  }

  /// Colours texts and shapes in this view; nil is the primary colour again.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) { $0.foregroundStyle = color.map { AnyShapeStyle($0) } }
  }
}

/// A style of the foreground among the one around it, so that `.secondary` does not refer to itself.
private struct SurroundedStyle: ShapeStyle {
  let style: AnyShapeStyle
  let outer: AnyShapeStyle?

  private func surroundings(_ environment: EnvironmentValues) -> EnvironmentValues {
    var result = environment
    result.foregroundStyle = outer
    return result
  }

  func _resolve(in environment: EnvironmentValues) -> Paint {
    style._resolve(in: surroundings(environment))
  }

  func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    style._shadows(in: surroundings(environment))
  }
}
