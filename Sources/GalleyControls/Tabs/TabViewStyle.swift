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

nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

/// The selected page, and a dot for each.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// When there are dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// With more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }
  private let mode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  public var _pageDots: IndexDisplayMode? { mode }
}

/// Pages of a watch, drawn without dots.
nonisolated public struct VerticalPageTabViewStyle: TabViewStyle {
  public init() {}

  public var _pageDots: PageTabViewStyle.IndexDisplayMode? { .never }
}

/// Drawn as a bar.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}

nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
}

/// Drawn as a bar.
nonisolated public struct GroupedTabViewStyle: TabViewStyle {
  public init() {}
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { .init() }
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { .init() }
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

nonisolated extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: VerticalPageTabViewStyle { .init() }
}

nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

nonisolated extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { .init() }
}

/// How the dots of pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// Whether there is a capsule behind the dots.
  nonisolated var _hasBackground: Bool { get }
}

nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a capsule behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }
  private let mode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  public var _hasBackground: Bool { mode == .always }
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { .init() }
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
