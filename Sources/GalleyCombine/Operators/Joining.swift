import GalleyBudget

/// What one of several publishers has given and what was not used yet. Its join's lock is held.
private final class Slot<Value> {
  var values: ArraySlice<Value> = []
  var hasEnded = false
}

/// Several publishers, of whose values one is made.
private final class Join<Downstream: Subscriber> {
  enum Manner {
    /// The last value of each, whenever one comes.
    case latest
    /// The first values of all, the second ones, and so on.
    case pairs
  }

  private let manner: Manner
  private let buffer: BufferedSubscription<Downstream>
  /// What asks the slots, which have values of several types.
  private struct Slots {
    /// Whether a publisher came to its end with nothing left of it.
    var isUsedUp: [() -> Bool] = []
    var dropFirst: [() -> Void] = []
  }

  private let slots = Locked(Slots())
  private var receivers: [any Subscription] = []
  private var starts: [() -> Void] = []
  /// Makes a value of what the slots hold, or nil where one is empty.
  var make: () -> Downstream.Input? = { nil }

  init(_ downstream: Downstream, _ manner: Manner) {
    self.manner = manner
    buffer = BufferedSubscription(downstream, keepsLatest: manner == .latest)
  }

  func slot<P: Publisher>(_ publisher: P) -> Slot<P.Output>
  where P.Failure == Downstream.Failure {
    let slot = Slot<P.Output>()
    let receiver = ClosureSubscriber<P.Output, P.Failure>(
      onValue: { [self] value in
        take(value, slot)
        return .none
      },
      onCompletion: { [self] completion in
        guard case .finished = completion else { return fail(completion) }
        slots.withLock { _ in slot.hasEnded = true }
        finishIfOver()
      })
    receivers.append(receiver)
    starts.append { publisher.subscribe(receiver) }
    let manner = manner
    slots.withLock {
      $0.isUsedUp.append { slot.hasEnded && (manner == .latest || slot.values.isEmpty) }
      $0.dropFirst.append { _ = slot.values.popFirst() }
    }
    return slot
  }

  func open() {
    let receivers = receivers
    buffer.open(
      onRequest: { [manner] demand in
        for receiver in receivers { receiver.request(manner == .latest ? .unlimited : demand) }
      },
      onCancel: { for receiver in receivers { receiver.cancel() } })
    for start in starts { start() }
    starts = []
  }

  private func take<Value>(_ value: Value, _ slot: Slot<Value>) {
    slots.withLock { slots in
      if manner == .latest { slot.values = [] }
      slot.values.append(value)
      guard let output = make() else { return }
      if manner == .pairs { for drop in slots.dropFirst { drop() } }
      buffer.enqueue(output)
    }
    buffer.drain()
    if manner == .pairs { finishIfOver() }
  }

  private func finishIfOver() {
    let isOver = slots.withLock { slots in
      manner == .latest
        ? slots.isUsedUp.allSatisfy { $0() } : slots.isUsedUp.contains { $0() }
    }
    guard isOver else { return }
    for receiver in receivers { receiver.cancel() }
    buffer.finish(.finished)
  }

  private func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
    for receiver in receivers { receiver.cancel() }
    buffer.finish(completion)
  }
}

extension Join {
  func join<A: Publisher, B: Publisher>(_ a: A, _ b: B)
  where
    A.Failure == Downstream.Failure, B.Failure == Downstream.Failure,
    Downstream.Input == (A.Output, B.Output)
  {
    let (a, b) = (slot(a), slot(b))
    make = {
      guard let a = a.values.first, let b = b.values.first else { return nil }
      return (a, b)
    }
    open()
  }

  func join<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
  where
    A.Failure == Downstream.Failure, B.Failure == Downstream.Failure,
    C.Failure == Downstream.Failure, Downstream.Input == (A.Output, B.Output, C.Output)
  {
    let (a, b, c) = (slot(a), slot(b), slot(c))
    make = {
      guard let a = a.values.first, let b = b.values.first, let c = c.values.first else {
        return nil
      }
      return (a, b, c)
    }
    open()
  }

  func join<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  )
  where
    A.Failure == Downstream.Failure, B.Failure == Downstream.Failure,
    C.Failure == Downstream.Failure, D.Failure == Downstream.Failure,
    Downstream.Input == (A.Output, B.Output, C.Output, D.Output)
  {
    let (a, b, c, d) = (slot(a), slot(b), slot(c), slot(d))
    make = {
      guard let a = a.values.first, let b = b.values.first, let c = c.values.first,
        let d = d.values.first
      else { return nil }
      return (a, b, c, d)
    }
    open()
  }
}

extension Publishers {
  /// The last values of two publishers, whenever one of them has another.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// One value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The type of the failures of all publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Joins two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Join(subscriber, .latest).join(a, b)
    }
  }

  /// The last values of three publishers, whenever one of them has another.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// One value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the failures of all publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Join(subscriber, .latest).join(a, b, c)
    }
  }

  /// The last values of four publishers, whenever one of them has another.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// One value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the failures of all publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Joins four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Join(subscriber, .latest).join(a, b, c, d)
    }
  }

  /// The first values of two publishers, the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// One value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The type of the failures of all publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Joins two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Join(subscriber, .pairs).join(a, b)
    }
  }

  /// The first values of three publishers, the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// One value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the failures of all publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Join(subscriber, .pairs).join(a, b, c)
    }
  }

  /// The first values of four publishers, the second ones, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// One value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the failures of all publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Joins four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Join(subscriber, .pairs).join(a, b, c, d)
    }
  }
}
