import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The bar of a tab view: 49 points high, an icon above a title for each tab.
nonisolated struct TabBarView: View {
  let items: [TabPages.Item]
  let toolbar: ToolbarSettings
  let overContent: Bool

  var body: some View {
    if !items.isEmpty, !toolbar.isHidden(.tabBar) {
      HStack(spacing: 0) {
        ForEach(items.indices, id: \.self) { index in
          TabBarItem(item: items[index]).frame(maxWidth: .infinity)
            .contentShape(Rectangle())
            .pressable(
              name: "Tab", as: TappedPart(.tab, isSelected: items[index].isSelected),
              action: items[index].select)
        }
      }
      // The titles of tabs do not grow with the text size.
      .dynamicTypeSize(.large)
      .frame(height: ScreenMetrics.tabBarHeight)
      .barStyle(of: .tabBar, toolbar, overContent: overContent)
    }
  }
}

/// A tab in the bar.
nonisolated private struct TabBarItem: View {
  let item: TabPages.Item

  var body: some View {
    TabItemLayout { item.label }
      .symbolVariant(.fill)
      .labelStyle(TabItemLabelStyle())
      .lineLimit(1)
      .font(.system(size: ScreenMetrics.tabIconSize))
      .imageScale(.large)
      .defaultForegroundStyle(
        item.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(SystemGray.unselected)
      )
      .frame(maxHeight: .infinity)
      .overlay(alignment: .top) {
        Color.clear.frame(width: 0, height: 0)
          .overlay(alignment: .topLeading) {
            badge
              .padding(.leading, ScreenMetrics.tabBadgeStart)
              .padding(.top, ScreenMetrics.tabBadgeTop)
              .fixedSize()
          }
      }
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

/// The grey of tabs that are not selected. Light: measured (testTabBarView.TabBarView-mediumPhone-light.png of
/// martinomamic/RSSReader: #929292); dark: assumed.
nonisolated private enum SystemGray {
  static let unselected = Color(_light: Color(white: 146 / 255.0), dark: Color(white: 0.46))
}

/// The parts of a tab below each other: the icon in its room, and the title.
nonisolated private struct TabItemLayout<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    Group(subviews: content) { parts in
      if parts.count > 1 {
        TabItemParts {
          parts[0]
        } title: {
          ForEach(parts.indices.dropFirst(), id: \.self) { parts[$0] }
        }
      } else {
        ForEach(parts.indices, id: \.self) { index in
          parts[index].font(.system(size: ScreenMetrics.tabTitleSize, weight: .medium))
        }
      }
    }
  }
}

/// The icon above the title.
nonisolated private struct TabItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    TabItemParts {
      configuration.icon.font(.system(size: ScreenMetrics.tabIconSize))
    } title: {
      configuration.title
    }
  }
}

/// Icon and title at their places, from the bar's upper edge on.
nonisolated private struct TabItemParts<Icon: View, Title: View>: View {
  let icon: Icon
  let title: Title

  init(@ViewBuilder icon: () -> Icon, @ViewBuilder title: () -> Title) {
    self.icon = icon()
    self.title = title()
  }

  var body: some View {
    VStack(spacing: ScreenMetrics.tabTitleTop) {
      icon.frame(height: ScreenMetrics.tabIconHeight)
      title.font(.system(size: ScreenMetrics.tabTitleSize, weight: .medium))
    }
    .padding(.top, ScreenMetrics.tabIconTop)
    .frame(height: ScreenMetrics.tabBarHeight, alignment: .top)
  }
}
