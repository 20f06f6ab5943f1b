import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label that looks like something to press. The action runs when a renderer that is driven presses it (`tap`).
public struct Button<Label: View> {
  private let configuration: PrimitiveButtonStyleConfiguration
  @Environment(stylesOf: PrimitiveButtonStyleConfiguration.self) private var styles

  /// A button with a role and any view as its label. A destructive button is red.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, perform: { onAnyActor(action) }, label: label)
  }

  /// A button of Galley's own.
  init(
    role: ButtonRole? = nil, perform action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: PrimitiveButtonStyleConfiguration.Label(view: AnyView(label())),
      action: action)
  }

  /// A button without a role, with any view as its label.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  fileprivate init(configuration: PrimitiveButtonStyleConfiguration) {
    self.configuration = configuration
  }
}

nonisolated extension Button: View {
  public var body: some View {
    styles.view(of: configuration) { configuration in
      BorderlessLabel(label: configuration.label, role: configuration.role)
        .triggering(configuration)
    }
  }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to draw, in the style that was set around.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(configuration: configuration)
  }
}

nonisolated extension Button where Label == Text {
  /// A button with a localized title.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title that is not localized.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// A title with a symbol before it.
public typealias _TitleAndSymbol = Label<Text, Image>

nonisolated extension Button where Label == _TitleAndSymbol {
  /// A button with a localized title and a symbol before it.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { _TitleAndSymbol(titleKey, systemImage: systemImage) }
  }

  /// A button with a title that is not localized and a symbol before it.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { _TitleAndSymbol(title, systemImage: systemImage) }
  }
}

/// The label of a button that has only a role.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View { Text(role.title) }
}

nonisolated extension Button where Label == DefaultButtonLabel {
  /// A button whose role says what is on it.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
