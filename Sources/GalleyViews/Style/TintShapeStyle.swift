import GalleyGeometry

/// The style that views around set with `tint`, or the accent colour.
public struct TintShapeStyle: DerivedStyle {
  /// The style of controls.
  public init() {}

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(
      style: environment.tintStyle ?? AnyShapeStyle(Color.accentColor), environment: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style that views around set with `tint`, or the accent colour.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
  private enum TintStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
  private enum AccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }

  /// What controls are coloured with; nil is the accent colour.
  package var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// What `Color.accentColor` is; nil is blue.
  package var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Colours controls in this view. `Color.accentColor` stays.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    EnvironmentView(content: self) { environment in
      let outer = environment.tintStyle
      environment.tintStyle = AnyShapeStyle(tint).surrounded { $0.tintStyle = outer }
    }
  }

  /// Colours controls in this view; nil is the accent colour again.
  public func tint(_ tint: Color?) -> some View {
    EnvironmentView(content: self) { $0.tintStyle = tint.map { AnyShapeStyle($0) } }
  }

  /// What `Color.accentColor` is in this view, and controls that have no tint; nil is blue again.
  public func accentColor(_ accentColor: Color?) -> some View {
    EnvironmentView(content: self) { $0.accentColor = accentColor }
  }
}
