import Galley
import GalleyData
import GalleyStrings

// Values that move: `{"animate": {"from": 0, "to": 1, "duration": 0.5}}`.
extension SceneValue {
  /// Seconds that an animation may take, wait and repeat.
  static let secondsLimit = 3600.0
  static let runLimit = 1_000_000
  /// Seconds that a way takes at least, if it takes any.
  private static let leastDuration = 0.001
  /// Values that one animation runs through, and what looking at one costs.
  static let stopLimit = 1000
  private static let bytesPerStop = 64
  static let animationKeys = [
    "from", "to", "keyframes", "curve", "duration", "delay", "repeat", "autoreverses",
  ]
  static let keyframeKeys = ["to", "curve", "duration"]

  /// Where the value of an object with the key `animate` is at the moment that is drawn.
  /// - Throws: `SceneError` for an animation that cannot be, whatever the moment.
  func moved() throws -> SceneValue {
    try checkStandsAlone()
    guard let description = try member(JSONNode.animationKey) else {
      throw error(found: "no animation", expected: "an object with from and to")
    }
    guard case .object = description.node.value else {
      throw description.error(
        expected: "an object with from and to, such as {\"from\": 0, \"to\": 1, \"duration\": 0.5}")
    }
    try scope.context.step(at: self)
    try description.check(keys: Self.animationKeys, of: "an animation")
    let (stops, animation) = try description.animation()
    scope.context.note(animation)
    return try scope.context.deeper(by: 1, at: self) {
      try between(stops, animation.position(at: scope.context.time), animation)
    }
  }

  /// - Throws: `SceneError` for other keys beside `animate`: people write it beside the modifier.
  private func checkStandsAlone() throws {
    guard let other = try members().first(where: { !$0.has(key: JSONNode.animationKey) }) else {
      return
    }
    let isModifier = scope.context.definitions.isModifier(other.key)
    throw error(
      found: "the key \"\(other.key)\" beside \"\(JSONNode.animationKey)\"",
      expected: "\"\(JSONNode.animationKey)\" alone in the place of the value that moves",
      suggestion: isModifier
        ? "{\"\(other.key)\": {\"\(JSONNode.animationKey)\": {\"from\": …, \"to\": …}}}" : nil,
      at: other.keyOffset)
  }

  // MARK: Reading

  /// The values that an animation runs through, and how.
  private func animation() throws -> (stops: [SceneValue], animation: SceneAnimation) {
    guard let from = try stop("from") else {
      throw missing("from", expected: "the key \"from\" with the first value")
    }
    let (curve, shared) = (try member("curve"), try member("duration"))
    let duration = try shared?.wayDuration()
    var stops = [from]
    var segments: [SceneAnimation.Segment] = []
    if let keyframes = try member("keyframes") {
      if let to = node.member("to") {
        throw error(
          found: "\"to\" and \"keyframes\"", expected: "one of them", at: to.keyOffset)
      }
      let list = try keyframes.list()
      let hasOneCurve = list.allSatisfy { $0.node.member("curve") == nil }
      for keyframe in list {
        try keyframe.check(keys: Self.keyframeKeys, of: "a keyframe")
        guard let to = try keyframe.stop("to") else {
          throw keyframe.missing("to", expected: "the key \"to\" with the next value")
        }
        stops.append(to)
        let own = try keyframe.member("duration")
        segments.append(
          try Self.segment(
            keyframe.member("curve") ?? curve, own?.wayDuration() ?? duration,
            stated: own ?? (hasOneCurve ? shared : nil)))
      }
      guard (1..<Self.stopLimit).contains(segments.count) else {
        throw keyframes.error(expected: "1 to \(Self.stopLimit - 1) keyframes")
      }
    } else {
      guard let to = try stop("to") else {
        throw missing(
          "to", "keyframes",
          expected: "the key \"to\" with the last value, or several keyframes")
      }
      stops.append(to)
      segments = [try Self.segment(curve, duration, stated: shared)]
    }
    var animation = SceneAnimation(segments: segments)
    animation.delay = try member("delay")?.seconds() ?? 0
    try readRepetition(into: &animation)
    return (stops, animation)
  }

  private func stop(_ key: String) throws -> SceneValue? {
    guard let member = node.member(key) else { return nil }
    return try SceneValue(member.value, scope: scope)
  }

  private func readRepetition(into animation: inout SceneAnimation) throws {
    if let count = try member("repeat") {
      animation.runs = try count.runCount()
      if animation.runDuration == 0 {
        throw count.error(
          found: "a repetition of 0 seconds", expected: "a duration above 0")
      }
    }
    guard let reverses = try member("autoreverses") else { return }
    guard node.member("repeat") != nil else {
      throw reverses.error(
        found: "\"autoreverses\", which has no effect here", expected: "\"repeat\" beside it")
    }
    animation.autoreverses = try reverses.bool()
  }

  /// A number of runs; nil for `forever`.
  private func runCount() throws -> Int? {
    if case .string(let word) = node.value, node.number == nil {
      if word == "forever" { return nil }
      throw error(
        expected: "a whole number from 1 to \(Self.runLimit), or \"forever\"",
        suggestion: SpellingSuggestion.of(word, among: ["forever"]))
    }
    return try integer(1...Self.runLimit)
  }

  private func seconds() throws -> Double {
    try number(0...Self.secondsLimit, "a number of seconds")
  }

  private func wayDuration() throws -> Double {
    let seconds = try seconds()
    guard seconds == 0 || seconds >= Self.leastDuration else {
      throw error(
        expected: "a number of seconds from \(Self.leastDuration) to "
          + "\(JSONNode.text(Self.secondsLimit)), or 0")
    }
    return seconds
  }

