import GalleyGeometry

nonisolated extension Gesture {
  /// Runs `action` when the gesture has ended and counts.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Runs `action` whenever the gesture's value has changed.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, tracksVelocity: true, action: action)
  }

  /// The same for controls, which bring their views to their places by springs with a velocity of their own, and for UIKit:
  /// what the action changes tells no velocity to springs that follow.
  package func following(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, tracksVelocity: false, action: action)
  }

  /// Changes a state while the gesture lasts; afterwards it has its first value again.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// The gesture with another value.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

/// A gesture with something to do at its end.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Value) -> Void

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    let known = old as? EndedRecognizer<Value>
    let base = content.recognizer(keeping: known?.base)
    guard let known else { return EndedRecognizer(base, action) }
    (known.base, known.action) = (base, action)
    return known
  }
}

/// A gesture with something to do as it goes on.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture
where Content.Value: Equatable {
  public typealias Value = Content.Value
  let content: Content
  let tracksVelocity: Bool
  let action: (Value) -> Void

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    let known = old as? ChangedRecognizer<Value>
    let base = content.recognizer(keeping: known?.base)
    guard let known else { return ChangedRecognizer(base, action, tracksVelocity) }
    (known.base, known.action) = (base, action)
    return known
  }
}

/// A gesture with another value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    let known = old as? MapRecognizer<Content.Value, Value>
    let base = content.recognizer(keeping: known?.base)
    guard let known else { return MapRecognizer(base, transform) }
    (known.base, known.transform) = (base, transform)
    return known
  }
}

/// A gesture that changes a state while it lasts.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// The value of the gesture below.
  public typealias Value = Base.Value
  /// The gesture.
  public var base: Base
  /// The state that it changes.
  public var state: GestureState<State>
  private let update: (Value, inout State, inout Transaction) -> Void

  /// A gesture that changes a state while it lasts. `body` gets the value and the state before.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    let known = old as? StateRecognizer<Value, State>
    let base = base.recognizer(keeping: known?.base)
    guard let known else { return StateRecognizer(base, state, update) }
    (known.base, known.state, known.update) = (base, state, update)
    return known
  }
}
