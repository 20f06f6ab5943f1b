/// How many frames of one connection are read in a second: a bucket of tokens that fills itself.
struct FrameRate {
  /// Tokens a second, and the number of those that the bucket holds.
  private let rate: Double
  /// Negative after a burst: what was read together was read at once.
  private var tokens: Double
  private var last: ContinuousClock.Instant

  init(perSecond rate: Int, now: ContinuousClock.Instant) {
    self.rate = Double(max(rate, 1))
    tokens = self.rate
    last = now
  }

  mutating func count() { tokens -= 1 }

  /// How long nothing more is read; `nil` if a frame may be read now.
  mutating func pause(now: ContinuousClock.Instant) -> Duration? {
    // A turn's own moment is earlier than that of a frame in it.
    if now > last {
      tokens = min(rate, tokens + (now - last) / .seconds(1) * rate)
      last = now
    }
    return tokens > 0 ? nil : .seconds((1 - tokens) / rate)
  }
}
