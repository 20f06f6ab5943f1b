import Galley

extension SceneRegistry {
  /// Modifiers that change colours or how they meet what lies below.
  static var colorEffects: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "blendMode", summary: "How the view is blended with the content below it.",
        argument: .required(
          "mode", .choice(BlendMode.named.map(\.name)), "SwiftUI's name of a blend mode."),
        keys: []
      ) { view, arguments in
        AnyView(
          view.blendMode(
            try arguments.required("mode").choice(BlendMode.named.map { $0 }, "a blend mode")))
      },
      ModifierDefinition(
        name: "mask", summary: "Shows the view only where the mask is opaque.",
        argument: .required("content", .content, "A view, or a colour or its gradient."),
        keys: [.optional("alignment", .alignment, "center", "Its position over the view.")]
      ) { view, arguments in
        let mask = try arguments.decoder.viewOrColor(arguments.required("content"))
        let alignment = try arguments["alignment"]?.alignment() ?? .center
        return AnyView(view.mask(alignment: alignment) { mask })
      },
      ModifierDefinition(
        name: "colorMultiply", summary: "Multiplies every colour by another one.",
        argument: .required("color", .color, "The colour."), keys: []
      ) { view, arguments in
        AnyView(view.colorMultiply(try arguments.required("color").color()))
      },
      ModifierDefinition(
        name: "hueRotation", summary: "Rotates the hue of every colour.",
        argument: .required("degrees", .degrees, "Degrees."), keys: []
      ) { view, arguments in
        let degrees = try arguments.required("degrees").degrees()
        return AnyView(view.hueRotation(degrees))
      },
      amount("brightness", "Adds to every colour: -1 is black, 1 white.") {
        AnyView($0.brightness($1))
      },
      amount("contrast", "Moves colours away from middle grey; 1 changes nothing.") {
        AnyView($0.contrast($1))
      },
      amount("saturation", "The saturation of colours: 0 is grey, 1 changes nothing.") {
        AnyView($0.saturation($1))
      },
      amount("grayscale", "The amount of grey: 0 changes nothing, 1 is grey.") {
        AnyView($0.grayscale($1))
      },
      toggle("colorInvert", "Inverts every colour.") { AnyView($0.colorInvert()) },
      toggle("luminanceToAlpha", "Black, with the luminance of the view as its opacity.") {
        AnyView($0.luminanceToAlpha())
      },
    ]
  }

  private static func amount(
    _ name: String, _ summary: String, _ apply: @escaping @Sendable (AnyView, Double) -> AnyView
  ) -> ModifierDefinition {
    ModifierDefinition(
      name: name, summary: summary, argument: .required("amount", .number(-100...100), "How much."),
      keys: []
    ) { view, arguments in
      apply(view, try arguments.required("amount").number(-100...100, "a number"))
    }
  }

  private static func toggle(
    _ name: String, _ summary: String, _ apply: @escaping @Sendable (AnyView) -> AnyView
  ) -> ModifierDefinition {
    ModifierDefinition(
      name: name, summary: summary,
      argument: .required("isOn", .bool, "Whether the effect applies."),
      keys: []
    ) { view, arguments in
      try arguments.required("isOn").bool() ? apply(view) : view
    }
  }
}
