import GalleyGeometry

/// The style that views around set with `backgroundStyle`, or the system's background: white or black. Its levels are the
/// system's, or those of the style that was set.
public struct BackgroundStyle: DerivedStyle {
  /// The style of backgrounds.
  public init() {}

  func source(in environment: EnvironmentValues) -> StyleSource {
    source(ofLevel: 0, in: environment)
  }

  func source(ofLevel level: Int, in environment: EnvironmentValues) -> StyleSource {
    guard let style = environment.backgroundStyle else {
      return StyleSource(
        style: SemanticColor.background(ofLevel: level), environment: environment)
    }
    // A style that asks for the background means that around.
    var inner = environment
    if !style.isColor { inner.backgroundStyle = nil }
    return StyleSource(style: style, environment: inner).level(level)
  }

  /// Nil, so that within a level of the background levels go on from there (OpenSwiftUI, audited for 6.5.4).
  func primarySource(in environment: EnvironmentValues) -> StyleSource? { nil }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style that views around set with `backgroundStyle`, or the system's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
  /// What `.background` is; nil is the system's background.
  @Entry public var backgroundStyle: AnyShapeStyle?
}

extension EnvironmentValues {
  /// Whether the views lie on a sheet or a popover, whose grounds are lighter in dark.
  @Entry package var isElevated: Bool = false
}

nonisolated extension View {
  /// What `.background` is in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { environment in
      let outer = environment.backgroundStyle
      environment.backgroundStyle = AnyShapeStyle(style).surrounded {
        $0.backgroundStyle = outer
        $0.currentStyleIsBackground = true
      }
    }
  }
}
