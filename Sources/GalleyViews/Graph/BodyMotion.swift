import GalleyGeometry
import GalleyMotion

/// What a body that can be animated keeps from moment to moment.
class BodyMotion {
  /// The change of state in which it was last seen.
  var lastSeen = 0
  var isMoving: Bool { false }
}

/// The animatable data of one custom view or modifier.
private final class DataMotion<Data: VectorArithmetic>: BodyMotion {
  var animator: Animator<Data>
  init(_ data: Data) { animator = Animator(data) }
  override var isMoving: Bool { animator.isMoving }
}

/// A view that has a modifier in it whose numbers move.
protocol ModifierHolder {
  /// - Parameter change: gives a modifier the numbers that it is shown with.
  func shown(_ change: (any Animatable) -> any Animatable) -> Self
}

extension ModifiedContent: ModifierHolder {
  func shown(_ change: (any Animatable) -> any Animatable) -> Self {
    // The effect's own node moves.
    guard let moving = modifier as? any Animatable, !(modifier is any GeometryEffect) else {
      return self
    }
    var result = self
    result.modifier = change(moving) as? Modifier ?? modifier
    return result
  }
}

/// The body of views that are nodes, as shapes are: the nodes move their numbers by themselves.
protocol NodeView {}

extension GraphMotion {
  /// A custom view with the numbers that it is shown with now.
  func shown<V: View>(
    _ view: V, at identity: ViewIdentity, in environment: EnvironmentValues
  ) -> V {
    if let holder = view as? any ModifierHolder {
      return holder.shown { self.shown($0, at: identity, in: environment) } as? V ?? view
    }
    guard let moving = view as? any Animatable, !(V.Body.self is any NodeView.Type) else {
      return view
    }
    return shown(moving, at: identity, in: environment) as? V ?? view
  }

  private func shown<Value: Animatable>(
    _ value: Value, at identity: ViewIdentity, in environment: EnvironmentValues
  ) -> any Animatable {
    let data = value.animatableData
    let body = bodyMotion(at: identity) { DataMotion(data) }
    guard let motion = body as? DataMotion<Value.AnimatableData> else { return value }
    if motion.animator.target != data { _ = move(&motion.animator, to: data, in: environment) }
    guard motion.animator.isMoving else { return value }
    var result = value
    result.animatableData = motion.animator.value(at: clock.time)
    return result
  }
}
