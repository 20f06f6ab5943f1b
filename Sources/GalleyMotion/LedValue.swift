import GalleyGeometry

/// Where a value was lately that a finger leads, so that a spring begins as fast as the finger was (OpenSwiftUI,
/// `VelocityTrackingAnimation` and `VelocitySampler`).
struct LedValue<Value: VectorArithmetic> {
  /// The last three, the last one last. Times are seconds of the clock.
  private var samples: [(value: Value, time: TimeInterval)] = []

  /// How much the velocity before the last one counts.
  private static var earlierShare: Double { 0.75 }
  /// What is left of the velocity after each thousandth of a second.
  private static var decay: Double { 0.998 }
  /// Seconds: SwiftUI notes the value of each image, also of those in which it rests (60 in a second are assumed).
  private static var frame: TimeInterval { 1 / 60 }

  /// A value that was there before at the same time counts no more.
  mutating func note(_ value: Value, at time: TimeInterval) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append((value, time))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// All of it lies elsewhere.
  mutating func shift(by way: Value) {
    for index in samples.indices { samples[index].value += way }
  }

  /// Units a second; nil for a value that rests.
  func velocity(at time: TimeInterval) -> Value? {
    guard let last = samples.last else { return nil }
    var track = self
    var rest = last.time + Self.frame
    // After two images at rest there is none.
    for _ in 0..<2 where rest < time - Self.frame / 2 {
      track.note(last.value, at: rest)
      rest += Self.frame
    }
    let waited = max(0, time - (track.samples.last?.time ?? time))
    let left = DeterministicMath.power(Self.decay, waited * 1000)
    let velocity = track.sampledVelocity.scaled(by: left)
    return velocity.magnitudeSquared > 0 ? velocity : nil
  }

  private var sampledVelocity: Value {
    guard samples.count > 1 else { return .zero }
    let earlier = velocity(from: 0)
    guard samples.count > 2 else { return earlier }
    let later = velocity(from: 1)
    return later + (earlier - later).scaled(by: Self.earlierShare)
  }

  private func velocity(from index: Int) -> Value {
    let (one, other) = (samples[index], samples[index + 1])
    return (other.value - one.value).scaled(by: 1 / (other.time - one.time))
  }
}
