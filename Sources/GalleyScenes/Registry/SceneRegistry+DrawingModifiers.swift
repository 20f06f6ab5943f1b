import Galley

extension SceneRegistry {
  private static let alignment = KeyDefinition.optional(
    "alignment", .alignment, "center", "Where it lies over the view.")

  static var drawingModifiers: [ModifierDefinition] {
    fillModifiers + edgeModifiers + effectModifiers + placeModifiers + colorEffects
      + [environmentModifier]
  }

  private static var fillModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "foregroundStyle", summary: "What texts and shapes are filled with.",
        argument: .required("style", .style, "A colour, a gradient or a picture."), keys: []
      ) { view, arguments in
        AnyView(view.foregroundStyle(try arguments.decoder.style(arguments.required("style"))))
      },
      ModifierDefinition(
        name: "background", summary: "A colour or a view behind the view, offered its size.",
        argument: .required("content", .view, "A colour or a view."), keys: [alignment]
      ) { view, arguments in
        let content = try arguments.decoder.viewOrColor(arguments.required("content"))
        let alignment = try arguments["alignment"]?.alignment() ?? .center
        return AnyView(view.background(alignment: alignment) { content })
      },
      ModifierDefinition(
        name: "overlay", summary: "A colour or a view in front of the view, offered its size.",
        argument: .required("content", .view, "A colour or a view."), keys: [alignment]
      ) { view, arguments in
        let content = try arguments.decoder.viewOrColor(arguments.required("content"))
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
        keys: []
      ) { view, arguments in
        AnyView(view.clipShape(try arguments.decoder.shape(arguments.required("shape"))))
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
          .optional("x", .length, "0", "Points to the right."),
          .optional("y", .length, "0", "Points downwards."),
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
        argument: .required("value", .number, "The order; 0 unless stated."), keys: []
      ) { view, arguments in
        AnyView(view.zIndex(try arguments.required("value").number(-1e6...1e6, "a number")))
      },
      ModifierDefinition(
        name: "hidden", summary: "Keeps the view's space and draws nothing.",
        argument: .required("isHidden", .bool, "Whether it is hidden."), keys: []
      ) { view, arguments in
        try arguments.required("isHidden").bool() ? AnyView(view.hidden()) : view
      },
      ModifierDefinition(
        name: "scaleEffect", summary: "Draws the view larger or smaller; no layout.",
        argument: .required("s", .number, "The factor."), keys: []
      ) { view, arguments in
        AnyView(
          view.scaleEffect(CGFloat(try arguments.required("s").number(-1000...1000, "a number"))))
      },
      ModifierDefinition(
        name: "rotationEffect", summary: "Draws the view turned; no layout.",
        argument: .required("degrees", .number, "Degrees, clockwise."), keys: []
      ) { view, arguments in
        AnyView(
          view.rotationEffect(
            .degrees(try arguments.required("degrees").number(-36000...36000, "a number"))))
      },
      rotation3DModifier,
      ModifierDefinition(
        name: "layoutName", summary: "A name for layout dumps and messages.",
        argument: .required("name", .string, "The name."), keys: []
      ) { view, arguments in
        AnyView(view.layoutName(try arguments.required("name").string()))
      },
      ModifierDefinition(
        name: "opacity", summary: "Multiplies the opacity of the view, all its parts together.",
        argument: .required("opacity", .number, "0 to 1."), keys: []
      ) { view, arguments in
        AnyView(view.opacity(try arguments.required("opacity").number(0...1, "a number")))
      },
    ]
  }
}

extension SceneRegistry {
  private static var rotation3DModifier: ModifierDefinition {
    ModifierDefinition(
      name: "rotation3DEffect", summary: "Draws the view turned in space and flattened; no layout.",
      argument: .required("degrees", .number, "Degrees, clockwise as seen along the axis."),
      keys: [
        .optional("x", .number, "0", "The axis's part along x."),
        .optional("y", .number, "0", "The axis's part along y, downwards."),
        .optional("z", .number, "0", "The axis's part along z, towards the viewer."),
        .optional("perspective", .number, "1", "0 makes nothing smaller that is further away."),
      ]
    ) { view, arguments in
      func number(_ key: String, _ standard: Double) throws -> CGFloat {
        CGFloat(try arguments[key]?.number(-1000...1000, "a number") ?? standard)
      }
      let degrees = try arguments.required("degrees").number(-36000...36000, "a number")
      return AnyView(
        view.rotation3DEffect(
          .degrees(degrees),
          axis: (x: try number("x", 0), y: try number("y", 0), z: try number("z", 0)),
          perspective: try number("perspective", 1)))
    }
  }
}
