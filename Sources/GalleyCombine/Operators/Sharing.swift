import Foundation
import GalleyBudget

extension Publishers {
  /// One subscription for many subscribers, through a subject, from `connect()` on.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the subject, when the first subscriber comes or `connect()` is called.
    public let createSubject: () -> SubjectType
    // `createSubject` is code of users', and may subscribe to this publisher.
    private let lock = NSRecursiveLock()
    private var subject: SubjectType?

    /// The same as `multicast(_:)` of the upstream publisher.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var current: SubjectType {
      lock.withLock {
        if let subject { return subject }
        let made = createSubject()
        subject = made
        return made
      }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      current.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      let subject = current
      return upstream.subscribe(subject)
    }
  }

  /// Connects a publisher with its first subscriber, and disconnects it with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    private let state = Locked<(count: Int, connection: (any Cancellable)?)>((0, nil))

    /// The same as `autoconnect()` of the upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = state.withLock {
        $0.count += 1
        return $0.count == 1
      }
      let tap = Tap<S>(subscriber)
      tap.onCancel = { [self] in leave() }
      tap.onCompletion = { [self] _ in leave() }
      upstream.subscribe(tap)
      // Who has come to the end already needs no connection.
      guard isFirst, state.withLock({ $0.count > 0 }) else { return }
      let connection = upstream.connect()
      let isOver = state.withLock {
        if $0.count > 0 { $0.connection = connection }
        return $0.count == 0
      }
      if isOver { connection.cancel() }
    }

    private func leave() {
      let connection: (any Cancellable)? = state.withLock { state in
        state.count -= 1
        guard state.count == 0 else { return nil }
        defer { state.connection = nil }
        return state.connection
      }
      connection?.cancel()
    }
  }

  /// One subscription for all subscribers, as long as there are any.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// The same as `share()` of the upstream publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    public static func == (one: Share, other: Share) -> Bool { one === other }
  }

  /// A publisher that waits for `connect()`.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// It never fails.
    public typealias Failure = Never
    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// The same as `makeConnectable()` of the upstream publisher.
    public init(upstream: Upstream) {
      multicast = upstream.multicast { PassthroughSubject() }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      multicast.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { multicast.connect() }
  }
}

extension Publisher {
  /// One subscription for many subscribers, through a subject that is made when it is needed.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Failure == Failure, S.Output == Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// One subscription for many subscribers, through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Failure == Failure, S.Output == Output {
    multicast { subject }
  }

  /// One subscription for all subscribers, as long as there are any.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// A publisher that waits for `connect()`.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and disconnects with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
