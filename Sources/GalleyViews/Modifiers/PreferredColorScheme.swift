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
  /// Whether the scheme was asked for from outside: what views prefer does not count then.
  @Entry package var hasStatedScheme: Bool = false
}

nonisolated extension View {
  /// Draws this view light or dark; nil leaves it as it is. On Apple's systems it reaches the whole window, here
  /// the whole of a preview, and elsewhere what is in the view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changingEnvironment { environment in
      guard let colorScheme else { return }
      if !environment.hasStatedScheme { environment.colorScheme = colorScheme }
    }
    .reporting(colorScheme.map { PreferredScheme($0) })
  }
}
