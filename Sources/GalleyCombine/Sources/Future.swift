import Foundation

/// One value or a failure that comes later; the work starts at once.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the work calls with its result.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private let state = State()

  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [(Result<Output, Failure>) -> Void] = []

    /// The first result counts.
    func fulfil(_ result: Result<Output, Failure>) {
      let waiting = lock.withLock {
        guard self.result == nil else { return [(Result<Output, Failure>) -> Void]() }
        self.result = result
        defer { self.waiting = [] }
        return self.waiting
      }
      for body in waiting { body(result) }
    }

    func whenFulfilled(_ body: @escaping (Result<Output, Failure>) -> Void) {
      let result = lock.withLock {
        if self.result == nil { waiting.append(body) }
        return self.result
      }
      if let result { body(result) }
    }
  }

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let state = state
    attemptToFulfill { state.fulfil($0) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    outlet.open(onRequest: { _ in }, onCancel: {})
    state.whenFulfilled { result in
      switch result {
      case .success(let value):
        outlet.offer(value)
        outlet.finish(.finished)
      case .failure(let failure):
        outlet.finish(.failure(failure))
      }
    }
  }
}

extension Future: @unchecked Sendable where Output: Sendable {}

extension Future where Failure == Never {
  /// The value, once it is there.
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        state.whenFulfilled { result in
          if case .success(let value) = result { continuation.resume(returning: Box(value: value)) }
        }
      }.value
    }
  }
}

extension Future {
  /// The value, once it is there.
  @_disfavoredOverload
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        state.whenFulfilled { result in
          switch result {
          case .success(let value): continuation.resume(returning: Box(value: value))
          case .failure(let failure): continuation.resume(throwing: failure)
          }
        }
      }.value
    }
  }

  /// A value on its way to whoever waits for it.
  private struct Box: @unchecked Sendable {
    let value: Output
  }
}
