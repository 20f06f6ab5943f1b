import GalleyBudget
import GalleyCombine
import GalleyGeometry

/// The process's main queue, on which views leave work for later.
enum MainQueue {
  /// Runs what waits on the main queue now: on the main thread by turning its run loop, on others by waiting until
  /// the main thread has done it.
  /// - Parameter limit: how long to wait. Where the main thread was found to be busy with something else, as
  ///   in a task of the main actor that draws, the time counts from when it was asked first: until it has answered
  ///   no caller waits longer than the rest, or than a thousandth where nothing is left.
  /// - Returns: whether all that waited has run. On the queue itself nothing runs: it is at the code that asks.
  static func drain(within limit: Duration) -> Bool {
    if isCurrent { return false }
    if let busy = busyMark.withLock({ $0 }), !busy.isSet,
      !reach(busy, within: max(limit - busy.age, limit / 1000))
    {
      return false
    }
    let mark = Mark()
    DispatchQueue.main.async { mark.set() }
    let hasRun = reach(mark, within: limit)
    busyMark.withLock { $0 = hasRun ? nil : mark }
    return hasRun
  }

  /// Marks the queue, which need not be served by the main thread.
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code belongs to what the queue runs. The main thread passes for its queue at any time; what is no
  /// task there may turn the run loop.
  static var isCurrent: Bool {
    guard DispatchQueue.getSpecific(key: key) == true else { return false }
    return !Thread.isMainThread || withUnsafeCurrentTask { $0 != nil }
  }

  private static func reach(_ mark: Mark, within limit: Duration) -> Bool {
    Thread.isMainThread ? turnRunLoop(until: mark, within: limit) : mark.wait(limit)
  }

  private static func turnRunLoop(until mark: Mark, within limit: Duration) -> Bool {
    let end = ContinuousClock.now + limit
    repeat {
      let pause = min(end - .now, .milliseconds(5)) / .seconds(1)
      guard RunLoop.main.run(mode: .default, before: MachineClock.date + pause) else { break }
    } while !mark.isSet && ContinuousClock.now < end
    return mark.isSet
  }

  /// What the main thread did not answer in time; once it is set the thread is free again.
  private static let busyMark = Locked<Mark?>(nil)

  /// Set once, by the main queue.
  private final class Mark: @unchecked Sendable {
    private let condition = NSCondition()
    private let start = ContinuousClock.now
    private var value = false

    /// How long ago the queue was asked to set it.
    var age: Duration { .now - start }

    var isSet: Bool { condition.withLock { value } }

    func set() {
      condition.withLock {
        value = true
        condition.broadcast()
      }
    }

    func wait(_ limit: Duration) -> Bool {
      condition.lock()
      defer { condition.unlock() }
      let end = MachineClock.date + limit / .seconds(1)
      while !value, condition.wait(until: end) {}
      return value
    }
  }
}
