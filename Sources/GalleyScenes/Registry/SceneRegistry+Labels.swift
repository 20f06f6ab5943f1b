import Galley

extension SceneRegistry {
  static var labels: [ElementDefinition] {
    [label, labeledContent, contentUnavailableView, groupBox, disclosureGroup]
  }

  private static let requiredTitle = KeyDefinition.required("title", .title, "The title.")

  private static let labelLooks = [
    ControlLook("automatic") { AnyView($0.labelStyle(.automatic)) },
    ControlLook("titleAndIcon") { AnyView($0.labelStyle(.titleAndIcon)) },
    ControlLook("titleOnly") { AnyView($0.labelStyle(.titleOnly)) },
    ControlLook("iconOnly") { AnyView($0.labelStyle(.iconOnly)) },
  ]

  private static var label: ElementDefinition {
    ElementDefinition(
      name: "Label", summary: "A title with an icon before it.",
      keys: [
        requiredTitle,
        .optional("systemImage", .string, "none", "The name of a symbol; use this or icon."),
        .optional("icon", .view, "none", "The icon as a view."), .look(labelLooks),
      ]
    ) { arguments in
      let title = try arguments.required("title").title(arguments.decoder)
      let icon = try arguments["icon"].map { try arguments.decoder.view($0) }
      let symbol = try arguments["systemImage"]
      if let symbol, icon != nil {
        throw symbol.error(found: "a symbol together with an icon", expected: "one or the other")
      }
      let image = try symbol.map { AnyView(Image(systemName: try $0.string())) }
      return try arguments.styled(
        Label {
          title
        } icon: {
          icon ?? image ?? AnyView(EmptyView())
        }, labelLooks)
    }
  }

  private static var labeledContent: ElementDefinition {
    ElementDefinition(
      name: "LabeledContent", summary: "A label at one end, and its content at the other.",
      keys: [
        requiredTitle, symbol,
        .optional("value", .text, "none", "The text at the other end; use this or children."),
        .optional("children", .views, "[]", "The views at the other end."),
      ]
    ) { arguments in
      let label = try arguments.labelOrNothing()
      guard let value = try arguments["value"] else {
        let views = try arguments.children()
        return AnyView(
          LabeledContent {
            views
          } label: {
            label
          })
      }
      if let children = try arguments["children"] {
        throw children.error(found: "children together with a value", expected: "one or the other")
      }
      let text = Text(verbatim: try value.displayText())
      return AnyView(
        LabeledContent {
          text
        } label: {
          label
        })
    }
  }

  private static var contentUnavailableView: ElementDefinition {
    ElementDefinition(
      name: "ContentUnavailableView", summary: "A message that there is no content.",
      keys: [
        requiredTitle,
        .optional("systemImage", .string, "none", "The name of a symbol above the title."),
        .optional("description", .title, "none", "A description below the title."),
        .optional("actions", .views, "[]", "Views below the description, such as buttons."),
      ]
    ) { arguments in
      let label = try arguments.labelOrNothing()
      let words = try arguments["description"].map { try $0.title(arguments.decoder) }
      let actions = try arguments["actions"].map { try arguments.decoder.children($0) }
      return AnyView(
        ContentUnavailableView {
          label
        } description: {
          words ?? AnyView(EmptyView())
        } actions: {
          actions ?? ViewList([])
        })
    }
  }

  private static var groupBox: ElementDefinition {
    ElementDefinition(
      name: "GroupBox", summary: "Views in a box with a title.", keys: [title, symbol, children]
    ) { arguments in
      let views = try arguments.children()
      guard let label = try arguments.label() else { return AnyView(GroupBox { views }) }
      return AnyView(
        GroupBox {
          views
        } label: {
          label
        })
    }
  }

  private static var disclosureGroup: ElementDefinition {
    ElementDefinition(
      name: "DisclosureGroup", summary: "A title, and views below it that can be collapsed.",
      keys: [
        requiredTitle, symbol,
        .optional("isExpanded", .bool, "false", "Whether the views are shown."), children,
      ]
    ) { arguments in
      let label = try arguments.labelOrNothing()
      let isExpanded = try arguments["isExpanded"]?.bool() ?? false
      let views = try arguments.children()
      return AnyView(
        DisclosureGroup(isExpanded: .constant(isExpanded)) {
          views
        } label: {
          label
        })
    }
  }
}

extension Arguments {
  /// The label with a title that must be there.
  fileprivate func labelOrNothing() throws -> AnyView {
    _ = try required("title")
    return try label() ?? AnyView(EmptyView())
  }
}
