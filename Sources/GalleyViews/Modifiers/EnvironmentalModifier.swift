import GalleyGeometry

/// A modifier that is chosen by the environment around the view that it changes.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier that an environment leads to.
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier for an environment, which is asked again whenever that changes.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The view with the modifier that the environment leads to.
  public func body(content: Content) -> some View {
    EnvironmentallyModified(content: content, modifier: self)
  }
}

/// A view with the modifier that its environment leads to.
private struct EnvironmentallyModified<Modifier: EnvironmentalModifier>: View {
  let content: Modifier.Content
  let modifier: Modifier
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
