import GalleyGeometry
import GalleyGraphics

/// The style that views around set with `foregroundStyle`, or the primary colour.
public struct ForegroundStyle: DerivedStyle {
  public init() {}

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(
      style: environment.foregroundStyle ?? AnyShapeStyle(Color.primary), environment: environment)
  }
}

/// The levels of the foreground are those that have names of their own: label colours where nothing is set.
extension ForegroundStyle {
  public var secondary: some ShapeStyle { HierarchicalShapeStyle.secondary }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyle.tertiary }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyle.quaternary }
  public var quinary: some ShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A weaker and weaker version of the foreground style.
public struct HierarchicalShapeStyle: DerivedStyle, Hashable {
  private enum Level: Int, Hashable, Sendable {
    case primary, secondary, tertiary, quaternary, quinary

    /// Of a style that has no levels of its own, by OpenSwiftUI (`SystemColorDefinition`, audited for iOS 18): the fourth
    /// and all deeper ones are alike.
    var opacity: Double { [1, 0.5, 0.25, 0.18, 0.18][rawValue] }

    /// Where nothing else is the foreground: UIKit's labels, and for the last one, which those do not have, a twentieth
    /// of black or white (OpenSwiftUI, as above).
    var color: Color {
      switch self {
      case .primary: .primary
      case .secondary: .secondary
      case .tertiary: Color(system: .tertiaryLabel)
      case .quaternary: Color(system: .quaternaryLabel)
      case .quinary: .primary.opacity(0.05)
      }
    }
  }
  private let level: Level

  public static let primary = HierarchicalShapeStyle(level: .primary)
  public static let secondary = HierarchicalShapeStyle(level: .secondary)
  public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
  public static let quaternary = HierarchicalShapeStyle(level: .quaternary)
  public static let quinary = HierarchicalShapeStyle(level: .quinary)

  /// The level's own style, or the last one above it and less of it.
  func source(in environment: EnvironmentValues) -> StyleSource {
    guard let primary = environment.foregroundStyle else {
      return StyleSource(style: level.color, environment: environment)
    }
    let styles = [primary] + environment.lowerForegroundStyles
    let reached = min(level.rawValue, styles.count - 1)
    let full = Level(rawValue: reached)?.opacity ?? 1
    return StyleSource(
      style: styles[reached], environment: environment, opacity: level.opacity / full)
  }

  /// How much of a style a level of it is.
  static func opacity(of style: HierarchicalShapeStyle) -> Double {
    style.level.opacity
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// A weaker version of the style.
  public var secondary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacity(of: .secondary)) }
  public var tertiary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacity(of: .tertiary)) }
  public var quaternary: some ShapeStyle {
    opacity(HierarchicalShapeStyle.opacity(of: .quaternary))
  }
  public var quinary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacity(of: .quinary)) }
}

extension EnvironmentValues {
  private enum ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
  private enum LowerForegroundStylesKey: EnvironmentKey {
    static var defaultValue: [AnyShapeStyle] { [] }
  }

  package var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// The secondary and the tertiary style, as far as they were set.
  fileprivate var lowerForegroundStyles: [AnyShapeStyle] {
    get { self[LowerForegroundStylesKey.self] }
    set { self[LowerForegroundStylesKey.self] = newValue }
  }

  /// Whether a foreground style of more than one level was set.
  var hasLowerForegroundStyles: Bool { !lowerForegroundStyles.isEmpty }

  fileprivate mutating func setForegroundStyles(_ styles: [AnyShapeStyle]) {
    let (outer, lower) = (foregroundStyle, lowerForegroundStyles)
    let surrounded = styles.map { style in
      style.surrounded {
        $0.foregroundStyle = outer
        $0.lowerForegroundStyles = lower
      }
    }
    foregroundStyle = surrounded.first
    lowerForegroundStyles = Array(surrounded.dropFirst())
  }
}

nonisolated extension View {
  /// Fills texts and shapes in this view with `style` unless they say otherwise.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0.setForegroundStyles([AnyShapeStyle(style)]) }
  }

  /// The same with a style for what is filled with `.secondary`.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    EnvironmentView(content: self) {
      $0.setForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }
  }

  /// The same with styles for what is filled with `.secondary` and `.tertiary`.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    EnvironmentView(content: self) {
      $0.setForegroundStyles([
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ])
    }
  }

  /// Colours texts and shapes in this view; nil is the primary colour again.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) {
      $0.setForegroundStyles(color.map { [AnyShapeStyle($0)] } ?? [])
    }
  }
}
