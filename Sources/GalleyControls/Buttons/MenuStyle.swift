import GalleyGeometry
import GalleyViews

/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The menu that a style draws.
nonisolated public struct MenuStyleConfiguration {
  /// What opens the menu.
  nonisolated public struct Label: StylePart { let view: AnyView }

  /// What the menu offers.
  nonisolated public struct Content: StylePart { let view: AnyView }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The style of the place: a button.
nonisolated public struct DefaultMenuStyle: MenuStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A button in the style of the buttons around.
nonisolated public struct ButtonMenuStyle: MenuStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A button without a box.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

/// A button with a box.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.bordered)
  }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
nonisolated extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
nonisolated extension MenuStyle where Self == BorderedButtonMenuStyle {
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// In which order a menu shows its actions.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, priority, fixed }
  private let kind: Kind

  public static let automatic = MenuOrder(kind: .automatic)
  public static let priority = MenuOrder(kind: .priority)
  public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
  private let kind: Kind

  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

nonisolated extension EnvironmentValues {
  /// In which order menus show their actions.
  @Entry public var menuOrder: MenuOrder = .automatic

  /// Whether menus show that they are some.
  @Entry public var menuIndicatorVisibility: Visibility = .automatic
}

nonisolated extension View {
  /// Sets how the menus in this view look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Changes nothing: nobody opens the menus of an image.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Whether menus and pickers show that they are some: the two arrows behind a picker's value.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Changes nothing: nobody opens the menus of an image.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    self
  }
}
