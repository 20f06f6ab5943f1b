import Galley
import GalleyData

// Values that move: an animation in the place of any value, with values of the same kind in it.
extension SceneSchema {
  private static let seconds = ValueKind.number(0...SceneValue.secondsLimit)
  private static let bounce = ValueKind.number(-0.99...0.99)
  private static let fraction = ValueKind.number(0.01...100)
  private static let mass = ValueKind.number(0.001...1e6)
  private static let strength = ValueKind.number(0.001...1e9)
  private static let runs = ValueKind.integer(1...SceneValue.runLimit)
  private static let time = ValueKind.number(0...1)
  private static let part = ValueKind.number(-10...10)

  /// What the values of an animation's own keys may be.
  static let animationKinds = [seconds, bounce, fraction, mass, strength, runs, time, part]

  /// The value of `animate` in the place of a value.
  /// - Parameter name: of the value's definition.
  static func animation(of name: String) -> SchemaNode {
    let value = SchemaNode.reference(name)
    let keyframe = SchemaNode.object([("properties", .object([("to", value)]))])
    return SchemaNode.reference("animation").and(
      .object([
        (
          "properties",
          .object([
            ("from", value), ("to", value), ("keyframes", .object([("items", keyframe)])),
          ])
        )
      ]))
  }

  /// What is the same in all animations.
  static var animations: [(String, SchemaNode)] {
    let keys: [(String, SchemaNode)] = [
      ("from", SchemaNode.object([]).described("The first value.")),
      ("to", SchemaNode.object([]).described("The last value.")),
      (
        "keyframes",
        open("keyframes", .type("array", [("items", .reference("keyframe"))])).described(
          "The values behind the first one, in the place of `to`.")
      ),
      (
        "curve", SchemaNode.reference("curve").described("How the way is gone. Default: easeInOut.")
      ),
      (
        "duration",
        seconds.schema.described("Seconds of each way. Default: 0.35, and 0.5 for a spring.")
      ),
      ("delay", seconds.schema.described("Seconds before the first way. Default: 0.")),
      ("repeat", SchemaNode.reference("repeat").described("How often it runs. Default: 1.")),
      (
        "autoreverses",
        ValueKind.bool.schema.described("Whether every second run goes back. Default: true.")
      ),
    ]
    let whole = SchemaNode.record(keys, required: ["from"]).and(
      .object([("oneOf", .list([.requires(["to"]), .requires(["keyframes"])]))]))
    return [
      ("animation", open("animation", whole).described("A value that moves.")),
      // Stands beside the keys of conditions and animations: none of them has keys of the other.
      (
        "worked",
        .when(
          .requires([JSONNode.animationKey]), then: .object([("maxProperties", .number(1))]),
          else: .requires(["if", "then"]))
      ),
      ("keyframes", .type("array")), ("keyframe", entry("keyframe", open("keyframe", keyframe))),
      (
        "repeat",
        open("repeat", .when(.type("string"), then: .choice(["forever"]), else: runs.schema))
      ),
    ] + curves
  }

  private static var keyframe: SchemaNode {
    .record(
      [
        ("to", SchemaNode.object([]).described("The next value.")),
        ("curve", .reference("curve")), ("duration", seconds.schema),
      ], required: ["to"])
  }

  private static var curves: [(String, SchemaNode)] {
    let bezier = SchemaNode.type(
      "array",
      [
        ("prefixItems", .list([time, part, time, part].map(\.schema))),
        ("minItems", .number(4)), ("maxItems", .number(4)),
      ])
    let spring = SchemaNode.record([
      ("duration", seconds.schema), ("bounce", bounce.schema), ("response", seconds.schema),
      ("dampingFraction", fraction.schema), ("mass", mass.schema), ("stiffness", strength.schema),
      ("damping", strength.schema),
    ])
    let object = SchemaNode.when(
      .requires(["spring"]), then: .record([("spring", .reference("curve.spring"))]),
      else: .record([("bezier", .reference("curve.bezier"))], required: ["bezier"]))
    let examples = SchemaNode.object([("examples", .strings(AnimationCurve.names))])
    return [
      (
        "curve",
        examples.and(
          open(
            "curve",
            .when(.type("object"), then: object, else: .choice(AnimationCurve.names))))
      ),
      ("curve.bezier", open("curve.bezier", bezier)),
      ("curve.spring", open("curve.spring", spring)),
    ]
  }
}
