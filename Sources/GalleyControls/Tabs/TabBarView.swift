import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyViews

/// The bar of a tab view: 49 points high, an icon above a title for each tab.
struct TabBarView {
  let items: [TabPages.Item]
  let toolbar: ToolbarSettings
  let overContent: Bool
  @Environment(\._systemLook) private var look

  init(items: [TabPages.Item], toolbar: ToolbarSettings, overContent: Bool) {
    (self.items, self.toolbar, self.overContent) = (items, toolbar, overContent)
  }
}

nonisolated extension TabBarView: View {
  var body: some View {
    if !items.isEmpty, !toolbar.isHidden(.tabBar) {
      // The titles of tabs do not grow with the text size.
      bar.dynamicTypeSize(.large)
        .barStyle(of: .tabBar, toolbar, overContent: overContent && look != .iOS26)
    }
  }

  @ViewBuilder private var bar: some View {
    if look == .iOS26 {
      FloatingTabBar(items: items)
    } else {
      HStack(spacing: 0) {
        ForEach(items.indices, id: \.self) { index in
          TabBarItem(item: items[index]).frame(maxWidth: .infinity).choosing(items[index])
        }
      }
      .frame(height: ScreenMetrics.tabBarHeight)
    }
  }
}

nonisolated extension View {
  /// Chooses a tab of a bar when the view is tapped.
  func choosing(_ item: TabPages.Item) -> some View {
    contentShape(Rectangle())
      .pressable(
        name: "Tab", as: TappedPart(.tab, isSelected: item.isSelected), action: item.select)
  }
}

/// A tab in the bar.
struct TabBarItem {
  let item: TabPages.Item
  @Environment(\.lookNumbers) private var numbers
  @Environment(\._systemLook) private var look

  init(item: TabPages.Item) { self.item = item }
}

nonisolated extension TabBarItem: View {
  var body: some View {
    let places = places
    TabItemLayout(places: places) { item.label }
      .symbolVariant(.fill)
      .labelStyle(TabItemLabelStyle(places: places))
      .lineLimit(1)
      .font(.system(size: ScreenMetrics.tabIconSize))
      .imageScale(.large)
      .defaultForegroundStyle(
        item.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(SystemGray.unselected(look))
      )
      .frame(maxHeight: .infinity)
      .overlay(alignment: .top) {
        Color.clear.frame(width: 0, height: 0)
          .overlay(alignment: .topLeading) {
            badge
              .padding(.leading, ScreenMetrics.tabBadgeStart)
              // As far from the icon in all looks (assumed for iOS 26).
              .padding(
                .top, ScreenMetrics.tabBadgeTop + numbers.tabIconTop - ScreenMetrics.tabIconTop
              )
              .fixedSize()
          }
      }
  }

  private var places: TabItemPlaces {
    TabItemPlaces(
      height: numbers.tabBarHeight, iconTop: numbers.tabIconTop, titleTop: numbers.tabTitleTop,
      isBold: look == .iOS26 && item.isSelected)
  }

  @ViewBuilder private var badge: some View {
    if let badge = item.badge {
      badge
        .font(.system(size: ScreenMetrics.tabBadgeFont))
        .defaultForegroundStyle(.white)
        .padding(.horizontal, 5)
        .frame(minWidth: ScreenMetrics.tabBadgeHeight)
        .frame(height: ScreenMetrics.tabBadgeHeight)
        .background(Color.red, in: Capsule())
    }
  }
}

/// Where the parts of a tab are, in points from the bar's upper edge on.
nonisolated private struct TabItemPlaces: Hashable {
  let height: CGFloat
  let iconTop: CGFloat
  let titleTop: CGFloat
  /// Whether the title is bolder than others: 49.33 wide and not 48.33 (measured: 1_en-US.png of
  /// skiptools/skipapp-showcase).
  let isBold: Bool

  var titleFont: Font {
    .system(size: ScreenMetrics.tabTitleSize, weight: isBold ? .semibold : .medium)
  }
}

/// The grey of tabs that are not selected. Light: measured (testTabBarView.TabBarView-mediumPhone-light.png of
/// martinomamic/RSSReader: #929292); dark: assumed. iOS 26: measured (1_en-US.png and 3_en-US.png of
/// skiptools/skipapp-showcase: #191919 and #f4f4f5).
nonisolated private enum SystemGray {
  static func unselected(_ look: SystemLook) -> Color {
    guard look == .iOS26 else {
      return Color(_light: Color(white: 146 / 255.0), dark: Color(white: 0.46))
    }
    return Color(
      _light: Color(white: 25 / 255.0),
      dark: Color(red: 244 / 255.0, green: 244 / 255.0, blue: 245 / 255.0))
  }
}

/// The parts of a tab below each other: the icon in its room, and the title.
nonisolated private struct TabItemLayout<Content: View>: View {
  let places: TabItemPlaces
  let content: Content

  init(places: TabItemPlaces, @ViewBuilder content: () -> Content) {
    self.places = places
    self.content = content()
  }

  var body: some View {
    Group(subviews: content) { parts in
      if parts.count > 1 {
        TabItemParts(places: places) {
          parts[0]
        } title: {
          ForEach(parts.indices.dropFirst(), id: \.self) { parts[$0] }
        }
      } else {
        ForEach(parts.indices, id: \.self) { index in
          parts[index].font(places.titleFont)
        }
      }
    }
  }
}

/// The icon above the title.
nonisolated private struct TabItemLabelStyle: LabelStyle {
  let places: TabItemPlaces

  func makeBody(configuration: Configuration) -> some View {
    TabItemParts(places: places) {
      configuration.icon.font(.system(size: ScreenMetrics.tabIconSize))
    } title: {
      configuration.title
    }
  }
}

/// Icon and title at their places, from the bar's upper edge on.
nonisolated private struct TabItemParts<Icon: View, Title: View>: View {
  let places: TabItemPlaces
  let icon: Icon
  let title: Title

  init(places: TabItemPlaces, @ViewBuilder icon: () -> Icon, @ViewBuilder title: () -> Title) {
    self.places = places
    self.icon = icon()
    self.title = title()
  }

  var body: some View {
    VStack(spacing: places.titleTop) {
      icon.frame(height: ScreenMetrics.tabIconHeight)
      title.font(places.titleFont)
    }
    .padding(.top, places.iconTop)
    .frame(height: places.height, alignment: .top)
  }
}
