import Galley

/// A shape: an element that can also clip.
struct ShapeDefinition: Sendable {
  var name: String
  var summary: String
  var keys: [KeyDefinition]
  var make: @Sendable (Arguments) throws -> AnyShape

  /// The shape as a view.
  var element: ElementDefinition {
    let fill = KeyDefinition.optional(
      "fill", .style, "the foreground style", "What the shape is filled with.")
    let stroke = KeyDefinition.optional(
      "stroke", .style, "none", "What its outline is drawn with, instead of a fill.")
    return ElementDefinition(
      name: name, summary: summary, keys: keys + [fill, stroke] + Self.outline
    ) { arguments in
      var shape = try make(arguments)
      if let trim = try arguments["trim"] {
        let parts = try trim.list()
        guard parts.count == 2 else { throw trim.error(expected: "two parts of the outline") }
        shape = AnyShape(
          shape.trim(
            from: CGFloat(try parts[0].number(0...1, "a part")),
            to: CGFloat(try parts[1].number(0...1, "a part"))))
      }
      if let stroke = try arguments["stroke"] {
        let line = shape.stroke(
          try arguments.decoder.style(stroke), style: try Self.strokeStyle(arguments))
        guard let fill = try arguments["fill"] else { return AnyView(line) }
        let style = try arguments.decoder.style(fill)
        return AnyView(shape.fill(style).overlay { line })
      }
      guard let fill = try arguments["fill"] else { return AnyView(shape) }
      return AnyView(shape.fill(try arguments.decoder.style(fill)))
    }
  }
}

extension ShapeDefinition {
  private static let outline: [KeyDefinition] = [
    .optional("lineWidth", .length, "1", "Points of the outline."),
    .optional("lineCap", .string, "butt", "How its ends look: butt, round or square."),
    .optional("lineJoin", .string, "miter", "How its corners look: miter, round or bevel."),
    .optional("dash", .lengths, "a whole line", "Points of dashes and gaps in turn."),
    .optional("dashPhase", .length, "0", "How far into the dashes it begins."),
    .optional("trim", .lengths, "[0, 1]", "The part of the outline that is drawn."),
  ]

  private static func strokeStyle(_ arguments: Arguments) throws -> StrokeStyle {
    var style = StrokeStyle(lineWidth: try arguments["lineWidth"]?.length() ?? 1)
    if let cap = try arguments["lineCap"] {
      style.lineCap = try cap.choice(
        [("butt", .butt), ("round", .round), ("square", .square)], "a cap")
    }
    if let join = try arguments["lineJoin"] {
      style.lineJoin = try join.choice(
        [("miter", .miter), ("round", .round), ("bevel", .bevel)], "a join")
    }
    if let dash = try arguments["dash"] { style.dash = try dash.list().map { try $0.length() } }
    style.dashPhase = try arguments["dashPhase"]?.length(allowsNegative: true) ?? 0
    return style
  }
}

extension SceneRegistry {
  private static let style = KeyDefinition.optional(
    "style", .string, "continuous", "How corners meet the sides: circular or continuous.")

  private static func style(_ arguments: Arguments) throws -> RoundedCornerStyle {
    try arguments["style"]?.choice(
      [("continuous", .continuous), ("circular", .circular)], "a corner style") ?? .continuous
  }

  static var shapes: [ShapeDefinition] {
    [
      ShapeDefinition(name: "Rectangle", summary: "A rectangle.", keys: []) { _ in
        AnyShape(Rectangle())
      },
      ShapeDefinition(
        name: "RoundedRectangle", summary: "A rectangle with four equal corners.",
        keys: [.required("cornerRadius", .length, "The corners' radius in points."), style]
      ) { arguments in
        AnyShape(
          RoundedRectangle(
            cornerRadius: try arguments.required("cornerRadius").length(),
            style: try style(arguments)))
      },
      ShapeDefinition(name: "Circle", summary: "The largest circle that fits.", keys: []) { _ in
        AnyShape(Circle())
      },
      ShapeDefinition(name: "Ellipse", summary: "An ellipse.", keys: []) { _ in
        AnyShape(Ellipse())
      },
      ShapeDefinition(
        name: "Capsule", summary: "A rectangle whose shorter sides are half circles.", keys: [style]
      ) { arguments in
        AnyShape(Capsule(style: try style(arguments)))
      },
    ] + polygons
  }

  private static var polygons: [ShapeDefinition] {
    [
      ShapeDefinition(
        name: "Hexagon", summary: "The largest regular hexagon that fits.",
        keys: [
          .optional("orientation", .string, "pointyTop", "pointyTop or flatTop."),
          .optional("cornerRadius", .length, "0", "The corners' radius in points."),
        ]
      ) { arguments in
        AnyShape(
          Hexagon(
            orientation: try arguments["orientation"]?.hexagonOrientation() ?? .pointyTop,
            cornerRadius: try arguments["cornerRadius"]?.length() ?? 0))
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
        return AnyShape(
          UnevenRoundedRectangle(
            topLeadingRadius: try radius("topLeadingRadius"),
            bottomLeadingRadius: try radius("bottomLeadingRadius"),
            bottomTrailingRadius: try radius("bottomTrailingRadius"),
            topTrailingRadius: try radius("topTrailingRadius"), style: try style(arguments)))
      },
      ShapeDefinition(
        name: "RegularPolygon", summary: "The largest polygon of equal sides that fits.",
        keys: [
          .required("sides", .integer, "3 to 1,000."),
          .optional("cornerRadius", .length, "0", "The corners' radius in points."),
        ]
      ) { arguments in
        AnyShape(
          RegularPolygon(
            sides: try arguments.required("sides").integer(3...1000),
            cornerRadius: try arguments["cornerRadius"]?.length() ?? 0))
      },
      ShapeDefinition(
        name: "Star", summary: "The largest star that fits.",
        keys: [
          .optional("points", .integer, "5", "2 to 1,000."),
          .optional("innerRatio", .number, "0.382", "How far out the inner corners lie, 0 to 1."),
          .optional("cornerRadius", .length, "0", "The corners' radius in points."),
        ]
      ) { arguments in
        AnyShape(
          Star(
            points: try arguments["points"]?.integer(2...1000) ?? 5,
            innerRatio: CGFloat(try arguments["innerRatio"]?.number(0...1, "a number") ?? 0.382),
            cornerRadius: try arguments["cornerRadius"]?.length() ?? 0))
      },
    ]
  }
}
