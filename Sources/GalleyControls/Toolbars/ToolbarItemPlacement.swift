import GalleyGeometry

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The parts of the bars of a screen.
  enum Region: Hashable, Sendable {
    case leading, principal, trailing, bottom
    /// A place that an image at rest does not show, such as the bar above a keyboard.
    case none
  }
  let region: Region
  private let name: String

  /// Whether the item ends what the screen is for, and stands out.
  var isProminent: Bool { self == .confirmationAction }

  private init(_ name: String, _ region: Region) {
    self.name = name
    self.region = region
  }

  /// At the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// In the middle of the navigation bar, in the place of the title.
  public static let principal = ToolbarItemPlacement("principal", .principal)
  /// At the leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// At the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// At the trailing end of the navigation bar; Galley has no menu for such items.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  /// In the middle of the bottom bar.
  public static let status = ToolbarItemPlacement("status", .bottom)
  /// At the trailing end of the navigation bar, in a semibold font.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  /// At the leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// At the trailing end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
  /// Above the keyboard, which an image does not have: the item is not drawn.
  public static let keyboard = ToolbarItemPlacement("keyboard", .none)
  /// At the leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// At the trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// At the trailing end of the navigation bar.
  public static let topBarPinnedTrailing = ToolbarItemPlacement("topBarPinnedTrailing", .trailing)
  /// At the leading end of the navigation bar: an older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
  /// At the trailing end of the navigation bar: an older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
  /// In the bottom bar.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// In an ornament below the window. On an image, in the bottom bar.
  public static let bottomOrnament = ToolbarItemPlacement("bottomOrnament", .bottom)
  /// In the place of the title, in the middle of the navigation bar.
  public static let title = ToolbarItemPlacement("title", .principal)
  /// In the place of the large title. On an image the item is not drawn.
  public static let largeTitle = ToolbarItemPlacement("largeTitle", .none)
  /// In the place of the line with the title. On an image the item is not drawn.
  public static let subtitle = ToolbarItemPlacement("subtitle", .none)
  /// In the place of the line with the large title. On an image the item is not drawn.
  public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle", .none)

  /// In a bar below the toolbar of a window. On an image the item is not drawn.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement("accessoryBar", .none)
  }
}

/// A bar of a screen or a window.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The navigation bar and the bottom bar, where nothing else is said of them.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the lower edge.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar at the upper edge, with the title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The toolbar of a window, which an image does not have.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// The ornament below a window, which an image does not have.
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
  /// A bar below the toolbar of a window, which an image does not have.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(name: "accessoryBar")
  }
}

/// Items that a toolbar would have without being asked.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows and hides the side bar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the screen.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field of a search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// What the system chooses.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Screens on top of each other. On an image it has no effect.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Pages with a history. On an image it has no effect.
  public static let browser = ToolbarRole(name: "browser")
  /// A document. On an image it has no effect.
  public static let editor = ToolbarRole(name: "editor")
}

/// How a toolbar shows its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As the screen below, large on the lowest.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Small, in the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Large, in the bar. On an image, the same as `inline`.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
}

/// How people may change a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// People may move and remove the item. On an image it has no effect.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// People may move the item. On an image it has no effect.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// People may not change the item.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// How people may change a toolbar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The item can always be added. On an image it has no effect.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
