import GalleyGeometry
import GalleyMotion

/// A view that goes through phases: a picture shows the first one.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase?
  private let content: (Phase) -> Content

  /// - Parameter trigger: phases are gone through when it changes; again and again without one.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable = 0,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  public var body: some View { first.map(content) }
}

nonisolated extension View {
  /// The view as its first phase has it.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable = 0,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger) { phase in
      content(PlaceholderContentView(self), phase)
    }
  }
}
