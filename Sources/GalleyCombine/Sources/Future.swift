import GalleyBudget

/// One value or a failure that comes later; the work starts at once.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the work calls with its result.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private let state = State()

  private final class State: Sendable {
    private typealias Body = (Result<Output, Failure>) -> Void
    private let content = Locked<(result: Result<Output, Failure>?, waiting: [Body])>((nil, []))

    /// The first result counts.
    func fulfil(_ result: Result<Output, Failure>) {
      let waiting = content.withLock { content in
        guard content.result == nil else { return [Body]() }
        content.result = result
        defer { content.waiting = [] }
        return content.waiting
      }
      for body in waiting { body(result) }
    }

    func whenFulfilled(_ body: @escaping (Result<Output, Failure>) -> Void) {
      let result = content.withLock { content in
        if content.result == nil { content.waiting.append(body) }
        return content.result
      }
      if let result { body(result) }
    }
  }

  /// Starts the work at once.
  /// - Parameter attemptToFulfill: calls its argument with the result, from any thread; a second result is
  ///   ignored.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let state = state
    attemptToFulfill { state.fulfil($0) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let buffer = BufferedSubscription(subscriber)
    buffer.open(onRequest: { _ in }, onCancel: {})
    state.whenFulfilled { result in
      switch result {
      case .success(let value):
        buffer.offer(value)
        buffer.finish(.finished)
      case .failure(let failure):
        buffer.finish(.failure(failure))
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

  /// A value on its way to the waiting code.
  private struct Box: @unchecked Sendable {
    let value: Output
  }
}
