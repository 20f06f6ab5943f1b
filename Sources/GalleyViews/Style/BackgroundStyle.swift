import GalleyGeometry

/// The style that views around set with `backgroundStyle`, or the system's background: white or black.
public struct BackgroundStyle: DerivedStyle {
  public init() {}

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(
      style: environment.backgroundStyle ?? AnyShapeStyle(SemanticColor.background),
      environment: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
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

  /// The background style behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// The shape that fits the view's box, filled with the background style, behind it.
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
