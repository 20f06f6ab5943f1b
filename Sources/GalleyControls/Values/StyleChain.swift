import GalleyGeometry
import GalleyViews

/// The styles that the views around have set for one kind of control, the innermost last. A style that
/// draws the control once more, as `Button(configuration)` does, gets the style before its own.
nonisolated package struct StyleChain<Configuration> {
  private var makers: [(Configuration) -> AnyView] = []

  package init() {}

  /// Whether no style was set.
  package var isEmpty: Bool { makers.isEmpty }

  package mutating func add(_ maker: @escaping (Configuration) -> AnyView) { makers.append(maker) }

  /// What the innermost style makes of a control; nil where no style was set.
  package func view(
    of configuration: Configuration,
    in keyPath: WritableKeyPath<EnvironmentValues, StyleChain<Configuration>>
  ) -> AnyView? {
    guard let maker = makers.last else { return nil }
    var outer = self
    outer.makers.removeLast()
    return AnyView(maker(configuration).changingEnvironment { $0[keyPath: keyPath] = outer })
  }
}
