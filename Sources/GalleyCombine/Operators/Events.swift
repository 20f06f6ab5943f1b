import Foundation

extension Publishers {
  /// Closures called with what passes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Called with the subscription before the subscriber has it.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value before the subscriber has it.
    public var receiveOutput: ((Output) -> Void)?
    /// Called with the end before the subscriber has it.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscriber cancels.
    public var receiveCancel: (() -> Void)?
    /// Called with what the subscriber asks for.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let tap = Tap(subscriber)
      tap.onSubscription = receiveSubscription
      tap.onValue = receiveOutput
      tap.onCompletion = receiveCompletion
      tap.onCancel = receiveCancel
      tap.onDemand = receiveRequest
      upstream.subscribe(tap)
    }
  }

  /// What passes, in words.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// What each line begins with, and a colon; nothing if it is empty.
    public let prefix: String
    /// Where lines are written; nil is standard output.
    public let stream: (any TextOutputStream)?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      // A stream is code of users', and may have a part in what is printed.
      let lock = NSRecursiveLock()
      var stream = stream
      let start = prefix.isEmpty ? "" : "\(prefix): "
      let say = { (words: String) in
        lock.withLock {
          guard stream != nil else { return Swift.print(start + words) }
          stream?.write(start + words)
          stream?.write("\n")
        }
      }
      let tap = Tap(subscriber)
      tap.onSubscription = { say("receive subscription: (\($0))") }
      tap.onValue = { say("receive value: (\($0))") }
      tap.onCompletion = {
        switch $0 {
        case .finished: say("receive finished")
        case .failure(let failure): say("receive error: (\(failure))")
        }
      }
      tap.onCancel = { say("receive cancel") }
      tap.onDemand = { say("request \($0)") }
      tap.onAnswer = { say("request \($0) (synchronous)") }
      upstream.subscribe(tap)
    }
  }
}

extension Publisher {
  /// Calls closures with what passes.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Prints what passes.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, stream: stream)
  }

  /// No effect: no debugger is called.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Self { self }

  /// No effect: no debugger is called.
  public func breakpointOnError() -> Self { self }
}
