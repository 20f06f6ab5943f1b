import GalleyGeometry
import GalleyMotion

/// A transition of any kind.
public struct AnyTransition: ViewTransition {
  /// A view in a phase.
  let apply: (AnyView, TransitionPhase) -> AnyView
  /// Whether a view that has come is as it would be without the transition.
  let isAtRest: Bool
  /// Whether it moves without an animation of the change.
  private(set) var hasAnimation = false
  /// Whether an animation of its own has no end.
  private(set) var isEndless = false
  /// Whether a view comes and goes at once: the transition changes nothing.
  private(set) var isIdentity = false
  /// Whether it is a fade where little should move.
  private(set) var hasMotion = true

  private init(isAtRest: Bool, _ apply: @escaping (AnyView, TransitionPhase) -> AnyView) {
    self.isAtRest = isAtRest
    self.apply = apply
  }

  /// Keeps a transition of any type.
  public init<T: Transition>(_ transition: T) {
    let isAtRest = (transition as? any RestingTransition)?.isAtRest ?? false
    self.init(isAtRest: isAtRest) { AnyView(transition.apply(content: $0, phase: $1)) }
    if let moving = transition as? any AnimatedByItself {
      (hasAnimation, isEndless) = (true, moving.animation?.isEndless ?? false)
    }
    isIdentity = T.Body.self == PlaceholderContentView<T>.self
    hasMotion = onAnyActor(T.self) { $0.properties }.hasMotion
  }

  /// One transition to come by and another one to go by.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var result = AnyTransition(isAtRest: insertion.isAtRest && removal.isAtRest) { view, phase in
      let removed = removal.apply(view, phase == .didDisappear ? phase : .identity)
      return insertion.apply(removed, phase == .willAppear ? phase : .identity)
    }
    result.hasAnimation = insertion.hasAnimation || removal.hasAnimation
    result.isEndless = insertion.isEndless || removal.isEndless
    result.hasMotion = insertion.hasMotion || removal.hasMotion
    return result
  }

  /// One modifier on the way and another one, which is what an image shows, at rest.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(isAtRest: false) { view, phase in
      AnyView(view.modifier(phase.isIdentity ? identity : active))
    }
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = AnyTransition(isAtRest: isAtRest && other.isAtRest) { view, phase in
      other.apply(apply(view, phase), phase)
    }
    result.hasAnimation = hasAnimation || other.hasAnimation
    result.isEndless = isEndless || other.isEndless
    result.hasMotion = hasMotion || other.hasMotion
    return result
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = AnyTransition(isAtRest: isAtRest) { [apply] view, phase in
      AnyView(view.animated(by: animation) { apply($0, phase) })
    }
    result.hasAnimation = animation != nil
    result.isEndless = animation?.isEndless ?? false
    result.hasMotion = hasMotion
    return result
  }
}

/// A transition that moves without an animation of the change.
protocol AnimatedByItself {
  var animation: Animation? { get }
}

nonisolated extension AnimatedTransition: AnimatedByItself {}
