import GalleyGeometry
import GalleyViews

/// When a tab bar would make itself small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// What the system chooses.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When the user scrolls down. On an image it has no effect.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When the user scrolls up. On an image it has no effect.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// When a search tab would open its field.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// What the system chooses.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// When its tab is selected. On an image it has no effect.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// Where the view above a tab bar stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the row of a small tab bar.
  case inline
  /// Above the tab bar.
  case expanded
}

/// The order and the visibility of tabs that the user chose.
public struct TabViewCustomization: Hashable, Sendable, Codable {
  /// Nothing was changed.
  public init() {}
}

/// How people may change tabs.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// What the system chooses.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// People may move the tab. On an image it has no effect.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// People may not change the tab.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Which presentations of a tab view have a tab.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// What the system chooses.
  public static let automatic = TabPlacement(name: "automatic")
  /// At the end of the bar, beside the others. On an image it has no effect.
  public static let pinned = TabPlacement(name: "pinned")
  /// In a side bar only. On an image it has no effect: the tab is in the bar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a tab view adapts to.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Whatever the view adapts to.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A bar of tabs.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A side bar. Galley draws none.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

nonisolated extension EnvironmentValues {
  /// Nil: an image has no such place.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

nonisolated extension View {
  /// No effect: images do not scroll.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// A view above the tab bar.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View {
    ignored("tabViewBottomAccessory")
  }

  /// No effect: the tabs of an image are not customised.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }

  /// No effect: nothing is searched for in an image.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// No effect: tabs are drawn as a bar.
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> some View {
    self
  }

  /// No effect: tabs are drawn as a bar.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// No effect: tabs are drawn as a bar.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// No effect: tabs are drawn as a bar.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}
