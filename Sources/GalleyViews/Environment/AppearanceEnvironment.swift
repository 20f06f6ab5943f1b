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
  private enum ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }
  private enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { .regular }
  }

  /// What views may read; Galley's own colours are those of standard contrast.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// What views may read; Galley's own texts have the weights that they state.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Draws this view light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changingEnvironment { $0.colorScheme = colorScheme }
  }
}
