import Galley
import GalleyStrings

extension SceneRegistry {
  static var screens: [ElementDefinition] { [navigationStack, tabView, tab] }

  private static var navigationStack: ElementDefinition {
    let modes: [(String, NavigationBarItem.TitleDisplayMode)] = [
      ("automatic", .automatic), ("inline", .inline), ("large", .large),
    ]
    return ElementDefinition(
      name: "NavigationStack", summary: "A screen with its title in a navigation bar.",
      keys: [
        .optional("title", .text, "none", "The title."),
        .optional(
          "displayMode", .choice(modes.map(\.0)), "automatic",
          "large, inline (small, in the middle of the bar) or automatic."),
        children,
      ]
    ) { arguments in
      let mode = try arguments["displayMode"]?.choice(modes, "a way to show the title")
      let views = try arguments.children()
      // A title needs a view that it is said of.
      var content = views.isEmpty ? AnyView(VStack {}) : AnyView(Group { views })
      if let title = try arguments["title"] {
        content = AnyView(content.navigationTitle(Text(verbatim: try title.displayText())))
      }
      if let mode { content = AnyView(content.navigationBarTitleDisplayMode(mode)) }
      let screen = content
      return AnyView(NavigationStack { screen })
    }
  }

  private static let tabLooks = [
    ControlLook("automatic") { AnyView($0.tabViewStyle(.automatic)) },
    ControlLook("page") { AnyView($0.tabViewStyle(.page)) },
  ]

  private static var tabView: ElementDefinition {
    ElementDefinition(
      name: "TabView", summary: "The selected tab, with a tab bar below it.",
      keys: [
        .optional("selection", .text, "the first tab", "The tag of the selected tab."),
        .optional("children", .views, "[]", "The tabs, in order."), .look(tabLooks),
      ]
    ) { arguments in
      let views = try arguments.children()
      guard let selection = try arguments["selection"] else {
        return try arguments.styled(TabView { views }, tabLooks)
      }
      let tags = try arguments["children"]?.list().map { try $0.tabTag() } ?? []
      // A tab may lie within a component, where its tag is not seen from here.
      let tag =
        tags.contains(nil)
        ? try selection.displayText()
        : try selection.tag(among: tags.compactMap { $0 }, "a tab", of: "tabs")
      return try arguments.styled(
        TabView(selection: .constant(UTF8Key(tag))) { views }, tabLooks)
    }
  }

  private static var tab: ElementDefinition {
    ElementDefinition(
      name: "Tab", summary: "A tab of a TabView: its content, and its item in the bar.",
      keys: [
        .required("title", .text, "The title in the bar."),
        .optional("systemImage", .string, "none", "The name of a symbol in the bar."),
        .optional("tag", .text, "the title", "The value that the TabView's selection refers to."),
        children,
      ]
    ) { arguments in
      let title = try arguments.required("title").displayText()
      let tag = try arguments["tag"]?.displayText() ?? title
      let symbol = try arguments["systemImage"]?.string()
      let views = try arguments.children()
      let content = VStack { views }.tag(UTF8Key(tag))
      guard let symbol else {
        return AnyView(content.tabItem { Text(verbatim: title) })
      }
      return AnyView(content.tabItem { Label(title, systemImage: symbol) })
    }
  }

  static var screenModifiers: [ModifierDefinition] {
    let places: [(String, ToolbarItemPlacement)] = [
      ("automatic", .automatic), ("principal", .principal), ("topBarLeading", .topBarLeading),
      ("topBarTrailing", .topBarTrailing), ("bottomBar", .bottomBar),
    ]
    return [
      ModifierDefinition(
        name: "toolbar", summary: "A view in the bar of the enclosing NavigationStack.",
        argument: .required("content", .view, "The view, such as a button."),
        keys: [
          .optional(
            "placement", .choice(places.map(\.0)), "automatic",
            "The placement; automatic is the end of the bar.")
        ]
      ) { view, arguments in
        let place = try arguments["placement"]?.choice(places, "a toolbar placement") ?? .automatic
        let content = try arguments.decoder.view(arguments.required("content"))
        return AnyView(view.toolbar { ToolbarItem(placement: place) { content } })
      }
    ]
  }
}

extension SceneValue {
  /// The tag of a tab; nil for what is no tab itself.
  fileprivate func tabTag() throws -> String? {
    guard case .object = node.value, let type = try member("type"), try type.string() == "Tab"
    else { return nil }
    return try (member("tag") ?? member("title"))?.displayText()
  }
}
