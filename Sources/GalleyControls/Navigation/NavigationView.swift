import GalleyGeometry
import GalleyViews

/// Screens on top of each other, or beside each other; in an image the first one is drawn.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    NavigationScreen(content: AnyView(content), navigation: .withoutPath)
      ._layoutName("NavigationView")
  }
}

/// Whether a navigation view has columns.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
  /// Changes nothing: a navigation view is drawn as a stack, as on a phone.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
