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

  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  public static let principal = ToolbarItemPlacement("principal", .principal)
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  public static let status = ToolbarItemPlacement("status", .bottom)
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
  public static let keyboard = ToolbarItemPlacement("keyboard", .none)
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  public static let topBarPinnedTrailing = ToolbarItemPlacement("topBarPinnedTrailing", .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  public static let bottomOrnament = ToolbarItemPlacement("bottomOrnament", .bottom)
  public static let title = ToolbarItemPlacement("title", .principal)
  public static let largeTitle = ToolbarItemPlacement("largeTitle", .none)
  public static let subtitle = ToolbarItemPlacement("subtitle", .none)
  public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle", .none)

  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement("accessoryBar", .none)
  }
}

/// A bar of a screen or a window.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(name: "accessoryBar")
  }
}

/// Items that a toolbar would have without being asked.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

/// How a toolbar shows its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
}

/// How people may change a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// How people may change a toolbar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
