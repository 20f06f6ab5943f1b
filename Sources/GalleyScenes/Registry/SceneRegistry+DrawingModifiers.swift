import Galley

extension SceneRegistry {
  private static let alignment = KeyDefinition.optional(
    "alignment", .alignment, "center", "Where it lies over the view.")

  static var drawingModifiers: [ModifierDefinition] {
    fillModifiers + edgeModifiers + effectModifiers + placeModifiers + colorEffects
      + environmentModifiers
  }

  private static let shapeKey = KeyDefinition.optional(
    "in", .shape, "the view's box", "A shape that a style fills; only beside a style.")

  private static var fillModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "foregroundStyle", summary: "What texts and shapes are filled with.",
        argument: .required("style", .style, "A colour, a gradient or a picture."),
        keys: [
          .optional("secondary", .style, "a part of the style", "The second level."),
          .optional(
            "tertiary", .style, "a part of the second level", "The third; only beside a second."),
        ]
      ) { view, arguments in
        let style = try arguments.decoder.style(arguments.required("style"))
        guard let second = try arguments["secondary"] else {
          return AnyView(view.foregroundStyle(style))
        }
        let secondary = try arguments.decoder.style(second)
        guard let third = try arguments["tertiary"] else {
          return AnyView(view.foregroundStyle(style, secondary))
        }
        return AnyView(
          view.foregroundStyle(style, secondary, try arguments.decoder.style(third)))
      },
      ModifierDefinition(
        name: "foregroundColor", summary: "The colour of texts and shapes; null is the default.",
        argument: .required("color", .nullable(.color), "The colour."), keys: []
      ) { view, arguments in
        AnyView(view.foregroundColor(try arguments.required("color").ifNotNull { try $0.color() }))
      },
      ModifierDefinition(
        name: "background", summary: "A colour or a view behind the view, offered its size.",
        argument: .required("content", .content, "A colour, a style or a view."),
        keys: [alignment, shapeKey]
      ) { view, arguments in
        let content = try arguments.secondary()
        let alignment = try arguments["alignment"]?.alignment() ?? .center
        return AnyView(view.background(alignment: alignment) { content })
      },
      ModifierDefinition(
        name: "overlay", summary: "A colour or a view in front of the view, offered its size.",
        argument: .required("content", .content, "A colour, a style or a view."),
        keys: [alignment, shapeKey]
      ) { view, arguments in
        let content = try arguments.secondary()
        let alignment = try arguments["alignment"]?.alignment() ?? .center
        return AnyView(view.overlay(alignment: alignment) { content })
      },
    ]
  }

  private static var edgeModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "clipShape", summary: "Shows only what lies inside a shape.",
        argument: .required("shape", .shape, "A shape's name, or an object with its type."),
        keys: [
          .optional("eoFill", .bool, "false", "Whether what lies inside twice is outside.")
        ]
      ) { view, arguments in
        let style = FillStyle(eoFill: try arguments["eoFill"]?.bool() ?? false)
        return AnyView(
          view.clipShape(try arguments.decoder.shape(arguments.required("shape")), style: style))
      },
      ModifierDefinition(
        name: "clipped", summary: "Shows only what lies inside the view's box.",
        argument: .required("isClipped", .bool, "Whether it is clipped."), keys: []
      ) { view, arguments in
        try arguments.required("isClipped").bool() ? AnyView(view.clipped()) : view
      },
      ModifierDefinition(
        name: "cornerRadius", summary: "Cuts the corners off.",
        argument: .required("radius", .length, "Points."), keys: []
      ) { view, arguments in
        AnyView(view.cornerRadius(try arguments.required("radius").length()))
      },
      ModifierDefinition(
        name: "border", summary: "A line inside the view's edges.",
        argument: .required("style", .style, "A colour, a gradient or a picture."),
        keys: [.optional("width", .length, "1", "Points.")]
      ) { view, arguments in
        AnyView(
          view.border(
            try arguments.decoder.style(arguments.required("style")),
            width: try arguments["width"]?.length() ?? 1))
      },
    ]
  }

  private static var effectModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "blur", summary: "Blurs the view by a Gaussian; no layout.",
        argument: .required("radius", .length, "The standard deviation in points."), keys: []
      ) { view, arguments in
        AnyView(view.blur(radius: try arguments.required("radius").length()))
      },
      ModifierDefinition(
        name: "shadow", summary: "A shadow of every leaf of the view; no layout.",
        argument: .required("radius", .length, "The standard deviation in points."),
        keys: [
          .optional("color", .color, "black 33%", "The shadow's colour."),
          .optional("x", .signedLength, "0", "Points to the right."),
          .optional("y", .signedLength, "0", "Points downwards."),
        ]
      ) { view, arguments in
        let color = try arguments["color"]?.color() ?? Color(white: 0, opacity: 0.33)
        return AnyView(
          view.shadow(
            color: color, radius: try arguments.required("radius").length(),
            x: try arguments["x"]?.length(allowsNegative: true) ?? 0,
            y: try arguments["y"]?.length(allowsNegative: true) ?? 0))
      },
      ModifierDefinition(
        name: "drawingGroup", summary: "One picture of the view before effects around see it.",
        argument: .required("isGroup", .bool, "Whether it is one."), keys: []
      ) { view, arguments in
        try arguments.required("isGroup").bool() ? AnyView(view.drawingGroup()) : view
      },
      ModifierDefinition(
        name: "compositingGroup", summary: "One picture of the view before effects around see it.",
        argument: .required("isGroup", .bool, "Whether it is one."), keys: []
      ) { view, arguments in
        try arguments.required("isGroup").bool() ? AnyView(view.compositingGroup()) : view
      },
    ]
  }

  private static var placeModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "zIndex", summary: "The order in which views of a container are drawn.",
        argument: .required("value", .anyNumber, "The order; 0 unless stated."), keys: []
      ) { view, arguments in
        AnyView(view.zIndex(try arguments.required("value").number(-1e6...1e6, "a number")))
      },
      ModifierDefinition(
        name: "hidden", summary: "Keeps the view's space and draws nothing.",
        argument: .required("isHidden", .bool, "Whether it is hidden."), keys: []
      ) { view, arguments in
        try arguments.required("isHidden").bool() ? AnyView(view.hidden()) : view
      },
      scaleModifier,
      ModifierDefinition(
        name: "rotationEffect", summary: "Draws the view turned; no layout.",
        argument: .required("degrees", .degrees, "Degrees, clockwise."), keys: [anchor]
      ) { view, arguments in
        AnyView(
          view.rotationEffect(
            try arguments.required("degrees").degrees(),
            anchor: try arguments["anchor"]?.unitPoint() ?? .center))
      },
      rotation3DModifier, transformModifier, projectionModifier,
      ModifierDefinition(
        name: "layoutName", summary: "A name for layout dumps and messages.",
        argument: .required("name", .string, "The name."), keys: []
      ) { view, arguments in
        AnyView(view.layoutName(try arguments.required("name").string()))
      },
      ModifierDefinition(
        name: "opacity", summary: "Multiplies the opacity of the view, all its parts together.",
        argument: .required("opacity", .number(0...1), "0 to 1."), keys: []
      ) { view, arguments in
        AnyView(view.opacity(try arguments.required("opacity").number(0...1, "a number")))
      },
    ]
  }
}

extension Arguments {
  /// What lies behind or in front of a view: a view, a colour, or a style that fills a shape.
  fileprivate func secondary() throws -> AnyView {
    let content = try required("content")
    guard let shape = try self["in"] else { return try decoder.viewOrColor(content) }
    return AnyView(try decoder.shape(shape).fill(try decoder.style(content)))
  }
}
