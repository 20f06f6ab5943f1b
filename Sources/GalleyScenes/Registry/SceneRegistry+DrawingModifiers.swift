import Galley

extension SceneRegistry {
  private static let alignment = KeyDefinition.optional(
    "alignment", .alignment, "center", "Its position over the view.")

  static var drawingModifiers: [ModifierDefinition] {
    fillModifiers + edgeModifiers + effectModifiers + placeModifiers + colorEffects
      + environmentModifiers
  }

  private static let shapeKey = KeyDefinition.optional(
    "in", .shape, "the view's box", "The shape that the style fills; only with a style.")

  private static var fillModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "foregroundStyle", summary: "The style that fills texts and shapes.",
        argument: .required("style", .style, "A colour, a gradient or an image."),
        keys: [
          .optional("secondary", .style, "a level of the style", "The second level."),
          .optional(
            "tertiary", .style, "the second level's style",
            "The third level; only with a second."),
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
        name: "background",
        summary: "A colour or a view behind the view; it is offered the view's size.",
        argument: .required("content", .content, "A colour, a style or a view."),
        keys: [alignment, shapeKey]
      ) { view, arguments in
        let content = try arguments.secondary()
        let alignment = try arguments["alignment"]?.alignment() ?? .center
        return view.backed(by: content, alignment: alignment)
      },
      ModifierDefinition(
        name: "overlay",
        summary: "A colour or a view in front of the view; it is offered the view's size.",
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
        name: "clipShape", summary: "Clips the view to a shape.",
        argument: .required("shape", .shape, "A shape's name, or an object with its type."),
        keys: [
          .optional("eoFill", .bool, "false", "Whether to use the even-odd fill rule.")
        ]
      ) { view, arguments in
        let style = FillStyle(eoFill: try arguments["eoFill"]?.bool() ?? false)
        return AnyView(
          view.clipShape(try arguments.decoder.shape(arguments.required("shape")), style: style))
      },
      ModifierDefinition(
        name: "clipped", summary: "Clips the view to its frame.",
        argument: .required("isClipped", .bool, "Whether it is clipped."), keys: []
      ) { view, arguments in
        try arguments.required("isClipped").bool() ? AnyView(view.clipped()) : view
      },
      ModifierDefinition(
        name: "cornerRadius", summary: "Clips the view to rounded corners.",
        argument: .required("radius", .length, "Points."), keys: []
      ) { view, arguments in
        AnyView(view.cornerRadius(try arguments.required("radius").length()))
      },
      ModifierDefinition(
        name: "border", summary: "A line inside the view's edges.",
        argument: .required("style", .style, "A colour, a gradient or an image."),
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
        name: "blur", summary: "Blurs the view; does not change the layout.",
        argument: .required("radius", .length, "The standard deviation in points."), keys: []
      ) { view, arguments in
        AnyView(view.blur(radius: try arguments.required("radius").length()))
      },
      ModifierDefinition(
        name: "shadow",
        summary: "Adds a shadow to every leaf of the view; does not change the layout.",
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
        name: "drawingGroup", summary: "Draws the view as one image before outer effects apply.",
        argument: .required("isGroup", .bool, "Whether the modifier applies."), keys: []
      ) { view, arguments in
        try arguments.required("isGroup").bool() ? AnyView(view.drawingGroup()) : view
      },
      ModifierDefinition(
        name: "compositingGroup",
        summary: "Draws the view as one image before outer effects apply.",
        argument: .required("isGroup", .bool, "Whether the modifier applies."), keys: []
      ) { view, arguments in
        try arguments.required("isGroup").bool() ? AnyView(view.compositingGroup()) : view
      },
    ]
  }

  private static var placeModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "zIndex", summary: "The drawing order among the views of a container.",
        argument: .required("value", .anyNumber, "The order; the default of a view is 0."), keys: []
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
        name: "rotationEffect", summary: "Draws the view rotated; does not change the layout.",
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
        name: "opacity",
        summary: "Multiplies the opacity of each view that draws inside; overlaps show.",
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
