/// How views come and go, as far as the graph asks.
protocol ViewTransition {
  /// A view in a phase.
  var apply: (AnyView, TransitionPhase) -> AnyView { get }
  /// Whether a view that has come is as it would be without the transition.
  var isAtRest: Bool { get }
  /// Whether it moves without an animation of the change.
  var hasAnimation: Bool { get }
  /// Whether an animation of its own has no end.
  var isEndless: Bool { get }
  /// Whether a view comes and goes at once: the transition changes nothing.
  var isIdentity: Bool { get }
}

extension ViewTransition {
  /// Whether the transition counts where nothing moves: it changes a view that has come, or says that it goes at once.
  var countsAtRest: Bool { !isAtRest || isIdentity }
}

/// Where a view is between coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view comes.
  case willAppear
  /// While the view is there.
  case identity
  /// Once the view has gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view comes, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
