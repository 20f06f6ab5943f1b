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
    let width = KeyDefinition.optional("lineWidth", .length, "1", "Points of the outline.")
    return ElementDefinition(
      name: name, summary: summary, keys: keys + [fill, stroke, width]
    ) { arguments in
      let shape = try make(arguments)
      if let stroke = arguments["stroke"] {
        let line = shape.stroke(
          try arguments.decoder.style(stroke), lineWidth: try arguments["lineWidth"]?.length() ?? 1)
        guard let fill = arguments["fill"] else { return AnyView(line) }
        let style = try arguments.decoder.style(fill)
        return AnyView(shape.fill(style).overlay { line })
      }
      guard let fill = arguments["fill"] else { return AnyView(shape) }
      return AnyView(shape.fill(try arguments.decoder.style(fill)))
    }
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
        name: "Capsule", summary: "A rectangle whose shorter sides are half circles.", keys: [style]
      ) { arguments in
        AnyShape(Capsule(style: try style(arguments)))
      },
    ]
  }
}
