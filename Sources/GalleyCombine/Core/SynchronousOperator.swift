import GalleyBudget

/// What one value comes to on its way through an operator.
enum Step<Output, Failure: Error> {
  case pass(Output)
  /// It goes no further, and another one is asked for in its place.
  case skip
  /// It is the last one; the values end well.
  case last(Output)
  case end(Subscribers.Completion<Failure>)
}

extension Step where Failure == any Error {
  /// What throws ends the values.
  static func attempt(_ body: () throws -> Step) -> Step {
    do { return try body() } catch { return .end(.failure(error)) }
  }
}

/// What the end of the values comes to: perhaps one value more, and an end.
struct FinalStep<Output, Failure: Error> {
  var last: Output?
  var completion: Subscribers.Completion<Failure>

  init(_ completion: Subscribers.Completion<Failure>, last: Output? = nil) {
    self.last = last
    self.completion = completion
  }
}

/// An operator with one source that does its work at once, value by value. How many values the subscriber
/// wants is asked of the source; an operator that gathers asks for all of them.
final class SynchronousOperator<Input, Failure: Error, Downstream: Subscriber>: Subscriber,
  Subscription
{
  typealias Next = Step<Downstream.Input, Downstream.Failure>
  typealias End = FinalStep<Downstream.Input, Downstream.Failure>

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var demand = Subscribers.Demand.none
    var hasAskedForAll = false
    var hasEnded = false
    /// The end, when its value waits to be asked for.
    var waiting: End?
  }

  private let state: Locked<State>
  private let gathers: Bool
  private let onValue: (Input) -> Next
  private let onEnd: (Subscribers.Completion<Failure>) -> End

  init(
    _ downstream: Downstream, gathers: Bool = false,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> End,
    onValue: @escaping (Input) -> Next
  ) {
    state = Locked(State(downstream: downstream))
    self.gathers = gathers
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = state.withLock { state in
      guard state.upstream == nil, let downstream = state.downstream else { return nil }
      state.upstream = subscription
      return downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = state.withLock({ $0.hasEnded ? nil : $0.downstream }) else {
      return .none
    }
    switch onValue(input) {
    case .pass(let output):
      state.withLock { $0.demand -= 1 }
      let more = downstream.receive(output)
      state.withLock { $0.demand += more }
      return gathers ? .none : more
    case .skip:
      return gathers ? .none : .max(1)
    case .last(let output):
      end(End(.finished, last: output))
    case .end(let completion):
      end(End(completion))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard state.withLock({ !$0.hasEnded && $0.downstream != nil }) else { return }
    state.withLock { $0.upstream = nil }
    end(onEnd(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    var asked = demand
    let (upstream, waiting) = state.withLock { state in
      state.demand += demand
      if gathers {
        asked = state.hasAskedForAll ? .none : .unlimited
        state.hasAskedForAll = true
      }
      defer { state.waiting = nil }
      return (state.upstream, state.waiting)
    }
    if let waiting { return deliver(waiting) }
    if asked > .none { upstream?.request(asked) }
  }

  func cancel() {
    // What the subscriber holds may end with it, and must not do so under the lock.
    let parts = state.withLock { state in
      defer { (state.downstream, state.upstream, state.waiting) = (nil, nil, nil) }
      return (state.downstream, state.upstream, state.waiting)
    }
    parts.1?.cancel()
  }

  private func end(_ ending: End) {
    let (upstream, mayDeliver) = state.withLock { state in
      state.hasEnded = true
      let mayDeliver = ending.last == nil || state.demand > .none
      if !mayDeliver { state.waiting = ending }
      defer { state.upstream = nil }
      return (state.upstream, mayDeliver)
    }
    upstream?.cancel()
    if mayDeliver { deliver(ending) }
  }

  private func deliver(_ ending: End) {
    if let last = ending.last, let receiver = current { _ = receiver.receive(last) }
    let receiver = current
    state.withLock { $0.downstream = nil }
    receiver?.receive(completion: ending.completion)
  }

  private var current: Downstream? { state.withLock { $0.downstream } }
}

extension SynchronousOperator where Failure == Downstream.Failure {
  /// A link that ends as its source does.
  convenience init(
    _ downstream: Downstream, gathers: Bool = false, onValue: @escaping (Input) -> Next
  ) {
    self.init(downstream, gathers: gathers, onEnd: { End($0) }, onValue: onValue)
  }
}

extension SynchronousOperator where Downstream.Failure == any Error {
  /// A link that ends when its work throws, too.
  convenience init(
    trying downstream: Downstream, gathers: Bool = false,
    onValue: @escaping (Input) throws -> Next
  ) {
    self.init(
      downstream, gathers: gathers, onEnd: { End($0.mapFailure { $0 }) },
      onValue: { input in .attempt { try onValue(input) } })
  }
}
