import Galley

extension SceneRegistry {
  private static let style = KeyDefinition.optional(
    "style", .choice(["continuous", "circular"]), "continuous",
    "The shape of corners: circular or continuous.")

  private static func style(_ arguments: Arguments) throws -> RoundedCornerStyle {
    try arguments["style"]?.choice(
      [("continuous", .continuous), ("circular", .circular)], "a corner style") ?? .continuous
  }

  static var shapes: [ShapeDefinition] {
    [
      ShapeDefinition(name: "Rectangle", summary: "A rectangle.", keys: []) { _ in
        Rectangle()
      },
      ShapeDefinition(
        name: "RoundedRectangle", summary: "A rectangle with four equal corners.",
        keys: [
          .optional(
            "cornerRadius", .length, "none",
            "The corner radius in points; use this or cornerSize."
          ),
          .optional("cornerSize", .size, "none", "Width and height of elliptical corners."), style,
        ]
      ) { arguments in
        let style = try style(arguments)
        guard let size = try arguments["cornerSize"] else {
          return RoundedRectangle(
            cornerRadius: try arguments.required("cornerRadius").length(), style: style)
        }
        if let radius = try arguments["cornerRadius"] {
          throw radius.error(found: "a radius together with a size", expected: "one or the other")
        }
        return RoundedRectangle(cornerSize: try size.size(), style: style)
      },
      ShapeDefinition(name: "Circle", summary: "The largest circle that fits.", keys: []) { _ in
        Circle()
      },
      ShapeDefinition(name: "Ellipse", summary: "An ellipse.", keys: []) { _ in
        Ellipse()
      },
      ShapeDefinition(
        name: "Capsule", summary: "A rectangle whose shorter sides are semicircles.", keys: [style]
      ) { arguments in
        Capsule(style: try style(arguments))
      },
    ] + polygons + [path]
  }

  private static var polygons: [ShapeDefinition] {
    [
      ShapeDefinition(
        name: "Hexagon", summary: "The largest regular hexagon that fits.",
        keys: [
          .optional(
            "orientation", .choice(["pointyTop", "flatTop"]), "pointyTop", "pointyTop or flatTop."),
          .optional("cornerRadius", .length, "0", "The corner radius in points."),
        ]
      ) { arguments in
        Hexagon(
          orientation: try arguments["orientation"]?.hexagonOrientation() ?? .pointyTop,
          cornerRadius: try arguments["cornerRadius"]?.length() ?? 0)
      },
      ShapeDefinition(
        name: "UnevenRoundedRectangle", summary: "A rectangle with a radius for each corner.",
        keys: [
          .optional("topLeadingRadius", .length, "0", "Points."),
          .optional("bottomLeadingRadius", .length, "0", "Points."),
          .optional("bottomTrailingRadius", .length, "0", "Points."),
          .optional("topTrailingRadius", .length, "0", "Points."), style,
        ]
      ) { arguments in
        func radius(_ key: String) throws -> CGFloat { try arguments[key]?.length() ?? 0 }
        return UnevenRoundedRectangle(
          topLeadingRadius: try radius("topLeadingRadius"),
          bottomLeadingRadius: try radius("bottomLeadingRadius"),
          bottomTrailingRadius: try radius("bottomTrailingRadius"),
          topTrailingRadius: try radius("topTrailingRadius"), style: try style(arguments))
      },
      ShapeDefinition(
        name: "RegularPolygon",
        summary: "A regular polygon in the largest circle that fits, one corner at its top.",
        keys: [
          .required("sides", .integer(3...1000), "3 to 1,000."),
          .optional("cornerRadius", .length, "0", "The corner radius in points."),
        ]
      ) { arguments in
        RegularPolygon(
          sides: try arguments.required("sides").integer(3...1000),
          cornerRadius: try arguments["cornerRadius"]?.length() ?? 0)
      },
      ShapeDefinition(
        name: "Star", summary: "A star in the largest circle that fits, one corner at its top.",
        keys: [
          .optional("points", .integer(2...1000), "5", "2 to 1,000."),
          .optional(
            "innerRatio", .number(0...1), "0.382",
            "The radius of the inner corners, relative to the outer ones."),
          .optional("cornerRadius", .length, "0", "The corner radius in points."),
        ]
      ) { arguments in
        Star(
          points: try arguments["points"]?.integer(2...1000) ?? 5,
          innerRatio: CGFloat(try arguments["innerRatio"]?.number(0...1, "a number") ?? 0.382),
          cornerRadius: try arguments["cornerRadius"]?.length() ?? 0)
      },
    ]
  }
}
