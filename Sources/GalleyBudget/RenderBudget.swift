import Synchronization

/// What is left of an image's limits.
///
/// Every allocation that depends on input asks first, and every loop that depends on input checks the deadline
/// now and then. The first excess is kept. After the first excess every request fails, so work in progress ends
/// quickly, and the owner of the image reads `excess` at the end. The threads that draw one image can share it.
public final class RenderBudget: Sendable {
  /// What the image may cost.
  public let limits: RenderBudget.Limits
  private let clock: BudgetClock
  private let deadline: ContinuousClock.Instant?
  /// Nanoseconds that the image waited for others.
  private let waited = Atomic<Int>(0)
  private let held = Atomic<Int>(0)
  private let highest = Atomic<Int>(0)
  private let isExceeded = Atomic<Bool>(false)
  private let first = Locked<LimitError?>(nil)

  /// The time begins now, and is the machine's.
  public convenience init(_ limits: RenderBudget.Limits = .standard) {
    self.init(limits, clock: .machine)
  }

  /// The time begins now.
  /// - Parameter clock: what tells the time; tests give one that they advance.
  package init(_ limits: RenderBudget.Limits, clock: BudgetClock) {
    self.limits = limits
    self.clock = clock
    deadline = limits.duration.map { clock.now().advanced(by: $0) }
  }

  /// The limit that was exceeded first.
  public var excess: LimitError? { isExhausted ? first.withLock { $0 } : nil }

  /// Whether a limit was exceeded; every request fails from then on. Costs one load.
  public var isExhausted: Bool { isExceeded.load(ordering: .relaxed) }

  /// The bytes that are reserved now, and the highest number so far; for tests.
  public var heldBytes: Int { held.load(ordering: .relaxed) }
  /// The highest number of bytes that were reserved at a time; for tests.
  public var mostBytes: Int { highest.load(ordering: .relaxed) }

  /// Asks for memory before it is taken; give it back with `release`.
  /// - Parameters:
  ///   - bytes: 0 or more; a sum or product that overflows is asked for as `Int.max`.
  ///   - purpose: what for, as a message names it.
  /// - Returns: false if the limit does not leave that many. Nothing is reserved then, and the limit counts as
  ///   exceeded.
  package func reserve(_ bytes: Int, for purpose: @autoclosure () -> String) -> Bool {
    if isExhausted { return false }
    guard fits(bytes) else {
      exceed(
        .memory(
          purpose: purpose(), needed: bytes, held: heldBytes, limit: limits.bytes ?? .max))
      return false
    }
    let now = held.add(bytes, ordering: .relaxed).newValue
    highest.max(now, ordering: .relaxed)
    return true
  }

  /// Whether that many bytes are left, for callers that can use less. Nothing is reserved, and nothing is exceeded.
  package func fits(_ bytes: Int) -> Bool {
    // No machine has what a number does not hold, whatever the limit says.
    let (sum, isTooLarge) = heldBytes.addingReportingOverflow(bytes)
    return !isTooLarge && bytes < .max && sum <= limits.bytes ?? .max
  }

  package func release(_ bytes: Int) { held.subtract(bytes, ordering: .relaxed) }

  /// Runs `body` with reserved memory and releases it afterwards; nil if the limit does not leave that much.
  package func reserving<Result>(
    _ bytes: Int, for purpose: @autoclosure () -> String, _ body: () throws -> Result
  ) rethrows -> Result? {
    guard reserve(bytes, for: purpose()) else { return nil }
    defer { release(bytes) }
    return try body()
  }

  /// Checks the clock: false if the time is over or another limit was exceeded. Costs about 30 nanoseconds: check
  /// once for each row, item or measurement, not for each pixel.
  package func canContinue(_ stage: @autoclosure () -> String) -> Bool {
    if isExhausted { return false }
    guard let deadline, let limit = limits.duration else { return true }
    guard clock.now() >= deadline + waitedTime else { return true }
    exceed(.time(stage: stage(), limit: limit))
    return false
  }

  /// Adds time that does not count for the limit, because nothing was done for the image. Negative durations count as
  /// zero; the sum is at most a hundred years.
  package func postpone(by duration: Duration) {
    let left = Duration.seconds(100 * 365 * 86_400) - waitedTime
    let (seconds, attoseconds) = max(.zero, min(duration, left)).components
    waited.add(
      Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000), ordering: .relaxed)
  }

  private var waitedTime: Duration { .nanoseconds(waited.load(ordering: .relaxed)) }

  /// Marks the limit as exceeded: every later request fails. The first reason counts.
  package func exceed(_ excess: LimitError) {
    first.withLock { if $0 == nil { $0 = excess } }
    isExceeded.store(true, ordering: .releasing)
  }

  /// - Throws: the `LimitError` that came first.
  package func check() throws { if let excess { throw excess } }
}

extension RenderBudget {
  /// The bytes of `count * other` values for `reserve`; as many as there can be where that overflows.
  package static func bytes(_ count: Int, by other: Int = 1, each size: Int) -> Int {
    let (area, isTooLarge) = count.multipliedReportingOverflow(by: other)
    if isTooLarge { return .max }
    let (product, isTooLargeToo) = area.multipliedReportingOverflow(by: size)
    return isTooLargeToo ? .max : product
  }
}
