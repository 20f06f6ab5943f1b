import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// The title of the screen that the view is in.
  public func navigationTitle(_ title: Text) -> some View {
    stating { $0.title = title }
  }

  /// A localized title of the screen that the view is in.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// A title of the screen that the view is in, which is not localized.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The title of the screen that the view is in. It cannot be edited in an image.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// A smaller line with the screen's title.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    stating { $0.subtitle = subtitle }
  }

  /// A localized line with the screen's title.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// A line with the screen's title, which is not localized.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Whether the screen's title is large or in the bar.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    stating { $0.displayMode = displayMode }
  }
}

// The names of the first releases.
nonisolated extension View {
  /// The title of the screen: an older name of `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// A localized title of the screen: an older name of `navigationTitle(_:)`.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// A title of the screen that is not localized: an older name of `navigationTitle(_:)`.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The title of the screen, and where it is.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    stating { ($0.title, $0.displayMode) = (title, displayMode) }
  }

  /// A localized title of the screen, and where it is.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// A title of the screen that is not localized, and where it is.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }
}
