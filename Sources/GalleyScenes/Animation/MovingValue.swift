import Galley

/// The values that one value of a scene moves between, and where it is.
final class MovingValue {
  /// What was written or came out of the data.
  let stops: [SceneValue]
  private let position: SceneAnimation.Position

  init(_ stops: [SceneValue], _ position: SceneAnimation.Position) {
    (self.stops, self.position) = (stops, position)
  }

  /// The numbers of the stops, each as much as there is of it.
  static func number(_ stops: [SceneValue], _ position: SceneAnimation.Position) -> Double? {
    let numbers = stops.compactMap(\.node.number)
    guard numbers.count == stops.count else { return nil }
    // At a stop it is the stop's number, and between the same numbers it is that number, without rounding.
    if let stop = position.weights.firstIndex(of: 1),
      position.weights.count(where: { $0 != 0 }) == 1
    {
      return numbers[stop]
    }
    let first = numbers[0]
    return zip(numbers, position.weights).reduce(first) { $0 + ($1.0 - first) * $1.1 }
  }

  /// The number, within a range that all stops are in: a spring goes beyond its ends.
  /// - Throws: `SceneError` for a stop outside of the range, whatever the time.
  func number(_ value: Double, in range: ClosedRange<Double>, _ name: String) throws -> Double {
    for stop in stops { _ = try stop.number(range, name) }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// The nearest whole number within a range that all stops are in.
  /// - Throws: `SceneError` for a stop that is no whole number of the range, whatever the time.
  func integer(_ value: Double, in range: ClosedRange<Int>) throws -> Int {
    for stop in stops { _ = try stop.integer(range) }
    return min(max(Int(value.rounded()), range.lowerBound), range.upperBound)
  }

  /// The colours of the stops mixed in OKLab; a spring stays at its end, as there is no colour beyond.
  /// - Throws: `SceneError` for a stop that is no colour.
  func color() throws -> Color {
    var result: Color?
    var whole = 0.0
    for (stop, weight) in zip(stops, position.weights) {
      let color = try stop.color()
      guard weight > 0 else { continue }
      whole += weight
      result = result.map { $0.mix(with: color, by: weight / whole) } ?? color
    }
    return try result ?? stops[position.current].color()
  }
}

/// What members and elements of a moving object or list stand for.
final class MovingParts {
  private var parts: [SceneValue?] = []

  /// A node that stands for a value.
  func node(for part: SceneValue?, offset: Int) -> JSONNode {
    parts.append(part)
    let number = JSONNode(value: .number(Double(parts.count - 1)), offset: offset)
    return JSONNode(
      value: .object([
        JSONNode.Member(key: SceneValue.animationKey, keyOffset: offset, value: number)
      ]), offset: offset)
  }

  /// The value that a node stands for; nil for a node that stands for itself.
  func part(for node: JSONNode) -> SceneValue?? {
    guard case .object(let members) = node.value, members.count == 1,
      members[0].key == SceneValue.animationKey,
      case .number(let number) = members[0].value.value, parts.indices.contains(Int(number))
    else { return nil }
    return .some(parts[Int(number)])
  }
}

/// When what moves in a scene comes to its end.
public struct SceneMovement: Hashable, Sendable {
  /// Seconds from the start until the longest animation is over, or, for one that repeats without end, until it has
  /// run through once, there and back.
  public var duration = 0.0
  /// Whether an animation repeats without end.
  public var isEndless = false

  /// What comes to its end when both do.
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
