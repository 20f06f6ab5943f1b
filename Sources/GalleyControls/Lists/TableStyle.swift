import GalleyGeometry
import GalleyViews

/// How tables look: one of the styles below, which are drawn alike.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The style of the place.
nonisolated public struct AutomaticTableStyle: TableStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}
}

/// A table with room at both sides.
nonisolated public struct InsetTableStyle: TableStyle, Sendable {
  /// The same style as `.inset`.
  public init() {}
}

/// A table with a line around it.
nonisolated public struct BorderedTableStyle: TableStyle, Sendable {
  /// The same style as `.bordered`.
  public init() {}
}

nonisolated extension TableStyle where Self == AutomaticTableStyle {
  /// Rows from side to side below the labels of the columns.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

nonisolated extension TableStyle where Self == InsetTableStyle {
  /// On an image, the same look as `.automatic`.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

nonisolated extension TableStyle where Self == BorderedTableStyle {
  /// On an image, the same look as `.automatic`: there is no border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

nonisolated extension EnvironmentValues {
  @Entry var isTableHeaderHidden: Bool = false
}

nonisolated extension View {
  /// Name only: tables are all drawn alike.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Whether tables show the labels of their columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.isTableHeaderHidden = visibility == .hidden }
  }
}
