/// How often a drawing process that has ended is started again alone: three times in ten seconds.
struct RestartLimit {
  private static let most = 3
  private static let window = Duration.seconds(10)

  private var starts: [ContinuousClock.Instant] = []

  /// Counts a start, if it is allowed.
  mutating func allows(at now: ContinuousClock.Instant) -> Bool {
    starts.removeAll { $0 + Self.window <= now }
    guard starts.count < Self.most else { return false }
    starts.append(now)
    return true
  }

  /// The user has asked for a start: it is not counted.
  mutating func reset() { starts = [] }
}
