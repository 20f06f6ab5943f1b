@testable import GalleyCombine

/// Takes what a publisher sends and says it in words, in the order in which it came. It asks for as many values
/// as it is told to.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var events: [String] = []
  private var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  /// How many more are asked for with each value.
  var answer: (Input) -> Subscribers.Demand = { _ in .none }

  init(_ first: Subscribers.Demand = .unlimited) { self.first = first }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    return answer(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("|")
    case .failure(let failure): events.append("!\(failure)")
    }
  }

  func request(_ count: Int) { subscription?.request(.max(count)) }
  func cancel() { subscription?.cancel() }

  /// What came, with spaces between.
  var words: String { events.joined(separator: " ") }
}

extension Publisher {
  /// What comes at once, in words; `|` is a good end and `!` a failure.
  var words: String {
    let recorder = Recorder<Output, Failure>()
    subscribe(recorder)
    return recorder.words
  }

  func recorded(_ first: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(first)
    subscribe(recorder)
    return recorder
  }
}

/// A failure with a name.
struct Trouble: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String = "trouble") { self.description = description }
}
