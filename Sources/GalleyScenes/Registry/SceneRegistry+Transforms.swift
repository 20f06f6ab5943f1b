import Galley

extension SceneRegistry {
  static let anchor = KeyDefinition.optional(
    "anchor", .unitPoint, "center", "The point of the view that does not move.")

  static var scaleModifier: ModifierDefinition {
    ModifierDefinition(
      name: "scaleEffect", summary: "Draws the view larger or smaller; does not change the layout.",
      argument: .optional(
        "s", .number(-1000...1000), "none", "The factor; use this, or x and y."),
      keys: [
        .optional("x", .number(-1000...1000), "1", "The horizontal factor."),
        .optional("y", .number(-1000...1000), "1", "The vertical factor."), anchor,
      ]
    ) { view, arguments in
      func factor(_ key: String) throws -> CGFloat? {
        try arguments[key].map { CGFloat(try $0.number(-1000...1000, "a factor")) }
      }
      let (x, y) = (try factor("x"), try factor("y"))
      let anchor = try arguments["anchor"]?.unitPoint() ?? .center
      guard let both = try factor("s") else {
        return AnyView(view.scaleEffect(x: x ?? 1, y: y ?? 1, anchor: anchor))
      }
      guard x == nil, y == nil else {
        throw arguments.owner.error(found: "s together with x or y", expected: "one or the other")
      }
      return AnyView(view.scaleEffect(both, anchor: anchor))
    }
  }

  static var rotation3DModifier: ModifierDefinition {
    ModifierDefinition(
      name: "rotation3DEffect",
      summary: "Draws the view rotated in 3D; does not change the layout.",
      argument: .required("degrees", .degrees, "Degrees, clockwise as seen along the axis."),
      keys: [
        .optional("x", .number(-1000...1000), "0", "The x component of the axis."),
        .optional("y", .number(-1000...1000), "0", "The y component of the axis, downwards."),
        .optional(
          "z", .number(-1000...1000), "0", "The z component of the axis, towards the viewer."),
        anchor,
        .optional(
          "anchorZ", .number(-1000...1000), "0", "The distance of the axis behind the view."),
        .optional(
          "perspective", .number(-1000...1000), "1",
          "The strength of the perspective; with 0, distant parts do not get smaller."
        ),
      ]
    ) { view, arguments in
      func number(_ key: String, _ standard: Double) throws -> CGFloat {
        CGFloat(try arguments[key]?.number(-1000...1000, "a number") ?? standard)
      }
      return AnyView(
        view.rotation3DEffect(
          try arguments.required("degrees").degrees(),
          axis: (x: try number("x", 0), y: try number("y", 0), z: try number("z", 0)),
          anchor: try arguments["anchor"]?.unitPoint() ?? .center,
          anchorZ: try number("anchorZ", 0), perspective: try number("perspective", 1)))
    }
  }

  static var transformModifier: ModifierDefinition {
    ModifierDefinition(
      name: "transformEffect",
      summary: "Draws the view with an affine transform; does not change the layout.",
      argument: .required("transform", .matrix, "The numbers a, b, c, d, tx, ty."), keys: []
    ) { view, arguments in
      AnyView(view.transformEffect(try arguments.required("transform").affineTransform()))
    }
  }

  static var projectionModifier: ModifierDefinition {
    ModifierDefinition(
      name: "projectionEffect",
      summary: "Draws the view with a projective transform; does not change the layout.",
      argument: .required("transform", .matrix, "The nine numbers m11, m12, m13 to m33."), keys: []
    ) { view, arguments in
      let value = try arguments.required("transform")
      let m = try value.numbers()
      guard m.count == 9 else { throw value.error(expected: "nine numbers") }
      var transform = ProjectionTransform()
      (transform.m11, transform.m12, transform.m13) = (m[0], m[1], m[2])
      (transform.m21, transform.m22, transform.m23) = (m[3], m[4], m[5])
      (transform.m31, transform.m32, transform.m33) = (m[6], m[7], m[8])
      return AnyView(view.projectionEffect(transform))
    }
  }
}

extension SceneValue {
  /// A list of numbers.
  func numbers() throws -> [CGFloat] {
    try list().map { CGFloat(try $0.number(-1e6...1e6, "a number")) }
  }

  /// Six numbers: a, b, c, d, tx, ty.
  func affineTransform() throws -> CGAffineTransform {
    let m = try numbers()
    guard m.count == 6 else { throw error(expected: "six numbers: a, b, c, d, tx, ty") }
    return CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }
}
