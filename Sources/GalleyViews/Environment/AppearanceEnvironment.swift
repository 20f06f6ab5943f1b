import GalleyGeometry

/// How far colours lie apart.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The usual colours.
  case standard
  /// Colours that lie further apart.
  case increased
}

/// How heavy texts should be.
public enum LegibilityWeight: Hashable, Sendable {
  /// The weights as they are.
  case regular
  /// Heavier weights.
  case bold
}

nonisolated extension EnvironmentValues {
  /// What views may read; Galley's own colours are those of standard contrast.
  @Entry public var colorSchemeContrast: ColorSchemeContrast = .standard

  /// What views may read; Galley's own texts have the weights that they state.
  @Entry public var legibilityWeight: LegibilityWeight? = .regular
}

nonisolated extension View {
  /// Draws this view light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changingEnvironment { $0.colorScheme = colorScheme }
  }
}
