import GalleyGeometry
import GalleyViews

/// A label that opens a list of actions when it is pressed.
public struct Menu<Label: View, Content: View> {
  private let configuration: MenuStyleConfiguration
  @Environment(stylesOf: MenuStyleConfiguration.self) private var styles

  /// A menu with any view as its label. Pressing the label opens it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// A menu whose label runs an action when it is pressed, and opens the menu when it is held.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  private init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
    configuration = MenuStyleConfiguration(
      label: MenuStyleConfiguration.Label(view: AnyView(label)),
      content: MenuStyleConfiguration.Content(view: AnyView(content)),
      primaryAction: primaryAction)
  }

  fileprivate init(configuration: MenuStyleConfiguration) { self.configuration = configuration }
}

nonisolated extension Menu: View {
  public var body: some View {
    styles.view(of: configuration) { MenuButton(configuration: $0) }
  }
}

/// What is seen of a closed menu: a button, in the style of the buttons around. With an action of its own it opens
/// after a long press.
nonisolated struct MenuButton: View {
  let configuration: MenuStyleConfiguration

  var body: some View {
    if let action = configuration.primaryAction {
      MenuSource(opensLate: true) { close in
        configuration.content.buttonStyle(MenuRowStyle(close: close))
      } label: {
        Button(action: action) { configuration.label }
      }
      .element(.menu)
    } else {
      MenuOpener(configuration: configuration).element(.menu)
    }
  }
}

/// A button that opens its menu. In an open menu it is a row, and that menu stays open.
private struct MenuOpener {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @Environment(\.isInMenu) private var isInMenu

  init(configuration: MenuStyleConfiguration) { self.configuration = configuration }

  @ViewBuilder private var opener: some View {
    if isInMenu {
      MenuRow(content: AnyView(configuration.label))
        .contentShape(Rectangle())
        .pressable(name: "Menu", as: TappedPart(.menu)) { isOpen = true }
    } else {
      Button(perform: { isOpen = true }) { configuration.label }
    }
  }
}

nonisolated extension MenuOpener: View {
  var body: some View {
    opener
      .showingMenu($isOpen) { configuration.content.buttonStyle(MenuRowStyle(close: $0)) }
  }
}

nonisolated extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is asked to draw, in the style that was set around.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration: configuration)
  }
}

nonisolated extension Menu where Label == Text {
  /// A menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with a localized title, which runs an action when it is pressed and opens when it is held.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// A menu with a title that is not localized, which runs an action when it is pressed and opens when it is
  /// held.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

nonisolated extension Menu where Label == _TitleAndSymbol {
  /// A menu with a localized title and a symbol before it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { _TitleAndSymbol(titleKey, systemImage: systemImage) }
  }

  /// A menu with a title that is not localized and a symbol before it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { _TitleAndSymbol(title, systemImage: systemImage) }
  }

  /// A menu with a localized title and a symbol before it, which runs an action when it is pressed and opens when
  /// it is held.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { _TitleAndSymbol(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A menu with a title that is not localized and a symbol before it, which runs an action when it is pressed
  /// and opens when it is held.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { _TitleAndSymbol(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
