import GalleyBudget

extension Subscribers {
  /// Takes all values with closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible
  {
    /// Called for each value.
    public let receiveValue: (Input) -> Void
    /// Called at the end.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private let receiver: ClosureSubscriber<Input, Failure>

    /// A subscriber that asks for all values.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
      receiver = ClosureSubscriber(
        onValue: {
          receiveValue($0)
          return .none
        },
        onCompletion: receiveCompletion)
      receiver.request(.unlimited)
    }

    public var description: String { "Sink" }
    public func receive(subscription: any Subscription) {
      receiver.receive(subscription: subscription)
    }
    public func receive(_ input: Input) -> Demand { receiver.receive(input) }
    public func receive(completion: Completion<Failure>) {
      receiver.receive(completion: completion)
    }
    /// Ends the subscription; no closure is called any more.
    public func cancel() { receiver.cancel() }
  }

  /// Sets a property of an object to each value.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// It takes values of publishers that cannot fail.
    public typealias Failure = Never
    private let root: Locked<Root?>
    /// The property that is set.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let receiver: ClosureSubscriber<Input, Never>

    /// A subscriber that sets a property of an object, which it keeps until the values have ended.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = Locked(object)
      self.keyPath = keyPath
      receiver = ClosureSubscriber(onValue: { _ in .none }, onCompletion: { _ in })
      receiver.request(.unlimited)
    }

    /// Nil once the values have ended.
    public var object: Root? { root.withLock { $0 } }

    public var description: String { "Assign" }
    public func receive(subscription: any Subscription) {
      receiver.receive(subscription: subscription)
    }
    public func receive(_ input: Input) -> Demand {
      object?[keyPath: keyPath] = input
      return .none
    }
    public func receive(completion: Completion<Never>) {
      receiver.receive(completion: completion)
      forget()
    }
    /// Ends the subscription, and releases the object.
    public func cancel() {
      receiver.cancel()
      forget()
    }

    // The object may end with it, and must not do so under the lock.
    private func forget() { _ = root.replace(with: nil) }
  }
}

extension Publisher {
  /// Calls closures with the values and the end, until the result is cancelled or deinitialized.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with the values, until the result is cancelled or deinitialized.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property to each value, until the result is cancelled or deinitialized.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
