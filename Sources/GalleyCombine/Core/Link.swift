import Foundation

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
struct Ending<Output, Failure: Error> {
  var last: Output?
  var completion: Subscribers.Completion<Failure>

  init(_ completion: Subscribers.Completion<Failure>, last: Output? = nil) {
    self.last = last
    self.completion = completion
  }
}

/// An operator with one source that does its work at once, value by value. How many values the subscriber
/// wants is asked of the source; an operator that gathers asks for all of them.
final class Link<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Next = Step<Downstream.Input, Downstream.Failure>
  typealias End = Ending<Downstream.Input, Downstream.Failure>

  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let gathers: Bool
  private let onValue: (Input) -> Next
  private let onEnd: (Subscribers.Completion<Failure>) -> End
  private var demand = Subscribers.Demand.none
  private var hasAskedForAll = false
  private var hasEnded = false
  /// The end, when its value waits to be asked for.
  private var waiting: End?

  init(
    _ downstream: Downstream, gathers: Bool = false,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> End,
    onValue: @escaping (Input) -> Next
  ) {
    self.downstream = downstream
    self.gathers = gathers
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = lock.withLock {
      guard upstream == nil, let downstream = self.downstream else { return nil }
      upstream = subscription
      return downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ hasEnded ? nil : self.downstream }) else {
      return .none
    }
    switch onValue(input) {
    case .pass(let output):
      lock.withLock { demand -= 1 }
      let more = downstream.receive(output)
      lock.withLock { demand += more }
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
    guard lock.withLock({ !hasEnded && downstream != nil }) else { return }
    lock.withLock { upstream = nil }
    end(onEnd(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    var asked = demand
    let (upstream, waiting) = lock.withLock {
      self.demand += demand
      if gathers {
        asked = hasAskedForAll ? .none : .unlimited
        hasAskedForAll = true
      }
      defer { self.waiting = nil }
      return (self.upstream, self.waiting)
    }
    if let waiting { return deliver(waiting) }
    if asked > .none { upstream?.request(asked) }
  }

  func cancel() {
    let parts = lock.withLock {
      defer { (downstream, upstream, waiting) = (nil, nil, nil) }
      return (downstream, upstream, waiting)
    }
    parts.1?.cancel()
  }

  private func end(_ ending: End) {
    let (upstream, mayDeliver) = lock.withLock {
      hasEnded = true
      let mayDeliver = ending.last == nil || demand > .none
      if !mayDeliver { waiting = ending }
      defer { self.upstream = nil }
      return (self.upstream, mayDeliver)
    }
    upstream?.cancel()
    if mayDeliver { deliver(ending) }
  }

  private func deliver(_ ending: End) {
    if let last = ending.last, let receiver = current { _ = receiver.receive(last) }
    let receiver = current
    lock.withLock { downstream = nil }
    receiver?.receive(completion: ending.completion)
  }

  private var current: Downstream? { lock.withLock { downstream } }
}

extension Link where Failure == Downstream.Failure {
  /// A link that ends as its source does.
  convenience init(
    _ downstream: Downstream, gathers: Bool = false, onValue: @escaping (Input) -> Next
  ) {
    self.init(downstream, gathers: gathers, onEnd: { End($0) }, onValue: onValue)
  }
}

extension Link where Downstream.Failure == any Error {
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
