import GalleyGeometry
import GalleyMotion

/// How a view comes and goes. Without a clock an image shows it when it has come.
@MainActor @preconcurrency
public protocol Transition {
  /// What the view is on its way.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>
  /// The view on its way.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What the transition says about itself.
  static var properties: TransitionProperties { get }
}

/// What a transition says about itself.
public struct TransitionProperties: Sendable {
  /// Whether the view changes its place; with reduced motion it fades.
  public var hasMotion: Bool

  /// Properties of a transition that changes its view's place, or does not.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

nonisolated extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    onAnyActor((self, PlaceholderContentView<Self>(content), phase)) {
      $0.body(content: $1, phase: $2)
    }
  }

  /// Both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: RestingTransition {
  let base: Base
  let animation: Animation?

  static var properties: TransitionProperties { onAnyActor(Base.self) { $0.properties } }

  var isAtRest: Bool { (base as? any RestingTransition)?.isAtRest ?? false }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.animated(by: animation) { base.apply(content: $0, phase: phase) }
  }
}

nonisolated extension View {
  /// The view as `change` changes it: the changes move by an animation, the view itself does not.
  func animated(
    by animation: Animation?, _ change: (AnyView) -> some View
  ) -> some View {
    let reference = ScopeReference()
    let content = OutsideOfScope(content: self, scope: reference)
    return ScopeReadingView(
      reference: reference,
      content: TransactionView(
        content: change(AnyView(content)), value: nil, isOfModifiers: true
      ) {
        $0.animation = animation
      })
  }
}

/// A transition that leaves a view that has come as it is.
nonisolated protocol RestingTransition: Transition {
  var isAtRest: Bool { get }
}

nonisolated extension RestingTransition {
  var isAtRest: Bool { true }
}

/// Two transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: RestingTransition {
  let first: First
  let second: Second

  static var properties: TransitionProperties {
    let (first, second) = onAnyActor((First.self, Second.self)) { ($0.properties, $1.properties) }
    return TransitionProperties(hasMotion: first.hasMotion || second.hasMotion)
  }

  var isAtRest: Bool {
    ((first as? any RestingTransition)?.isAtRest ?? false)
      && ((second as? any RestingTransition)?.isAtRest ?? false)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

nonisolated extension View {
  /// How the view comes and goes: it is there, as the transition has it then.
  public func transition(_ t: AnyTransition) -> some View {
    TransitionView(content: self, transition: t)
  }

  /// How the view comes and goes: it is there, as the transition has it then.
  public func transition<T: Transition>(_ transition: T) -> some View {
    TransitionView(content: self, transition: AnyTransition(transition))
  }
}

private struct TransitionView<Content: View>: PrimitiveView {
  let content: Content
  let transition: AnyTransition

  /// The whole transition is a fade where readers want little to move (`AnyTransition.adjustedForAccessibility` of
  /// OpenSwiftUI).
  private func shown(in environment: EnvironmentValues) -> AnyTransition {
    transition.hasMotion && environment.accessibilityReduceMotion ? .opacity : transition
  }

  func _collect(into collector: inout _ViewCollector) {
    let transition = shown(in: collector.environment)
    if collector.graph.motion == nil, !transition.countsAtRest {
      return content._collect(into: &collector)
    }
    var inner = collector
    // The outermost one counts. Without a clock, one that leaves a view as it is says something of movements without an
    // end alone.
    let outer = collector.transition.flatMap { known in
      let counts = collector.graph.runningMotion != nil || known.countsAtRest
      return counts || !transition.countsAtRest ? known : nil
    }
    inner.transition = outer ?? transition
    content._collect(into: &inner)
  }
}
