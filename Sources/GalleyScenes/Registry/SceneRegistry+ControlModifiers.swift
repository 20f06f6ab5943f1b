import Galley

extension SceneRegistry {
  static var controlModifiers: [ModifierDefinition] {
    let sizes: [(String, ControlSize)] = [
      ("mini", .mini), ("small", .small), ("regular", .regular), ("large", .large),
      ("extraLarge", .extraLarge),
    ]
    return [
      ModifierDefinition(
        name: "tint", summary: "The colour or gradient of controls.",
        argument: .required("style", .style, "A colour or a gradient."), keys: []
      ) { view, arguments in
        AnyView(view.tint(try arguments.decoder.style(arguments.required("style"))))
      },
      ModifierDefinition(
        name: "disabled", summary: "Draws controls as disabled.",
        argument: .required("isDisabled", .bool, "Whether the modifier applies."), keys: []
      ) { view, arguments in
        AnyView(view.disabled(try arguments.required("isDisabled").bool()))
      },
      ModifierDefinition(
        name: "controlSize", summary: "The size of controls.",
        argument: .required(
          "size", .choice(sizes.map(\.0)), "mini, small, regular, large or extraLarge."), keys: []
      ) { view, arguments in
        AnyView(view.controlSize(try arguments.required("size").choice(sizes, "a size")))
      },
      buttonBorderShape,
      ModifierDefinition(
        name: "labelsHidden", summary: "Hides the titles of controls.",
        argument: .required("isActive", .bool, "Whether the modifier applies."), keys: []
      ) { view, arguments in
        try arguments.required("isActive").bool() ? AnyView(view.labelsHidden()) : view
      },
    ]
  }

  private static var buttonBorderShape: ModifierDefinition {
    let shapes: [(String, ButtonBorderShape)] = [
      ("automatic", .automatic), ("capsule", .capsule), ("circle", .circle),
      ("roundedRectangle", .roundedRectangle),
    ]
    return ModifierDefinition(
      name: "buttonBorderShape", summary: "The shape of bordered buttons.",
      argument: .required(
        "shape", .choice(shapes.map(\.0)), "capsule, circle, roundedRectangle or automatic."),
      keys: [
        .optional(
          "radius", .length, "the button's own",
          "The corner radius in points; only with roundedRectangle.")
      ]
    ) { view, arguments in
      let shape = try arguments.required("shape").choice(shapes, "a button's shape")
      guard shape == .roundedRectangle, let radius = try arguments["radius"] else {
        return AnyView(view.buttonBorderShape(shape))
      }
      return AnyView(view.buttonBorderShape(.roundedRectangle(radius: try radius.length())))
    }
  }

  static var symbolModifiers: [ModifierDefinition] {
    let modes: [(String, SymbolRenderingMode)] = [
      ("monochrome", .monochrome), ("hierarchical", .hierarchical), ("palette", .palette),
      ("multicolor", .multicolor),
    ]
    let variants: [(String, SymbolVariants)] = [
      ("none", .none), ("fill", .fill), ("circle", .circle), ("circle.fill", .circle.fill),
      ("square", .square), ("square.fill", .square.fill), ("rectangle", .rectangle),
      ("rectangle.fill", .rectangle.fill), ("slash", .slash), ("slash.fill", .slash.fill),
    ]
    return [
      ModifierDefinition(
        name: "symbolRenderingMode", summary: "How the layers of symbols are coloured.",
        argument: .required(
          "mode", .nullable(.choice(modes.map(\.0))),
          "One colour, several opacities of one colour, the levels of the foreground style, or the "
            + "symbol's own colours; null for the symbol's own mode."), keys: []
      ) { view, arguments in
        AnyView(
          view.symbolRenderingMode(
            try arguments.required("mode").ifNotNull { try $0.choice(modes, "a rendering mode") }))
      },
      ModifierDefinition(
        name: "symbolVariant", summary: "An additional variant of symbols, if they have it.",
        argument: .required(
          "variant", .choice(variants.map(\.0)), "The variant; none removes inherited variants."),
        keys: []
      ) { view, arguments in
        AnyView(
          view.symbolVariant(
            try arguments.required("variant").choice(variants, "a symbol's variant")))
      },
    ]
  }
}
