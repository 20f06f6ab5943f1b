import Galley
import GalleyData

/// The values that one value of a scene moves between, and where it is.
final class MovingValue {
  /// What was written or came out of the data.
  let stops: [SceneValue]
  /// Whether the value is a colour between those of the stops.
  let isMixture: Bool
  private let position: SceneAnimation.Position

  init(_ stops: [SceneValue], _ position: SceneAnimation.Position, isMixture: Bool = false) {
    (self.stops, self.position, self.isMixture) = (stops, position, isMixture)
  }

  /// The value that was reached last.
  var reached: SceneValue { stops[position.current] }

  /// What the value is, for messages, which are the same whatever the moment.
  var kind: String {
    let kinds = [stops.first, stops.last].compactMap { $0?.kind }
    return "an animation from \(kinds.joined(separator: " to "))"
  }

  /// The numbers of the stops, each as much as there is of it.
  static func number(_ stops: [SceneValue], _ position: SceneAnimation.Position) -> Double? {
    let numbers = stops.compactMap(\.node.number)
    guard numbers.count == stops.count else { return nil }
    // At a stop it is the stop's number, and between the same numbers it is that number, without rounding.
    let near = Array(numbers[position.first...])
    if let stop = position.weights.firstIndex(of: 1),
      position.weights.count(where: { $0 != 0 }) == 1
    {
      return near[stop]
    }
    return zip(near, position.weights).reduce(near[0]) { $0 + ($1.0 - near[0]) * $1.1 }
  }

  /// Reads each of the stops as the value is read: an error in one of them is an error at every
  /// moment. A spring goes beyond its ends, so what it leads to is kept in the range that all stops are in.
  func checkStops(_ read: (SceneValue) throws -> Void) throws {
    for stop in stops { try read(stop) }
  }

  /// The colours of the stops mixed in OKLab; a spring stays at its end, as there is no colour beyond.
  /// - Throws: `SceneError` for a stop that is no colour.
  func color() throws -> Color {
    var result: Color?
    var whole = 0.0
    for (index, stop) in stops.enumerated() {
      let color = try stop.color()
      let place = index - position.first
      guard position.weights.indices.contains(place), position.weights[place] > 0 else { continue }
      let weight = position.weights[place]
      whole += weight
      result = result.map { $0.mix(with: color, by: weight / whole) } ?? color
    }
    return try result ?? reached.color()
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
        JSONNode.Member(key: JSONNode.animationKey, keyOffset: offset, value: number)
      ]), offset: offset)
  }

  /// The value that a node stands for; nil for a node that stands for itself.
  func part(for node: JSONNode) -> SceneValue?? {
    guard case .object(let members) = node.value, members.count == 1,
      members[0].key == JSONNode.animationKey,
      case .number(let number) = members[0].value.value, parts.indices.contains(Int(number))
    else { return nil }
    return .some(parts[Int(number)])
  }
}
