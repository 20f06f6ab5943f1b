import Galley

extension SceneRegistry {
  static var textModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "font", summary: "The font of texts.",
        argument: .required("font", .font, "A text style by name, or size, weight and name."),
        keys: []
      ) { view, arguments in
        AnyView(view.font(try arguments.required("font").font()))
      },
      ModifierDefinition(
        name: "fontWeight", summary: "The weight of texts, over their fonts' own.",
        argument: .required("weight", .fontWeight, "The weight."), keys: []
      ) { view, arguments in
        AnyView(view.fontWeight(try arguments.required("weight").fontWeight()))
      },
      ModifierDefinition(
        name: "bold", summary: "Bold texts.",
        argument: .required("isActive", .bool, "Whether they are bold."), keys: []
      ) { view, arguments in
        AnyView(view.bold(try arguments.required("isActive").bool()))
      },
      ModifierDefinition(
        name: "lineLimit", summary: "The largest number of lines of texts.",
        argument: .required("number", .integer, "The number of lines, 1 or more."), keys: []
      ) { view, arguments in
        AnyView(view.lineLimit(try arguments.required("number").integer(1...1_000_000)))
      },
      ModifierDefinition(
        name: "lineSpacing", summary: "Points between the lines of texts.",
        argument: .required("lineSpacing", .length, "Points, 0 or more."), keys: []
      ) { view, arguments in
        AnyView(view.lineSpacing(try arguments.required("lineSpacing").length()))
      },
      ModifierDefinition(
        name: "multilineTextAlignment", summary: "Where shorter lines lie in a text's own box.",
        argument: .required("alignment", .textAlignment, "The alignment."), keys: []
      ) { view, arguments in
        AnyView(view.multilineTextAlignment(try arguments.required("alignment").textAlignment()))
      },
    ]
  }
}
