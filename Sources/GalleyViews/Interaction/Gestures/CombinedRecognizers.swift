import GalleyGeometry

/// Two gestures together.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: GestureRecognizer<Value> {
  final var first: GestureRecognizer<First.Value>
  final var second: GestureRecognizer<Second.Value>

  required init(
    _ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>
  ) {
    (self.first, self.second) = (first, second)
  }

  /// The recognizer of two gestures: the one of an earlier pass, with their new actions, where there is one.
  static func recognizer(
    of first: First, _ second: Second, keeping old: TouchRecognizer?
  ) -> Self {
    let known = old as? Self
    let one = first.recognizer(keeping: known?.first)
    let other = second.recognizer(keeping: known?.second)
    guard let known else { return Self(one, other) }
    (known.first, known.second) = (one, other)
    return known
  }

  override func cancel(in context: inout TouchContext) {
    first.cancel(in: &context)
    second.cancel(in: &context)
  }
}

/// Two gestures at once.
final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
  typealias Value = SimultaneousGesture<First, Second>.Value
  private var phases: (GesturePhase<First.Value>, GesturePhase<Second.Value>) = (
    .possible(nil), .possible(nil)
  )

  override var tapCount: Int { max(first.tapCount, second.tapCount) }

  override func receive(_ event: TouchEvent, in context: inout TouchContext) -> GesturePhase<Value>
  {
    if !phases.0.state.isOver { phases.0 = first.receive(event, in: &context) }
    if !phases.1.state.isOver { phases.1 = second.receive(event, in: &context) }
    let states = [phases.0.state, phases.1.state]
    if states == [.failed, .failed] { return .failed }
    let value = Value(first: phases.0.value, second: phases.1.value)
    if states.allSatisfy({ $0.isOver }) { return .ended(value) }
    if states.contains(where: { $0 == .active || $0 == .ended }) { return .active(value) }
    return .possible(value.first == nil && value.second == nil ? nil : value)
  }
}

/// A gesture that begins when another one has ended.
final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
  typealias Value = SequenceGesture<First, Second>.Value
  private var ended: First.Value?

  override var tapCount: Int { ended == nil ? first.tapCount : second.tapCount }

  override func receive(_ event: TouchEvent, in context: inout TouchContext) -> GesturePhase<Value>
  {
    if let ended { return phase(of: second.receive(event, in: &context), after: ended) }
    switch first.receive(event, in: &context) {
    case .possible(let value): return .possible(value.map { .first($0) })
    case .active(let value): return .active(.first(value))
    case .failed: return .failed
    case .ended(let value):
      ended = value
      guard event.phase != .ended else { return .active(.second(value, nil)) }
      // The finger is down still: for the second gesture this is where it begins.
      var start = event
      start.phase = .began
      return phase(of: second.receive(start, in: &context), after: value)
    }
  }

  private func phase(
    of phase: GesturePhase<Second.Value>, after ended: First.Value
  ) -> GesturePhase<Value> {
    switch phase {
    case .possible(let value): .active(.second(ended, value))
    case .active(let value): .active(.second(ended, value))
    case .ended(let value): .ended(.second(ended, value))
    case .failed: .failed
    }
  }
}

/// Two gestures of which the first counts, or else the second.
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
  typealias Value = ExclusiveGesture<First, Second>.Value
  private var phases: (GesturePhase<First.Value>, GesturePhase<Second.Value>) = (
    .possible(nil), .possible(nil)
  )
  /// What the second gesture does once the first one has failed.
  private var later: [() -> Void] = []

  override var tapCount: Int { first.tapCount }

  override func receive(_ event: TouchEvent, in context: inout TouchContext) -> GesturePhase<Value>
  {
    if !phases.0.state.isOver { phases.0 = first.receive(event, in: &context) }
    if !phases.1.state.isOver {
      var inner = context
      inner.actions = later
      phases.1 = second.receive(event, in: &inner)
      later = inner.actions
    }
    switch phases.0.state {
    case .active, .ended:
      later = []
      if !phases.1.state.isOver {
        phases.1 = .failed
        second.cancel(in: &context)
      }
      return phases.0.map { .first($0) }
    case .possible: return .possible(phases.0.value.map { .first($0) })
    case .failed:
      context.actions += later
      later = []
      return phases.1.map { .second($0) }
    }
  }

  override func cancel(in context: inout TouchContext) {
    later = []
    super.cancel(in: &context)
  }
}
