import Galley

/// What shapes and texts are filled with, beside colours; gradients are elements, too.
struct StyleDefinition: Sendable {
  var name: String
  var summary: String
  var keys: [KeyDefinition]
  var make: @Sendable (Arguments) throws -> AnyShapeStyle

  /// The style as a view.
  var element: ElementDefinition {
    ElementDefinition(name: name, summary: summary, keys: keys) { arguments in
      AnyView(Rectangle().fill(try make(arguments)))
    }
  }
}

extension SceneRegistry {
  private static let stops = [
    KeyDefinition.optional("colors", .colors, "stops", "Evenly spaced colours."),
    .optional("stops", .stops, "colors", "Colours with a location from 0 to 1 each."),
  ]

  private static let center = KeyDefinition.optional(
    "center", .unitPoint, "center", "The centre in the filled area.")

  private static func gradient(_ arguments: Arguments) throws -> Gradient {
    switch try (arguments["colors"], arguments["stops"]) {
    case (let colors?, nil): return Gradient(colors: try colors.list().map { try $0.color() })
    case (nil, let stops?):
      return Gradient(
        stops: try stops.list().map { stop in
          try stop.check(keys: ["color", "location"], of: "a stop")
          guard let color = try stop.member("color"), let location = try stop.member("location")
          else { throw stop.error(expected: "an object with color and location") }
          return Gradient.Stop(
            color: try color.color(), location: CGFloat(try location.number(0...1, "a number")))
        })
    case (nil, nil):
      throw arguments.owner.missing("colors", "stops", expected: "either colors or stops")
    case (_?, _?):
      throw arguments.owner.error(found: "colors and stops", expected: "either colors or stops")
    }
  }

  private static func center(_ arguments: Arguments) throws -> UnitPoint {
    try arguments["center"]?.unitPoint() ?? .center
  }

  private static func angle(_ value: SceneValue?, _ degrees: Double) throws -> Angle {
    .degrees(try value?.number(-36000...36000, "degrees") ?? degrees)
  }

  static var styles: [StyleDefinition] {
    [
      StyleDefinition(
        name: "LinearGradient", summary: "Colours along a line.",
        keys: stops + [
          .optional("startPoint", .unitPoint, "top", "The point of the first colour."),
          .optional("endPoint", .unitPoint, "bottom", "The point of the last colour."),
        ]
      ) { arguments in
        AnyShapeStyle(
          LinearGradient(
            gradient: try gradient(arguments),
            startPoint: try arguments["startPoint"]?.unitPoint() ?? .top,
            endPoint: try arguments["endPoint"]?.unitPoint() ?? .bottom))
      },
      StyleDefinition(
        name: "RadialGradient", summary: "Colours outwards from a point.",
        keys: stops + [
          center,
          .optional("startRadius", .length, "0", "The radius of the first colour, in points."),
          .required("endRadius", .length, "The radius of the last colour, in points."),
        ]
      ) { arguments in
        AnyShapeStyle(
          RadialGradient(
            gradient: try gradient(arguments), center: try center(arguments),
            startRadius: try arguments["startRadius"]?.length() ?? 0,
            endRadius: try arguments.required("endRadius").length()))
      },
      StyleDefinition(
        name: "EllipticalGradient",
        summary: "Colours outwards from a point, stretched over the filled area.",
        keys: stops + [
          center,
          .optional(
            "startRadiusFraction", .number(0...1000), "0",
            "The radius of the first colour, as a fraction."),
          .optional(
            "endRadiusFraction", .number(0...1000), "0.5",
            "The radius of the last colour; 0.5 is the edge."),
        ]
      ) { arguments in
        AnyShapeStyle(
          EllipticalGradient(
            gradient: try gradient(arguments), center: try center(arguments),
            startRadiusFraction: CGFloat(
              try arguments["startRadiusFraction"]?.number(0...1000, "a number") ?? 0),
            endRadiusFraction: CGFloat(
              try arguments["endRadiusFraction"]?.number(0...1000, "a number") ?? 0.5)))
      },
    ] + moreStyles
  }

  private static var moreStyles: [StyleDefinition] {
    [
      StyleDefinition(
        name: "AngularGradient", summary: "Colours clockwise around a point.",
        keys: stops + [
          center,
          .optional(
            "startAngle", .degrees, "0",
            "The angle of the first colour in degrees; 0 points to the right."),
          .optional(
            "endAngle", .degrees, "startAngle + 360", "The angle of the last colour in degrees."),
        ]
      ) { arguments in
        let start = try angle(arguments["startAngle"], 0)
        return AnyShapeStyle(
          AngularGradient(
            gradient: try gradient(arguments), center: try center(arguments), startAngle: start,
            endAngle: try angle(arguments["endAngle"], start.degrees + 360)))
      },
      StyleDefinition(
        name: "ShadowedStyle",
        summary: "A style that adds a shadow behind or inside the filled shape.",
        keys: [
          .required("style", .style, "The style."),
          .required("radius", .length, "The standard deviation in points."),
          .optional(
            "kind", .choice(["drop", "inner"]), "drop",
            "drop (behind the shape) or inner (inside the shape)."),
          .optional("color", .color, "black 33%, inner black 55%", "The shadow's colour."),
          .optional("x", .signedLength, "0", "Points to the right."),
          .optional("y", .signedLength, "0", "Points downwards."),
        ]
      ) { arguments in
        let isInner =
          try arguments["kind"]?.choice([("drop", false), ("inner", true)], "a shadow") ?? false
        let color =
          try arguments["color"]?.color() ?? Color(white: 0, opacity: isInner ? 0.55 : 0.33)
        let radius = try arguments.required("radius").length()
        let x = try arguments["x"]?.length(allowsNegative: true) ?? 0
        let y = try arguments["y"]?.length(allowsNegative: true) ?? 0
        let style = try arguments.decoder.style(arguments.required("style"))
        return AnyShapeStyle(
          style.shadow(
            isInner
              ? .inner(color: color, radius: radius, x: x, y: y)
              : .drop(color: color, radius: radius, x: x, y: y)))
      },
      imagePaint,
    ]
  }

  private static var imagePaint: StyleDefinition {
    StyleDefinition(
      name: "ImagePaint", summary: "An image repeated from the upper left corner.",
      keys: [
        .required("image", .string, "A name in the image folder."),
        .optional("scale", .number(0.001...1000), "1", "The factor that enlarges the image."),
        .optional(
          "sourceRect", .rect, "all of it",
          "The part of the image that is used, as fractions of its sides."),
      ]
    ) { arguments in
      let name = try arguments.required("image")
      return AnyShapeStyle(
        ImagePaint(
          image: name.scope.context.image(named: try name.string()),
          sourceRect: try arguments["sourceRect"]?.rect()
            ?? CGRect(x: 0, y: 0, width: 1, height: 1),
          scale: CGFloat(try arguments["scale"]?.number(0.001...1000, "a factor") ?? 1)))
    }
  }
}
