import GalleyCombine

// `Task.sleep` in an image's own time, for files that were written for Apple's systems. These have the signatures of the
// standard library's and stand in front of them where `SwiftUI` or `Combine` is imported; a program that imports `Galley`
// has not asked for that, and keeps the standard library's. In code that belongs to no image they do what those do. They
// do not leave the caller's actor: what a woken task does next has its turn when its actor has.
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
