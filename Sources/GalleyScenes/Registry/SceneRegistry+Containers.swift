import Galley

extension SceneRegistry {
  static let children = KeyDefinition.optional(
    "children", .views, "[]", "The views in the container, in order.")
  private static let spacing = KeyDefinition.optional(
    "spacing", .signedLength, "the views' own spacing", "Points between two views.")

  static var containers: [ElementDefinition] {
    stacks + [wrappingHStack, flexibleView] + choices
  }

  private static var stacks: [ElementDefinition] {
    [
      row("HStack", "Views in a row.") { alignment, spacing, views in
        AnyView(HStack(alignment: alignment, spacing: spacing) { views })
      },
      column("VStack", "Views in a column.") { alignment, spacing, views in
        AnyView(VStack(alignment: alignment, spacing: spacing) { views })
      },
      ElementDefinition(
        name: "ZStack", summary: "Views on top of each other, the last one in front.",
        keys: [
          .optional("alignment", .alignment, "center", "The alignment of the views."),
          children,
        ]
      ) { arguments in
        let alignment = try arguments["alignment"]?.alignment() ?? .center
        let views = try arguments.children()
        return AnyView(ZStack(alignment: alignment) { views })
      },
      row("LazyHStack", "A row that SwiftUI loads lazily; drawn in full.") {
        alignment, spacing, views in
        AnyView(LazyHStack(alignment: alignment, spacing: spacing) { views })
      },
      column("LazyVStack", "A column that SwiftUI loads lazily; drawn in full.") {
        alignment, spacing, views in
        AnyView(LazyVStack(alignment: alignment, spacing: spacing) { views })
      },
    ]
  }

  private static func row(
    _ name: String, _ summary: String,
    _ make: @escaping @Sendable (VerticalAlignment, CGFloat?, ViewList) -> AnyView
  ) -> ElementDefinition {
    ElementDefinition(
      name: name, summary: summary,
      keys: [
        .optional("alignment", .verticalAlignment, "center", "The alignment of the views."),
        spacing, children,
      ]
    ) { arguments in
      make(
        try arguments["alignment"]?.verticalAlignment() ?? .center,
        try arguments["spacing"]?.length(allowsNegative: true), try arguments.children())
    }
  }

  private static func column(
    _ name: String, _ summary: String,
    _ make: @escaping @Sendable (HorizontalAlignment, CGFloat?, ViewList) -> AnyView
  ) -> ElementDefinition {
    ElementDefinition(
      name: name, summary: summary,
      keys: [
        .optional("alignment", .horizontalAlignment, "center", "The alignment of the views."),
        spacing, children,
      ]
    ) { arguments in
      make(
        try arguments["alignment"]?.horizontalAlignment() ?? .center,
        try arguments["spacing"]?.length(allowsNegative: true), try arguments.children())
    }
  }

  private static var flexibleView: ElementDefinition {
    ElementDefinition(
      name: "FlexibleView",
      summary: "Views in rows at their ideal sizes; the rows fill the offered width.",
      keys: [
        .optional("spacing", .length, "8", "Points between two views and between two rows."),
        .optional("alignment", .horizontalAlignment, "leading", "The alignment of the rows."),
        children,
      ]
    ) { arguments in
      let layout = FlexibleRowsLayout(
        alignment: try arguments["alignment"]?.horizontalAlignment() ?? .leading,
        spacing: try arguments["spacing"]?.length() ?? 8)
      let views = try arguments.children()
      return AnyView(layout { views })
    }
  }

  private static var wrappingHStack: ElementDefinition {
    ElementDefinition(
      name: "WrappingHStack",
      summary: "Views in rows: a new row begins when the next view does not fit.",
      keys: [
        .optional(
          "alignment", .alignment, "topLeading",
          "The alignment of the rows in the container, and of the views in their row."),
        .optional(
          "horizontalSpacing", .signedLength, "the views' own spacing", "Points between two views."),
        .optional(
          "verticalSpacing", .signedLength, "the views' own spacing", "Points between two rows."),
        children,
      ]
    ) { arguments in
      let layout = WrappingHStack(
        alignment: try arguments["alignment"]?.alignment() ?? .topLeading,
        horizontalSpacing: try arguments["horizontalSpacing"]?.length(allowsNegative: true),
        verticalSpacing: try arguments["verticalSpacing"]?.length(allowsNegative: true))
      let views = try arguments.children()
      return layout.container(of: views)
    }
  }

  private static var choices: [ElementDefinition] {
    [
      ElementDefinition(
        name: "ViewThatFits", summary: "The first of its views that fits, or the last one.",
        keys: [.optional("in", .axes, "both", "horizontal, vertical or both."), children]
      ) { arguments in
        let axes = try arguments["in"]?.axes() ?? [.horizontal, .vertical]
        let views = try arguments.children()
        return AnyView(ViewThatFits(in: axes) { views })
      },
      ElementDefinition(
        name: "ScrollView", summary: "Its views in a scroll view, scrolled to the start.",
        keys: [
          .optional("axes", .axes, "vertical", "horizontal, vertical or both."), children,
        ]
      ) { arguments in
        let axes = try arguments["axes"]?.axes() ?? .vertical
        let views = try arguments.children()
        return AnyView(ScrollView(axes) { views })
      },
      ElementDefinition(
        name: "Group", summary: "Several views as one: modifiers apply to each of them.",
        keys: [children]
      ) { arguments in
        let views = try arguments.children()
        return AnyView(Group { views })
      },
    ]
  }
}
