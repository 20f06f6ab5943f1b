import GalleyGeometry

/// The scheme that the views of a window prefer; the outermost of them counts.
package struct PreferredScheme: ReportedFacts {
  package private(set) var scheme: ColorScheme?

  package init() {}

  init(_ scheme: ColorScheme) { self.scheme = scheme }

  package mutating func add(_ later: PreferredScheme) { scheme = scheme ?? later.scheme }

  /// Another scheme than the environment's that the whole window is to have, its background and bars, too.
  package func other(than environment: EnvironmentValues) -> ColorScheme? {
    environment.hasStatedScheme || scheme == environment.colorScheme ? nil : scheme
  }
}

nonisolated extension EnvironmentValues {
  private enum StatedSchemeKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the scheme was asked for from outside: what views prefer does not count then.
  package var hasStatedScheme: Bool {
    get { self[StatedSchemeKey.self] }
    set { self[StatedSchemeKey.self] = newValue }
  }
}
