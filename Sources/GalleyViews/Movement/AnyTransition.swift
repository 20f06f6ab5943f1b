import GalleyGeometry
import GalleyMotion

/// A transition of any kind.
public struct AnyTransition {
  /// A view in a phase.
  let apply: (AnyView, TransitionPhase) -> AnyView
  /// Whether a view that has come is as it would be without the transition.
  let isAtRest: Bool

  private init(isAtRest: Bool, _ apply: @escaping (AnyView, TransitionPhase) -> AnyView) {
    self.isAtRest = isAtRest
    self.apply = apply
  }

  public init<T: Transition>(_ transition: T) {
    let isAtRest = (transition as? any RestingTransition)?.isAtRest ?? false
    self.init(isAtRest: isAtRest) { AnyView(transition.apply(content: $0, phase: $1)) }
  }

  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  public static var scale: AnyTransition { scale(scale: 0) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: effect, options: options))
  }

  /// One transition to come by and another one to go by.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(isAtRest: insertion.isAtRest && removal.isAtRest) { view, phase in
      let removed = removal.apply(view, phase == .didDisappear ? phase : .identity)
      return insertion.apply(removed, phase == .willAppear ? phase : .identity)
    }
  }

  /// One modifier on the way and another one, which is what a picture shows, at rest.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(isAtRest: false) { view, phase in
      AnyView(view.modifier(phase.isIdentity ? identity : active))
    }
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(isAtRest: isAtRest && other.isAtRest) { view, phase in
      other.apply(apply(view, phase), phase)
    }
  }

  /// The same transition: a picture does not move.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
