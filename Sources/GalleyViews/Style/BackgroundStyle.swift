import GalleyGeometry

/// The style that views around set with `backgroundStyle`, or the system's background: white or black.
public struct BackgroundStyle: DerivedStyle {
  /// The style of backgrounds.
  public init() {}

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(
      style: environment.backgroundStyle ?? AnyShapeStyle(SemanticColor.background),
      environment: environment)
  }
}

/// A level of the background: the system's colour of that level, or less of what views around set.
private struct BackgroundLevel: DerivedStyle {
  /// The system's background of the level.
  let color: Color
  /// Whether `backgroundStyle` around is what the level is of.
  let follows: Bool
  /// What a level of any style is.
  let level: HierarchicalShapeStyle

  func source(in environment: EnvironmentValues) -> StyleSource {
    guard follows, let style = environment.backgroundStyle else {
      return StyleSource(style: color, environment: environment)
    }
    return StyleSource(
      style: style, environment: environment, opacity: HierarchicalShapeStyle.opacity(of: level))
  }
}

// UIKit's three backgrounds (`systemBackground` and its sisters); that deeper levels are the third one is assumed.
extension BackgroundStyle {
  /// The system's second background, or half of the style that views around set.
  public var secondary: some ShapeStyle {
    BackgroundLevel(color: SemanticColor.secondaryBackground, follows: true, level: .secondary)
  }
  /// The system's third background, or a quarter of the style that views around set.
  public var tertiary: some ShapeStyle {
    BackgroundLevel(color: SemanticColor.tertiaryBackground, follows: true, level: .tertiary)
  }
  /// The system's third background, or 18 per cent of the style that views around set.
  public var quaternary: some ShapeStyle {
    BackgroundLevel(color: SemanticColor.tertiaryBackground, follows: true, level: .quaternary)
  }
  /// The same as `quaternary`.
  public var quinary: some ShapeStyle {
    BackgroundLevel(color: SemanticColor.tertiaryBackground, follows: true, level: .quinary)
  }
}

// As those of `.background`, whatever views around set.
extension WindowBackgroundShapeStyle {
  /// The system's second background, whatever views around set.
  public var secondary: some ShapeStyle {
    BackgroundLevel(color: SemanticColor.secondaryBackground, follows: false, level: .secondary)
  }
  /// The system's third background, whatever views around set.
  public var tertiary: some ShapeStyle {
    BackgroundLevel(color: SemanticColor.tertiaryBackground, follows: false, level: .tertiary)
  }
  /// The same as `tertiary`: there is no fourth background.
  public var quaternary: some ShapeStyle {
    BackgroundLevel(color: SemanticColor.tertiaryBackground, follows: false, level: .quaternary)
  }
  /// The same as `tertiary`: there is no fifth background.
  public var quinary: some ShapeStyle {
    BackgroundLevel(color: SemanticColor.tertiaryBackground, follows: false, level: .quinary)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style that views around set with `backgroundStyle`, or the system's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
  private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// What `.background` is; nil is the system's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// What `.background` is in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { environment in
      let outer = environment.backgroundStyle
      environment.backgroundStyle = AnyShapeStyle(style).surrounded { $0.backgroundStyle = outer }
    }
  }
}
