import Galley
import GalleyData
import GalleyStrings

// The ways between the values of an animation: `"easeIn"`, `{"spring": {"bounce": 0.2}}`.
extension SceneValue {
  /// The way to the next value.
  /// - Parameters:
  ///   - curve: nil is `easeInOut`.
  ///   - duration: seconds; nil is the usual one.
  ///   - stated: the duration where it stands beside the curve: a spring that has its own way has no use for it.
  /// - Throws: `SceneError`.
  static func segment(
    _ curve: SceneValue?, _ duration: Double?, stated: SceneValue?
  ) throws -> SceneAnimation.Segment {
    let length = duration ?? AnimationCurve.duration
    guard let curve else {
      return SceneAnimation.Segment(motion: .curve(.easeInOut), duration: length)
    }
    guard case .object = curve.node.value else { return try curve.namedWay(duration) }
    if curve.node.member("spring") != nil {
      try curve.check(keys: ["spring"], of: "a curve")
      guard let spring = try curve.member("spring") else { return try curve.noCurve() }
      if let stated,
        let key = try AnimationCurve.springTimes.first(where: { try spring.member($0) != nil })
      {
        throw stated.error(
          found: "\"duration\", which has no effect here",
          expected: "none beside a spring with \"\(key)\"")
      }
      return try spring.springWay(duration)
    }
    try curve.check(keys: ["bezier"], of: "a curve")
    guard let bezier = try curve.member("bezier") else { return try curve.noCurve() }
    return SceneAnimation.Segment(motion: .curve(try bezier.bezier()), duration: length)
  }

  private func noCurve() throws -> SceneAnimation.Segment {
    throw error(
      found: "an object without a curve",
      expected: "{\"bezier\": [0.4, 0, 0.2, 1]} or {\"spring\": {\"bounce\": 0.2}}")
  }

  private func namedWay(_ duration: Double?) throws -> SceneAnimation.Segment {
    let length = duration ?? AnimationCurve.duration
    var name = ""
    if case .string(let text) = node.value { name = text }
    if let known = AnimationCurve.curves.first(where: { $0.name == name }) {
      return SceneAnimation.Segment(motion: .curve(known.curve), duration: length)
    }
    if let known = AnimationCurve.springs.first(where: { $0.name == name }) {
      let spring = known.make(duration ?? AnimationCurve.springDuration)
      return SceneAnimation.Segment(motion: .spring(spring), duration: spring.restingTime)
    }
    switch name {
    case "cubic": return SceneAnimation.Segment(motion: .cubic, duration: length)
    case "step": return SceneAnimation.Segment(motion: .step, duration: length)
    default:
      throw error(
        expected: "a curve: \(AnimationCurve.names.joined(separator: ", ")); or an object with "
          + "bezier or spring",
        suggestion: SpellingSuggestion.of(name, among: AnimationCurve.names))
    }
  }

  /// Four numbers: the control points of a curve from (0, 0) to (1, 1).
  private func bezier() throws -> UnitCurve {
    let numbers = try list()
    guard numbers.count == 4 else {
      throw error(expected: "four numbers: x1, y1, x2, y2")
    }
    func coordinate(_ index: Int) throws -> CGFloat {
      index.isMultiple(of: 2)
        ? CGFloat(try numbers[index].number(0...1, "a time"))
        : CGFloat(try numbers[index].number(-10...10, "a part of the way"))
    }
    return .bezier(
      startControlPoint: UnitPoint(x: try coordinate(0), y: try coordinate(1)),
      endControlPoint: UnitPoint(x: try coordinate(2), y: try coordinate(3)))
  }

  /// A spring by its bounce, its damping, or its parts.
  private func springWay(_ outer: Double?) throws -> SceneAnimation.Segment {
    try check(keys: AnimationCurve.springKeys, of: "a spring")
    func number(_ key: String, _ range: ClosedRange<Double>) throws -> Double? {
      try member(key)?.number(range, "a number")
    }
    let own = try number("duration", 0...Self.secondsLimit)
    let response = try number("response", 0...Self.secondsLimit)
    let fraction = try number("dampingFraction", 0.01...100)
    let bounce = try number("bounce", -0.99...0.99)
    let mass = try number("mass", 0.001...1e6)
    let stiffness = try number("stiffness", 0.001...1e9)
    let damping = try number("damping", 0.001...1e9)
    let kinds = [
      own != nil || bounce != nil, response != nil || fraction != nil,
      mass != nil || stiffness != nil || damping != nil,
    ]
    guard kinds.count(where: { $0 }) <= 1 else {
      throw error(
        found: "a spring in several ways",
        expected:
          "duration and bounce; response and dampingFraction; or mass, stiffness and damping")
    }
    let spring: Spring
    if kinds[1] {
      spring = Spring(
        response: response ?? outer ?? AnimationCurve.springDuration,
        dampingRatio: fraction ?? 0.825)
    } else if kinds[2] {
      guard let stiffness, let damping else {
        throw error(
          found: "a spring without stiffness or damping", expected: "both stiffness and damping")
      }
      spring = Spring(
        mass: mass ?? 1, stiffness: stiffness, damping: damping, allowOverDamping: true)
    } else {
      spring = Spring(
        duration: own ?? outer ?? AnimationCurve.springDuration, bounce: bounce ?? 0)
    }
    let rest = spring.restingTime
    guard rest <= Self.secondsLimit else {
      throw error(
        found: "a spring that swings for more than \(JSONNode.text(Self.secondsLimit)) seconds",
        expected: "more damping")
    }
    return SceneAnimation.Segment(motion: .spring(spring), duration: rest)
  }
}