  // MARK: Between values

  /// The value at a position between others of its kind: numbers, colours, and objects and lists of them.
  /// - Throws: `SceneError` for values that nothing lies between.
  private func between(
    _ stops: [SceneValue], _ position: SceneAnimation.Position, _ animation: SceneAnimation
  ) throws -> SceneValue {
    try scope.context.work(bytes: stops.count * Self.bytesPerStop, at: self)
    if let number = MovingValue.number(stops, position) {
      return SceneValue(
        JSONNode(value: .number(number), offset: node.offset), literal: scope.literal
      ).moving(MovingValue(stops, position))
    }
    if Self.areOneText(stops) { return stops[0] }
    if stops.allSatisfy(\.isColor), try !Self.areAlike(stops) {
      // What reads it sees an object that stands for a colour.
      let mixture = JSONNode.Member(
        key: "mix", keyOffset: node.offset, value: JSONNode(value: .null, offset: node.offset))
      return SceneValue(
        JSONNode(value: .object([mixture]), offset: node.offset), literal: scope.literal
      ).moving(MovingValue(stops, position, isMixture: true))
    }
    return try object(of: stops, position, animation) ?? list(of: stops, position, animation)
      ?? discrete(stops, position, animation)
  }

  /// Members between members; nil unless all values are objects with the same keys.
  private func object(
    of stops: [SceneValue], _ position: SceneAnimation.Position, _ animation: SceneAnimation
  ) throws -> SceneValue? {
    guard case .object(let first) = stops[0].node.value else { return nil }
    let keys = Set(first.map { UTF8Key($0.key) })
    for stop in stops {
      guard case .object(let members) = stop.node.value,
        Set(members.map { UTF8Key($0.key) }) == keys
      else { return nil }
    }
    let parts = MovingParts()
    let members = try first.map { member in
      // A condition may leave a key out.
      let values = try stops.map { try $0.member(member.key) }
      let known = values.compactMap { $0 }
      guard known.isEmpty || known.count == values.count else {
        throw stops[values.firstIndex { $0 == nil } ?? 0].missing(
          member.key, expected: "the same keys in all values of an animation")
      }
      let part = try known.isEmpty ? nil : between(known, position, animation)
      return JSONNode.Member(
        key: member.key, keyOffset: node.offset,
        value: parts.node(for: part, offset: node.offset))
    }
    return whole(.object(members), of: parts)
  }

  /// Elements between elements; nil unless all values are lists of one length.
  private func list(
    of stops: [SceneValue], _ position: SceneAnimation.Position, _ animation: SceneAnimation
  ) throws -> SceneValue? {
    for stop in stops { guard case .array = stop.node.value else { return nil } }
    let lists = try stops.map { try $0.list() }
    guard lists.allSatisfy({ $0.count == lists[0].count }) else { return nil }
    let parts = MovingParts()
    let elements = try lists[0].indices.map { index in
      parts.node(
        for: try between(lists.map { $0[index] }, position, animation), offset: node.offset)
    }
    return whole(.array(elements), of: parts)
  }

  private func whole(_ value: JSONNode.Value, of parts: MovingParts) -> SceneValue {
    SceneValue(
      JSONNode(value: value, offset: node.offset), literal: scope.literal.holding(parts))
  }

  /// One of the values: those that follow without a step must be the same.
  private func discrete(
    _ stops: [SceneValue], _ position: SceneAnimation.Position, _ animation: SceneAnimation
  ) throws -> SceneValue {
    for (index, segment) in animation.segments.enumerated() {
      if segment.isStep { continue }
      let (one, next) = (stops[index], stops[index + 1])
      guard try !Self.areAlike([one, next]) else { continue }
      throw next.error(
        found: "\(next.kind) after \(one.kind)",
        expected: "two numbers, two colours, or objects with the same keys or lists of one length; "
          + "the curve \"step\" leads from any value to another one")
    }
    // If all are equal, the value is the same at all moments.
    guard animation.segments.contains(where: { $0.isStep }) else { return stops[0] }
    let current = stops[position.current]
    // One that moves itself has stops of its own.
    return current.moving == nil ? current.moving(MovingValue(stops, position)) : current
  }

  /// What the value is, for messages.
  var kind: String { moving?.kind ?? node.kind }

  private var isColor: Bool {
    if isColorObject { return true }
    guard case .string = node.value else { return false }
    return (try? color()) != nil
  }

  /// Whether all are the same string: most texts inside of what moves.
  private static func areOneText(_ stops: [SceneValue]) -> Bool {
    guard case .string(let first) = stops[0].node.value else { return false }
    return stops.allSatisfy { stop in
      guard case .string(let text) = stop.node.value else { return false }
      return text.hasSameBytes(as: first)
    }
  }

  private static func areAlike(_ values: [SceneValue]) throws -> Bool {
    let texts = try values.map { try $0.worked().json }
    return texts.allSatisfy { $0 == texts[0] }
  }

  /// The value with all that is in it worked out.
  private func worked() throws -> JSONNode {
    try scope.context.step(at: self)
    if let moving {
      return JSONNode(
        value: .array(try moving.stops.map { try $0.worked() }), offset: node.offset)
    }
    switch node.value {
    case .array:
      let elements = try list().map { try $0.worked() }
      return JSONNode(value: .array(elements), offset: node.offset)
    case .object(let members):
      let known = try members.compactMap { member in
        try self.member(member.key).map {
          JSONNode.Member(key: member.key, keyOffset: 0, value: try $0.worked())
        }
      }
      return JSONNode(value: .object(known), offset: node.offset)
    default: return node
    }
  }
}
