import Synchronization

/// What is left of a picture's limits.
///
/// Every allocation that depends on input asks first, and every loop that depends on input looks now and then
/// whether it may go on. The first excess is kept; from then on everything is refused, so that whatever is
/// under way comes to its end quickly, and the picture's owner asks for `excess` at the end. It may be shared by the
/// threads that draw one picture.
public final class PictureBudget: Sendable {
  public let limits: PictureLimits
  private let deadline: ContinuousClock.Instant?
  /// Nanoseconds that the picture waited for others.
  private let waited = Atomic<Int>(0)
  private let held = Atomic<Int>(0)
  private let highest = Atomic<Int>(0)
  private let isExceeded = Atomic<Bool>(false)
  private let first = Locked<LimitExcess?>(nil)

  /// The time begins now.
  public init(_ limits: PictureLimits = .standard) {
    self.limits = limits
    deadline = limits.duration.map { ContinuousClock.now.advanced(by: $0) }
  }

  /// The limit that was exceeded first.
  public var excess: LimitExcess? { isExhausted ? first.withLock { $0 } : nil }

  /// Whether a limit was exceeded: everything is refused from then on. Costs one load.
  public var isExhausted: Bool { isExceeded.load(ordering: .relaxed) }

  /// The bytes that are held, and the most that were at a time: what tests look at.
  public var heldBytes: Int { held.load(ordering: .relaxed) }
  public var mostBytes: Int { highest.load(ordering: .relaxed) }

  /// Asks for memory before it is taken; give it back with `release`.
  /// - Parameters:
  ///   - bytes: 0 or more; a sum or product that overflows is asked for as `Int.max`.
  ///   - purpose: what for, as a message names it.
  /// - Returns: false where the limit does not leave as many: nothing is held then, and the picture is over.
  public func reserve(_ bytes: Int, for purpose: @autoclosure () -> String) -> Bool {
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

  /// Whether as many bytes are left, for those who can do with less: nothing is held, and nothing is over.
  public func fits(_ bytes: Int) -> Bool {
    guard let limit = limits.bytes else { return true }
    let (sum, isTooLarge) = heldBytes.addingReportingOverflow(bytes)
    return !isTooLarge && sum <= limit
  }

  public func release(_ bytes: Int) { held.subtract(bytes, ordering: .relaxed) }

  /// Does something with memory that is given back behind it; nil where the limit does not leave as much.
  public func reserving<Result>(
    _ bytes: Int, for purpose: @autoclosure () -> String, _ body: () throws -> Result
  ) rethrows -> Result? {
    guard reserve(bytes, for: purpose()) else { return nil }
    defer { release(bytes) }
    return try body()
  }

  /// Looks at the clock: false when the picture's time is over, or when it was exceeded otherwise. Costs some
  /// 30 nanoseconds, so ask for each row, item or measurement, not for each pixel.
  public func mayGoOn(_ stage: @autoclosure () -> String) -> Bool {
    if isExhausted { return false }
    guard let deadline, let limit = limits.duration else { return true }
    guard ContinuousClock.now >= deadline + waitedTime else { return true }
    exceed(.time(stage: stage(), limit: limit))
    return false
  }

  /// Adds a time in which nothing was done for the picture, and which its limit does not count. One below zero is none;
  /// all of them together are a hundred years at most.
  package func postpone(by duration: Duration) {
    let left = Duration.seconds(100 * 365 * 86_400) - waitedTime
    let (seconds, attoseconds) = max(.zero, min(duration, left)).components
    waited.add(
      Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000), ordering: .relaxed)
  }

  private var waitedTime: Duration { .nanoseconds(waited.load(ordering: .relaxed)) }

  /// Ends the picture: what is asked for from now on is refused. The first reason counts.
  public func exceed(_ excess: LimitExcess) {
    first.withLock { if $0 == nil { $0 = excess } }
    isExceeded.store(true, ordering: .releasing)
  }

  /// - Throws: the `LimitExcess` that came first.
  public func check() throws { if let excess { throw excess } }
}

extension PictureBudget {
  /// The bytes of `count * other` values for `reserve`; as many as there can be where that overflows.
  public static func bytes(_ count: Int, by other: Int = 1, each size: Int) -> Int {
    let (area, isTooLarge) = count.multipliedReportingOverflow(by: other)
    if isTooLarge { return .max }
    let (product, isTooLargeToo) = area.multipliedReportingOverflow(by: size)
    return isTooLargeToo ? .max : product
  }
}
