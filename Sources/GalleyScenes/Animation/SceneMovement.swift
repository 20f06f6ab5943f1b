/// When the movement of a scene ends.
public struct SceneMovement: Hashable, Sendable {
  /// Seconds from the start until the longest animation is over, or, for one that repeats without end, until it has
  /// run through once, there and back.
  public var duration = 0.0
  /// Whether an animation repeats without end.
  public var isEndless = false

  /// A movement that ends when both have ended.
  static func both(_ one: SceneMovement?, _ other: SceneMovement?) -> SceneMovement? {
    guard let one, let other else { return one ?? other }
    return SceneMovement(
      duration: max(one.duration, other.duration), isEndless: one.isEndless || other.isEndless)
  }

  mutating func add(_ animation: SceneAnimation) {
    duration = max(duration, animation.end)
    if animation.runs == nil { isEndless = true }
  }
}
