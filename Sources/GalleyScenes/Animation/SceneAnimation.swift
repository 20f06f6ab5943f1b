import Galley

/// How a value of a scene moves: the ways from value to value, and how often they are run through. Where it is at a
/// moment depends on the moment alone.
struct SceneAnimation {
  /// The way from one value to the next.
  struct Segment {
    enum Motion {
      case curve(UnitCurve)
      case spring(Spring)
      /// Through its values without a corner.
      case cubic
      /// At its old value until the end.
      case step
    }
    var motion: Motion
    /// Seconds; for a spring those until it is at rest.
    var duration: Double

    var isStep: Bool {
      if case .step = motion { return true }
      return false
    }
  }

  /// Where a value is.
  struct Position {
    /// The first value that there is something of.
    var first: Int
    /// How much there is of that value and of those behind it; together 1. A spring that overshoots has a negative one.
    var weights: [Double]
    /// The value that was reached last.
    var current: Int
  }

  /// From each value to the one behind it: one fewer than there are values.
  var segments: [Segment]
  /// Seconds until the first value is left.
  var delay = 0.0
  /// How often the ways are run through; nil is without end.
  var runs: Int? = 1
  /// Whether every second run goes back.
  var autoreverses = true

  /// Rounding that does not count as time, in runs.
  private static let tolerance = 1e-9

  /// Seconds of one run.
  var runDuration: Double { segments.reduce(0) { $0 + $1.duration } }

  /// When nothing changes any more, in seconds; for an animation without end, when it begins to repeat.
  var end: Double {
    delay + runDuration * Double(runs ?? (autoreverses ? 2 : 1))
  }

  /// - Parameter time: seconds from the start; nil is where the animation ends, or, where it has no end, where its
  ///   first run does.
  /// - Complexity: O(n) in the values.
  func position(at time: Double?) -> Position {
    let length = runDuration
    let isBack = autoreverses && (runs ?? 1).isMultiple(of: 2)
    guard let time else { return place(at: isBack ? 0 : length) }
    let elapsed = time - delay
    guard elapsed > 0 else { return place(at: 0) }
    if let runs, elapsed >= (Double(runs) - Self.tolerance) * length {
      return place(at: isBack ? 0 : length)
    }
    let run = (elapsed / length + Self.tolerance).rounded(.down)
    let rest = min(max(0, elapsed - run * length), length)
    let goesBack = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return place(at: goesBack ? length - rest : rest)
  }

  /// - Parameter time: seconds from the start of a run that goes forwards.
  private func place(at time: Double) -> Position {
    var current = 0
    var start = 0.0
    while current < segments.count, start + segments[current].duration <= time + Self.tolerance {
      start += segments[current].duration
      current += 1
    }
    guard current < segments.count else {
      return Position(first: current, weights: [1], current: current)
    }
    // What a cubic way is like depends on the way before it and on the one behind it.
    let first = max(0, current - 1)
    let near = segments[first..<min(segments.count, current + 2)]
    let count = near.count + 1
    let timeline = KeyframeTimeline(initialValue: BlendWeights(0, of: count)) {
      KeyframeTrack(\.self) {
        for (index, segment) in near.enumerated() {
          SegmentKeyframes(segment: segment, index: index, count: count)
        }
      }
    }
    let begin = first < current ? start - segments[first].duration : start
    let weights = timeline.value(time: max(0, time - begin)).parts
    return Position(first: first, weights: weights, current: current)
  }
}

/// How much there is of each of some values: what keyframes and springs make of it, they make of the values.
private struct BlendWeights: VectorArithmetic, Animatable {
  var parts: [Double]

  init(_ parts: [Double]) { self.parts = parts }

  /// All of one value.
  init(_ index: Int, of count: Int) {
    parts = [Double](repeating: 0, count: count)
    parts[index] = 1
  }

  typealias AnimatableData = Self

  static var zero: Self { Self([]) }
  static func + (one: Self, other: Self) -> Self { one.combined(with: other, +) }
  static func - (one: Self, other: Self) -> Self { one.combined(with: other, -) }
  mutating func scale(by factor: Double) { parts = parts.map { $0 * factor } }
  var magnitudeSquared: Double { parts.reduce(0) { $0 + $1 * $1 } }

  /// Nothing has no parts at all.
  private func combined(with other: Self, _ operation: (Double, Double) -> Double) -> Self {
    Self(
      (0..<max(parts.count, other.parts.count)).map { index in
        operation(
          index < parts.count ? parts[index] : 0,
          index < other.parts.count ? other.parts[index] : 0)
      })
  }
}

/// The keyframes of one way.
private struct SegmentKeyframes: KeyframeTrackContent {
  let segment: SceneAnimation.Segment
  /// The value that it begins at.
  let index: Int
  let count: Int

  private var target: BlendWeights { BlendWeights(index + 1, of: count) }

  var body: some KeyframeTrackContent<BlendWeights> {
    switch segment.motion {
    case .curve(let curve):
      LinearKeyframe(target, duration: segment.duration, timingCurve: curve)
    case .spring(let spring): SpringKeyframe(target, duration: segment.duration, spring: spring)
    case .cubic: CubicKeyframe(target, duration: segment.duration)
    case .step:
      LinearKeyframe(BlendWeights(index, of: count), duration: segment.duration)
      MoveKeyframe(target)
    }
  }
}
