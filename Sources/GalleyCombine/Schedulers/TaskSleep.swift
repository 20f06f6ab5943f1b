import GalleyBudget

// `Task.sleep` in an image's own time. These have the signatures of the standard library's, which they stand in
// front of where Galley is imported; in code that belongs to no image they do what those do. They do not leave the
// caller's actor: what a woken task does next has its turn when its actor has.
extension Task where Success == Never, Failure == Never {
  /// Sleeps, in an image's time where a view of one has started the task: nothing waits.
  /// - Parameter duration: in nanoseconds.
  /// - Throws: `CancellationError` once the task is cancelled, or the image in whose time it sleeps is gone.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    if let queue = VirtualSleep.queue {
      try await VirtualSleep(queue).sleep(seconds: Double(duration) / 1e9)
    } else {
      try await ContinuousClock().sleep(for: .nanoseconds(duration))
    }
  }

  /// Sleeps, in an image's time where a view of one has started the task, until then or until the task is cancelled.
  /// - Parameter duration: in nanoseconds.
  nonisolated(nonsending) public static func sleep(_ duration: UInt64) async {
    try? await sleep(nanoseconds: duration)
  }

  /// Sleeps, in an image's time where a view of one has started the task and the clock is one of the system's.
  /// - Throws: `CancellationError` once the task is cancelled, or the image in whose time it sleeps is gone.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    if let queue = VirtualSleep.queue, clock is ContinuousClock || clock is SuspendingClock,
      let duration = duration as? Duration
    {
      try await VirtualSleep(queue).sleep(seconds: duration / .seconds(1))
    } else {
      try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
  }
}

/// A task of an image's views: whether it sleeps in the image's time, so that nobody needs to wait for it.
package final class VirtualTask: Sendable {
  /// The task that runs here, or in which the one that runs here was started.
  package static var current: VirtualTask? { VirtualTimeContext.task }

  private let sleepers = Locked(0)

  package init() {}

  /// Whether a part of it sleeps.
  package var isAsleep: Bool { sleepers.withLock { $0 > 0 } }

  fileprivate func note(_ change: Int) { sleepers.withLock { $0 += change } }
}

/// One sleep, which the image's queue ends.
private final class VirtualSleep: Sendable {
  private let queue: VirtualTimeQueue
  private let task = VirtualTask.current
  private struct State {
    var isCancelled = false
    var sleeper: (ticket: VirtualTimeQueue.Ticket, wake: CheckedContinuation<Void, any Error>)?
  }

  private let state = Locked(State())

  init(_ queue: VirtualTimeQueue) { self.queue = queue }

  /// That of the image one of whose views has started the task; nil in real time. A task that outlives its image
  /// goes on in real time.
  static var queue: VirtualTimeQueue? {
    VirtualTimeQueue.current.flatMap { $0.isAbandoned ? nil : $0 }
  }

  nonisolated(nonsending) func sleep(seconds: Double) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin($0, seconds) }
    } onCancel: {
      end(isCancelled: true)
    }
  }

  private func begin(_ wake: CheckedContinuation<Void, any Error>, _ seconds: Double) {
    let isLate = state.withLock { state in
      // Whoever sees that the task sleeps finds in the queue what wakes it.
      let ticket =
        state.isCancelled
        ? nil
        : queue.scheduleWaking(after: seconds) {
          self.end(isCancelled: false)
        } abandoned: {
          self.end(isCancelled: true)
        }
      guard let ticket else { return true }
      state.sleeper = (ticket, wake)
      task?.note(1)
      return false
    }
    if isLate { wake.resume(throwing: CancellationError()) }
  }

  private func end(isCancelled: Bool) {
    let ended = state.withLock { state in
      if isCancelled { state.isCancelled = true }
      defer { state.sleeper = nil }
      if state.sleeper != nil { task?.note(-1) }
      return state.sleeper
    }
    guard let ended else { return }
    if isCancelled {
      ended.ticket.cancel()
      ended.wake.resume(throwing: CancellationError())
    } else {
      ended.wake.resume()
    }
  }
}
