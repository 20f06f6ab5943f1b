import GalleyGeometry
import GalleyViews

/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that `makeBody(configuration:)` makes.
  associatedtype Body: View
  /// What `makeBody(configuration:)` is given.
  typealias Configuration = MenuStyleConfiguration
  /// The look of a menu, made of the parts in `configuration`.
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
  /// The same style as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A button in the style of the buttons around.
nonisolated public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// The same style as `.button`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A button without a box.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// The same style as `.borderlessButton`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

/// A button with a box.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle, Sendable {
  /// The same style as `.borderedButton`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.bordered)
  }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  /// The label as a button in the style of buttons around.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
nonisolated extension MenuStyle where Self == ButtonMenuStyle {
  /// The label as a button in the style of buttons around: the same as `.automatic`.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label as a button without a box.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
nonisolated extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// The label as a button in a box, in the style `.bordered`.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// In which order a menu shows its actions.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, priority, fixed }
  private let kind: Kind

  /// The order that the system chooses.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first action is the nearest to the label. On an image it has no effect.
  public static let priority = MenuOrder(kind: .priority)
  /// The order in which the actions were written. On an image it has no effect.
  public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
  private let kind: Kind

  /// What the system chooses.
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  /// The menu closes when an action has run. On an image it has no effect.
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  /// The menu stays open when an action has run. On an image it has no effect.
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

  /// No effect: the menus of an image stay closed.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Whether menus and pickers show that they are some: the two arrows behind a picker's value.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// No effect: the menus of an image stay closed.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    self
  }
}
