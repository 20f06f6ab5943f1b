import GalleyGeometry

/// A gesture with another value.
final class MapRecognizer<Base, Value>: GestureRecognizer<Value> {
  var base: GestureRecognizer<Base>
  var transform: (Base) -> Value

  init(_ base: GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
    (self.base, self.transform) = (base, transform)
  }

  override var tapCount: Int { base.tapCount }

  override func receive(_ event: TouchEvent, in context: inout TouchContext) -> GesturePhase<Value>
  {
    base.receive(event, in: &context).map(transform)
  }

  override func cancel(in context: inout TouchContext) { base.cancel(in: &context) }
}

/// A gesture with a value that depends on the view that it was added to.
final class PlacedRecognizer<Base, Value>: GestureRecognizer<Value> {
  var base: GestureRecognizer<Base>
  /// Nil where nothing is seen of the view.
  var transform: (Base, TouchContext) -> Value?

  init(
    _ base: GestureRecognizer<Base>, _ transform: @escaping (Base, TouchContext) -> Value?
  ) {
    (self.base, self.transform) = (base, transform)
  }

  override var tapCount: Int { base.tapCount }

  override func receive(_ event: TouchEvent, in context: inout TouchContext) -> GesturePhase<Value>
  {
    switch base.receive(event, in: &context) {
    case .possible(let value): .possible(value.flatMap { transform($0, context) })
    case .active(let value): transform(value, context).map { .active($0) } ?? .failed
    case .ended(let value): transform(value, context).map { .ended($0) } ?? .failed
    case .failed: .failed
    }
  }

  override func cancel(in context: inout TouchContext) { base.cancel(in: &context) }
}

/// A gesture with something to do when its value changes.
final class ChangedRecognizer<Value: Equatable>: GestureRecognizer<Value> {
  var base: GestureRecognizer<Value>
  var action: (Value) -> Void
  private let tracksVelocity: Bool
  private var last: Value?

  init(
    _ base: GestureRecognizer<Value>, _ action: @escaping (Value) -> Void, _ tracksVelocity: Bool
  ) {
    (self.base, self.action, self.tracksVelocity) = (base, action, tracksVelocity)
  }

  override var tapCount: Int { base.tapCount }

  override func receive(_ event: TouchEvent, in context: inout TouchContext) -> GesturePhase<Value>
  {
    let phase = base.receive(event, in: &context)
    guard !phase.state.isOver, let value = phase.value, value != last else { return phase }
    last = value
    // Apple's documentation of `Transaction.tracksVelocity`: `onChanged` and `updating` set it.
    context.actions.append { [self] in
      guard tracksVelocity else { return action(value) }
      CurrentTransaction.using(.tracking) { action(value) }
    }
    return phase
  }

  override func cancel(in context: inout TouchContext) { base.cancel(in: &context) }
}

/// A gesture with something to do at its end.
final class EndedRecognizer<Value>: GestureRecognizer<Value> {
  var base: GestureRecognizer<Value>
  var action: (Value) -> Void

  init(_ base: GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    (self.base, self.action) = (base, action)
  }

  override var tapCount: Int { base.tapCount }

  override func receive(_ event: TouchEvent, in context: inout TouchContext) -> GesturePhase<Value>
  {
    let phase = base.receive(event, in: &context)
    if case .ended(let value) = phase { context.actions.append { self.action(value) } }
    return phase
  }

  override func cancel(in context: inout TouchContext) { base.cancel(in: &context) }
}

/// A gesture that changes a state while it lasts.
final class StateRecognizer<Value, Kept>: GestureRecognizer<Value> {
  var base: GestureRecognizer<Value>
  var state: GestureState<Kept>
  var update: (Value, inout Kept, inout Transaction) -> Void
  private var isChanged = false

  init(
    _ base: GestureRecognizer<Value>, _ state: GestureState<Kept>,
    _ update: @escaping (Value, inout Kept, inout Transaction) -> Void
  ) {
    (self.base, self.state, self.update) = (base, state, update)
  }

  override var tapCount: Int { base.tapCount }

  override func receive(_ event: TouchEvent, in context: inout TouchContext) -> GesturePhase<Value>
  {
    let phase = base.receive(event, in: &context)
    if phase.state.isOver {
      reset(in: &context)
    } else if let value = phase.value {
      isChanged = true
      context.actions.append { self.state.update { self.update(value, &$0, &$1) } }
    }
    return phase
  }

  override func cancel(in context: inout TouchContext) {
    base.cancel(in: &context)
    reset(in: &context)
  }

  private func reset(in context: inout TouchContext) {
    guard isChanged else { return }
    isChanged = false
    context.actions.append { self.state.reset() }
  }
}
