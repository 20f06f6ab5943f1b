import GalleyGeometry
import GalleyGraphics

/// The style that views around set with `foregroundStyle`, or the primary colour.
public struct ForegroundStyle: DerivedStyle {
  /// The style of texts and shapes.
  public init() {}

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(
      style: environment.foregroundStyle ?? AnyShapeStyle(Color.primary), environment: environment)
  }
}

/// The levels of the foreground are those that have names of their own: label colours where nothing is set.
extension ForegroundStyle {
  /// The second level of the foreground: what `foregroundStyle` set for it, or half of the first.
  public var secondary: some ShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third level of the foreground: what `foregroundStyle` set for it, or less of the one before.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level of the foreground: 18 per cent of the first, or less of the last one that is set.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The fifth level of the foreground: as strong as the fourth, but where no style is set.
  public var quinary: some ShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that views around set with `foregroundStyle`, or the primary colour.
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

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: .primary)
  /// The second style that is set, or half of the first; the secondary label's colour where none is.
  public static let secondary = HierarchicalShapeStyle(level: .secondary)
  /// The third style that is set, half of the second or a quarter of the first; the tertiary label's colour where none
  /// is.
  public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
  /// 18 per cent of the first style, or less of the last one that is set; the quaternary label's colour where none is.
  public static let quaternary = HierarchicalShapeStyle(level: .quaternary)
  /// As strong as `quaternary`; a twentieth of black or white where no style is set.
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
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second style that is set, or half of the first; the secondary label's colour where none is.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third style that is set, half of the second or a quarter of the first; the tertiary label's colour where none
  /// is.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// 18 per cent of the first style, or less of the last one that is set; the quaternary label's colour where none is.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// As strong as `quaternary`; a twentieth of black or white where no style is set.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// A weaker version of the style.
  public var secondary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacity(of: .secondary)) }
  /// A quarter of the style.
  public var tertiary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacity(of: .tertiary)) }
  /// 18 per cent of the style.
  public var quaternary: some ShapeStyle {
    opacity(HierarchicalShapeStyle.opacity(of: .quaternary))
  }
  /// 18 per cent of the style, as `quaternary`.
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
