import GalleyGeometry
import GalleyViews

/// A label that opens a list of actions. Nobody opens it in a picture.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let configuration: MenuStyleConfiguration
  @Environment(\.menuStyles) private var styles

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

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

  public var body: some View {
    if let styled = styles.view(of: configuration, in: \.menuStyles) {
      styled
    } else {
      MenuButton(configuration: configuration)
    }
  }
}

/// What is seen of a closed menu: a button, in the style of the buttons around.
nonisolated struct MenuButton: View {
  let configuration: MenuStyleConfiguration

  var body: some View {
    Button(action: configuration.primaryAction ?? {}) { configuration.label }
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
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

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
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { _TitleAndSymbol(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { _TitleAndSymbol(title, systemImage: systemImage) }
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { _TitleAndSymbol(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

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
