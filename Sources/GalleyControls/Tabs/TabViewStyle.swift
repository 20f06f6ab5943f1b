import GalleyGeometry
import GalleyViews

/// How a tab view looks: a bar, or pages.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// When pages have dots; nil where tabs have a bar.
  nonisolated var _pageDots: PageTabViewStyle.IndexDisplayMode? { get }
}

nonisolated extension TabViewStyle {
  public var _pageDots: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// The style of the place: a bar of tabs.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// The same style as `.automatic`.
  public init() {}
}

/// The selected page, and a dot for each.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// When there are dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// With more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// With any number of pages.
    public static let always = IndexDisplayMode(name: "always")
    /// Without dots.
    public static let never = IndexDisplayMode(name: "never")
  }
  private let mode: IndexDisplayMode

  /// Pages with or without dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  public var _pageDots: IndexDisplayMode? { mode }
}

/// Pages of a watch, drawn without dots.
nonisolated public struct VerticalPageTabViewStyle: TabViewStyle {
  /// The same style as `.verticalPage`.
  public init() {}

  public var _pageDots: PageTabViewStyle.IndexDisplayMode? { .never }
}

/// Drawn as a bar.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The same style as `.sidebarAdaptable`.
  public init() {}
}

/// A bar of tabs.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The same style as `.tabBarOnly`.
  public init() {}
}

/// Drawn as a bar.
nonisolated public struct GroupedTabViewStyle: TabViewStyle {
  /// The same style as `.grouped`.
  public init() {}
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The selected tab above a bar of all tabs.
  public static var automatic: DefaultTabViewStyle { .init() }
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
  /// The selected page, with a dot for each page if there is more than one.
  public static var page: PageTabViewStyle { .init() }
  /// The selected page, with dots by the mode.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

nonisolated extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// A watch's style: the selected page without dots.
  public static var verticalPage: VerticalPageTabViewStyle { .init() }
}

nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A side bar where there is room. On an image, the same look as `.automatic`.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// On an image, the same look as `.automatic`.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

nonisolated extension TabViewStyle where Self == GroupedTabViewStyle {
  /// On an image, the same look as `.automatic`.
  public static var grouped: GroupedTabViewStyle { .init() }
}

/// How the dots of pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// Whether there is a capsule behind the dots.
  nonisolated var _hasBackground: Bool { get }
}

/// Dots, perhaps on a capsule.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a capsule behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// While they are touched: on an image never.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While they are touched: on an image never.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }
  private let mode: BackgroundDisplayMode

  /// Dots with or without a capsule.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  public var _hasBackground: Bool { mode == .always }
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a capsule.
  public static var page: PageIndexViewStyle { .init() }
  /// Dots with a capsule by the mode.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

/// What the styles around a tab view come to.
struct TabViewLook: Hashable {
  /// When pages have dots; nil where tabs have a bar.
  var pageDots: PageTabViewStyle.IndexDisplayMode?
  var hasDotsBackground = false
}

nonisolated extension EnvironmentValues {
  @Entry var tabViewLook: TabViewLook = .init()
}

nonisolated extension View {
  /// How tab views in this view look.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let dots = style._pageDots
    return changingEnvironment { $0.tabViewLook.pageDots = dots }
  }

  /// How the dots of pages in this view look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let hasBackground = style._hasBackground
    return changingEnvironment { $0.tabViewLook.hasDotsBackground = hasBackground }
  }
}
