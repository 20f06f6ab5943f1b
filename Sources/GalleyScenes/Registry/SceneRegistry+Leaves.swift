import Galley

extension SceneRegistry {
  static var leaves: [ElementDefinition] {
    [
      ElementDefinition(
        name: "Text", summary: "Text in one or more lines.",
        keys: [.required("text", .text, "What is to be read.")]
      ) { arguments in
        AnyView(Text(verbatim: try arguments.required("text").displayText()))
      },
      ElementDefinition(
        name: "Color", summary: "A colour that fills what it is offered.",
        keys: [.required("color", .color, "The colour.")]
      ) { arguments in
        AnyView(try arguments.required("color").color())
      },
      ElementDefinition(
        name: "Spacer", summary: "Room that grows along the stack around it.",
        keys: [.optional("minLength", .length, "8", "The least length in points.")]
      ) { arguments in
        AnyView(Spacer(minLength: try arguments["minLength"]?.length()))
      },
      ElementDefinition(name: "Divider", summary: "A line a pixel thick.", keys: []) { _ in
        AnyView(Divider())
      },
      ElementDefinition(name: "EmptyView", summary: "Nothing.", keys: []) { _ in
        AnyView(EmptyView())
      },
    ]
  }
}
