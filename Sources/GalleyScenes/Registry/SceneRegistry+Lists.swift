import Galley

extension SceneRegistry {
  static var lists: [ElementDefinition] { [list, form, section] }

  private static let listLooks = [
    ControlLook("automatic") { AnyView($0.listStyle(.automatic)) },
    ControlLook("plain") { AnyView($0.listStyle(.plain)) },
    ControlLook("inset") { AnyView($0.listStyle(.inset)) },
    ControlLook("grouped") { AnyView($0.listStyle(.grouped)) },
    ControlLook("insetGrouped") { AnyView($0.listStyle(.insetGrouped)) },
    ControlLook("sidebar") { AnyView($0.listStyle(.sidebar)) },
  ]

  private static var list: ElementDefinition {
    ElementDefinition(
      name: "List", summary: "Views in rows with separators, in sections.",
      keys: [children, .look(listLooks)]
    ) { arguments in
      let views = try arguments.children()
      return try arguments.styled(List { views }, listLooks)
    }
  }

  private static let formLooks = [
    ControlLook("automatic") { AnyView($0.formStyle(.automatic)) },
    ControlLook("grouped") { AnyView($0.formStyle(.grouped)) },
    ControlLook("columns") { AnyView($0.formStyle(.columns)) },
  ]

  private static var form: ElementDefinition {
    ElementDefinition(
      name: "Form", summary: "Controls in rows, as in a settings screen.",
      keys: [children, .look(formLooks)]
    ) { arguments in
      let views = try arguments.children()
      return try arguments.styled(Form { views }, formLooks)
    }
  }

  private static var section: ElementDefinition {
    ElementDefinition(
      name: "Section", summary: "Views with a header and a footer; a group of rows in a list.",
      keys: [
        .optional("header", .title, "none", "The view or text above the views."),
        .optional("footer", .title, "none", "The view or text below the views."), children,
      ]
    ) { arguments in
      let header = try arguments["header"].map { try $0.title(arguments.decoder) }
      let footer = try arguments["footer"].map { try $0.title(arguments.decoder) }
      let views = try arguments.children()
      switch (header, footer) {
      case (nil, nil): return AnyView(Section { views })
      case (let header?, nil):
        return AnyView(
          Section {
            views
          } header: {
            header
          })
      case (nil, let footer?):
        return AnyView(
          Section {
            views
          } footer: {
            footer
          })
      case (let header?, let footer?):
        return AnyView(
          Section {
            views
          } header: {
            header
          } footer: {
            footer
          })
      }
    }
  }

  static var listModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "listRowInsets", summary: "The space around the view in its list row.",
        argument: .required(
          "insets", .nullable(.insets),
          "Points at all edges, or at each edge; null for the list's default."),
        keys: []
      ) { view, arguments in
        AnyView(
          view.listRowInsets(try arguments.required("insets").ifNotNull { try $0.insets() }))
      },
      ModifierDefinition(
        name: "listRowBackground", summary: "The background of the view's list row.",
        argument: .required("content", .content, "A colour, a style or a view."), keys: []
      ) { view, arguments in
        AnyView(
          view.listRowBackground(
            try arguments.decoder.viewOrColor(arguments.required("content"))))
      },
      listRowSeparator,
      ModifierDefinition(
        name: "badge", summary: "A word or a number at the end of the view's list row.",
        argument: .required("label", .text, "The text."), keys: []
      ) { view, arguments in
        AnyView(view.badge(Text(verbatim: try arguments.required("label").displayText())))
      },
    ]
  }

  private static var listRowSeparator: ModifierDefinition {
    let visibilities: [(String, Visibility)] = [
      ("automatic", .automatic), ("visible", .visible), ("hidden", .hidden),
    ]
    let edges: [(String, VerticalEdge.Set)] = [("all", .all), ("top", .top), ("bottom", .bottom)]
    return ModifierDefinition(
      name: "listRowSeparator", summary: "The separators at the edges of the view's list row.",
      argument: .required(
        "visibility", .choice(visibilities.map(\.0)),
        "visible, hidden, or automatic for the list's default."),
      keys: [
        .optional("edges", .choice(edges.map(\.0)), "all", "top, bottom or all.")
      ]
    ) { view, arguments in
      AnyView(
        view.listRowSeparator(
          try arguments.required("visibility").choice(visibilities, "a visibility"),
          edges: try arguments["edges"]?.choice(edges, "edges of a row") ?? .all))
    }
  }
}
