import GalleyGeometry
import GalleyGraphics

/// The style that views around set with `foregroundStyle`, or the primary colour.
public struct ForegroundStyle: DerivedStyle {
  /// The style of texts and shapes.
  public init() {}

  func source(in environment: EnvironmentValues) -> StyleSource {
    environment.foregroundSource
      ?? StyleSource(style: Color.primary, environment: environment)
  }
}

/// What texts have that ask for the default colour: that of the control around them, or the primary colour; styles that views
/// around set do not count. Recorded on SwiftUI (MetalUI, docs/probes/swiftui-text-semantics, arm C7); that labels keep the
/// colour of their control is assumed.
struct DefaultForegroundStyle: DerivedStyle {
  func source(in environment: EnvironmentValues) -> StyleSource {
    var environment = environment
    environment.foregroundStyle = environment.defaultForeground
    return ForegroundStyle().source(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that views around set with `foregroundStyle`, or the primary colour.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A level of the foreground style. Where that is a level itself, as within `.foregroundStyle(.secondary)`, it is one of the
/// style that both are of.
public struct HierarchicalShapeStyle: DerivedStyle, Hashable {
  private enum Level: Int, Hashable, Sendable {
    case primary, secondary, tertiary, quaternary, quinary
  }
  private let level: Level

  /// The foreground style itself, or the one that it is a level of.
  public static let primary = HierarchicalShapeStyle(level: .primary)
  /// The second style that is set, or half of the first; the secondary label's colour where that is the primary colour.
  public static let secondary = HierarchicalShapeStyle(level: .secondary)
  /// The third style that is set, the last one, or a quarter of the only one; the tertiary label's colour where that is
  /// the primary colour.
  public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
  /// The last style that is set, or 18 per cent of the only one; the quaternary label's colour where that is the primary
  /// colour.
  public static let quaternary = HierarchicalShapeStyle(level: .quaternary)
  /// As `quaternary`; a twentieth of black or white where the foreground is the primary colour.
  public static let quinary = HierarchicalShapeStyle(level: .quinary)

  func source(in environment: EnvironmentValues) -> StyleSource {
    source(ofLevel: 0, in: environment)
  }

  /// By OpenSwiftUI (audited for iOS 18): the foreground's primary style, and the level of that.
  func source(ofLevel deeper: Int, in environment: EnvironmentValues) -> StyleSource {
    let level = level.rawValue + deeper
    return environment.foregroundSource?.counted.level(level)
      ?? StyleSource(style: Color.label(ofLevel: level), environment: environment)
  }

  func primarySource(in environment: EnvironmentValues) -> StyleSource? {
    StyleSource(style: Self.primary, environment: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself, or the one that it is a level of.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second style that is set, or half of the first; the secondary label's colour where that is the primary colour.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third style that is set, the last one, or a quarter of the only one; the tertiary label's colour where that is
  /// the primary colour.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The last style that is set, or 18 per cent of the only one; the quaternary label's colour where that is the primary
  /// colour.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// As `quaternary`; a twentieth of black or white where the foreground is the primary colour.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension EnvironmentValues {
  @Entry package var foregroundStyle: AnyShapeStyle?
  /// The foreground style that the control around gives its label; nil is the primary colour.
  @Entry package var defaultForeground: AnyShapeStyle?

  /// The foreground style and what it sees: not itself, where it is a level of the foreground.
  fileprivate var foregroundSource: StyleSource? {
    guard let style = foregroundStyle else { return nil }
    var environment = self
    if !style.isColor { environment.foregroundStyle = nil }
    return StyleSource(style: style, environment: environment)
  }

  /// Whether a foreground style of more than one level was set.
  var hasForegroundLevels: Bool { foregroundStyle?.namesLevels ?? false }

  /// Sets the styles of the first levels, which see the environment as it was.
  mutating func setForegroundStyles(_ styles: [AnyShapeStyle]) {
    let outer = foregroundStyle
    let surrounded = styles.map { style in style.surrounded { $0.foregroundStyle = outer } }
    guard let first = surrounded.first, surrounded.count > 1 else {
      return foregroundStyle = surrounded.first
    }
    foregroundStyle = AnyShapeStyle(
      StyleLevels(first: first, deeper: Array(surrounded.dropFirst())))
  }
}

nonisolated extension View {
  /// Fills texts and shapes in this view with `style` unless they say otherwise.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0.setForegroundStyles([AnyShapeStyle(style)]) }
  }

  /// The same with a style for what is filled with `.secondary`, and with the levels below it.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    EnvironmentView(content: self) {
      $0.setForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }
  }

  /// The same with styles for what is filled with `.secondary`, and with `.tertiary` and the levels below it.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    EnvironmentView(content: self) {
      $0.setForegroundStyles([
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ])
    }
  }

  /// What a control fills its label with: as `foregroundStyle`, also where a text in it asks for the default colour.
  package func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) {
      $0.setForegroundStyles([AnyShapeStyle(style)])
      $0.defaultForeground = $0.foregroundStyle
    }
  }

  /// Colours texts and shapes in this view; nil is the primary colour again.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) {
      $0.setForegroundStyles(color.map { [AnyShapeStyle($0)] } ?? [])
    }
  }
}
