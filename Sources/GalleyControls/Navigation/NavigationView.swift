import GalleyGeometry
import GalleyViews

/// Screens on top of each other, or beside each other; in an image the first one is drawn.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  /// A view whose content is the screen that is drawn.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    NavigationScreen(content: AnyView(content), navigation: .withoutPath)
      ._layoutName("NavigationView")
  }
}

/// Whether a navigation view has columns.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The style of the place: a stack.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The same style as `.automatic`.
  public init() {}
}

/// Screens on top of each other.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The same style as `.stack`.
  public init() {}
}

/// Two columns. On an image the view is a stack.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// A style without options.
  public init() {}
}

/// Columns. On an image the view is a stack.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Screens on top of each other, as on a phone.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Screens on top of each other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// On an image, the same look as `.stack`.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
  /// No effect: a navigation view is drawn as a stack, as on a phone.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
