import Galley

extension SceneRegistry {
  private static let alignment = KeyDefinition.optional(
    "alignment", .alignment, "center", "Where it lies over the view.")

  static var drawingModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "foregroundStyle", summary: "What texts and shapes are filled with.",
        argument: .required("style", .color, "A colour."), keys: []
      ) { view, arguments in
        AnyView(view.foregroundStyle(try arguments.required("style").color()))
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
      ModifierDefinition(
        name: "clipShape", summary: "Shows only what lies inside a shape.",
        argument: .required("shape", .shape, "A shape's name, or an object with its type."),
        keys: []
      ) { view, arguments in
        AnyView(view.clipShape(try arguments.decoder.shape(arguments.required("shape"))))
      },
      ModifierDefinition(
        name: "cornerRadius", summary: "Cuts the corners off.",
        argument: .required("radius", .length, "Points."), keys: []
      ) { view, arguments in
        AnyView(view.cornerRadius(try arguments.required("radius").length()))
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
