import GalleyGeometry

/// The style that views around set with `tint`, or the accent colour.
public struct TintShapeStyle: DerivedStyle {
  /// The style of controls.
  public init() {}

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: environment.currentTint, environment: environment)
  }
}

/// The colour of links in texts: the tint that was set, or the accent colour (OpenSwiftUI, audited for 6.5.4).
struct LinkColor: DerivedStyle {
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
  /// What stands for the tint and the accent colour while something is presented over the views; nil where nothing is.
  package var dimmedTint: Color? {
    switch tintDimming {
    case .none: nil
    case .views: .dimmedTint
    case .bars: .dimmedBarTint
    }
  }

  /// The style of controls: the dimmed one, the one that was set, or the accent colour.
  package var currentTint: AnyShapeStyle {
    dimmedTint.map { AnyShapeStyle($0) } ?? tintStyle ?? AnyShapeStyle(Color.accentColor)
  }

  /// What controls are coloured with; nil is the accent colour.
  @Entry package var tintStyle: AnyShapeStyle?

  /// What `Color.accentColor` is; nil is blue.
  @Entry package var accentColor: Color?
}

extension Color {
  /// What a tint is under an alert. Measured on one blue, in light (TourOfSyncUps-0013-image.png of
  /// pointfreeco/swift-composable-architecture: 161 on 204 of 255, where all is darkened by a fifth); of other tints and in
  /// dark assumed.
  package static let dimmedTint = Color(white: 120 / 255.0, opacity: 0.4)
  /// The same in a bar (TourOfSyncUps-0010-image.png: 150 on 204; TourOfSyncUps-0013-image.png: 145 on 194).
  package static let dimmedBarTint = Color(white: 120 / 255.0, opacity: 0.5)
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
