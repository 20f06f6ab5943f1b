/// A receiver of a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that are taken.
  associatedtype Input
  /// The type of the failures that are taken.
  associatedtype Failure: Error

  /// The first call: values come once they are asked for with the subscription.
  func receive(subscription: any Subscription)
  /// - Returns: how many values more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// The last call.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes a value that says nothing but that it is there.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// What joins one subscriber to one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values beyond those that were asked for before.
  func request(_ demand: Subscribers.Demand)
}

/// Ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that brings nothing.
  public static var empty: any Subscription { EmptySubscription() }

  private struct EmptySubscription: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// Something that tells itself apart from others of its kind.
public protocol CustomCombineIdentifierConvertible {
  /// What tells it apart from others.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// By the object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// What tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private let object: Object

  private enum Object: Hashable {
    case own(Mark)
    case other(ObjectIdentifier)
  }

  private final class Mark: Hashable {
    static func == (one: Mark, other: Mark) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// An identity that nothing else has.
  public init() { object = .own(Mark()) }
  /// The identity of an object.
  public init(_ object: AnyObject) { self.object = .other(ObjectIdentifier(object)) }

  public var description: String {
    switch object {
    case .own(let mark): "\(ObjectIdentifier(mark))"
    case .other(let identifier): "\(identifier)"
    }
  }
}

/// A subscriber without the type that it has, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// That of the subscriber, or one of its own if it is made of closures.
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
  }

  /// A subscriber made of closures. A nil closure does nothing; without `receiveValue` no more values are asked
  /// for.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
