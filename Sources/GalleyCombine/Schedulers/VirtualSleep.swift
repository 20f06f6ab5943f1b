import GalleyBudget

/// A task of an image's views: whether it sleeps in the image's time, so that the image need not wait for it.
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
package final class VirtualSleep: Sendable {
  private let queue: VirtualTimeQueue
  private let task = VirtualTask.current
  /// The task that sleeps, where it is none of a view's own: nothing else tells when such a one runs.
  private let stranger: Int?
  private struct State {
    var isCancelled = false
    var isOfMainActor = false
    var sleeper: (ticket: VirtualTimeQueue.Ticket, wake: CheckedContinuation<Void, any Error>)?
  }

  private let state = Locked(State())

  package init(_ queue: VirtualTimeQueue) {
    self.queue = queue
    stranger = task == nil ? withUnsafeCurrentTask { $0?.hashValue } : nil
  }

  /// That of the image one of whose views has started the task; nil in real time. A task that outlives its image
  /// goes on in real time.
  package static var queue: VirtualTimeQueue? {
    VirtualTimeQueue.current.flatMap { $0.isAbandoned ? nil : $0 }
  }

  /// Begins and ends on the caller's actor.
  /// - Throws: `CancellationError` once the task is cancelled, or the image is gone.
  package func sleep(
    seconds: Double, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    state.withLock { $0.isOfMainActor = isolation === MainActor.shared }
    try await withTaskCancellationHandler {
      // The closure is the actor's by what it captures; else it would go to any thread, and the sleep begin late.
      _ = isolation
      try await withCheckedThrowingContinuation { begin($0, seconds) }
    } onCancel: {
      end(isCancelled: true)
    }
  }

  private func begin(_ wake: CheckedContinuation<Void, any Error>, _ seconds: Double) {
    let isLate = state.withLock { state in
      // Once the task is seen to sleep, the queue must have what wakes it.
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
      // Another thread may turn the queue by now: what wakes the task waits for this.
      if let stranger { queue.noteAsleep(stranger) }
      return false
    }
    if isLate { wake.resume(throwing: CancellationError()) }
  }

  private func end(isCancelled: Bool) {
    let ended = state.withLock { state in
      if isCancelled { state.isCancelled = true }
      defer { state.sleeper = nil }
      if state.sleeper != nil { task?.note(-1) }
      return (sleeper: state.sleeper, isOfMainActor: state.isOfMainActor)
    }
    guard let sleeper = ended.sleeper else { return }
    if isCancelled {
      sleeper.ticket.cancel()
      sleeper.wake.resume(throwing: CancellationError())
    } else {
      if let stranger { queue.noteAwake(stranger, isOfMainActor: ended.isOfMainActor) }
      sleeper.wake.resume()
    }
  }
}
