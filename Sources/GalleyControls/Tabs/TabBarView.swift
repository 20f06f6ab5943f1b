import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The bar of a tab view: 49 points high, an icon above a title for each tab.
nonisolated struct TabBarView: View {
  let tabs: TabRecord
  let isShown: Bool
  let overContent: Bool

  var body: some View {
    if isShown, !tabs.items.isEmpty, !tabs.toolbar.isHidden(.tabBar) {
      HStack(spacing: 0) {
        ForEach(tabs.items.indices, id: \.self) { index in
          TabBarItem(item: tabs.items[index]).frame(maxWidth: .infinity)
            .contentShape(Rectangle())
            .pressable(name: "Tab", action: tabs.items[index].select)
        }
      }
      // The titles of tabs do not grow with the text size.
      .dynamicTypeSize(.large)
      .frame(height: ScreenMetrics.tabBarHeight)
      .barStyle(of: .tabBar, tabs.toolbar, overContent: overContent)
    }
  }
}

/// A tab in the bar.
nonisolated private struct TabBarItem: View {
  let item: TabRecord.Item

  var body: some View {
    TabItemLayout { item.label }
      .symbolVariant(.fill)
      .labelStyle(TabItemLabelStyle())
      .lineLimit(1)
      .font(.system(size: ScreenMetrics.tabIconSize))
      .foregroundStyle(
        item.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(SystemGray.unselected)
      )
      .overlay(alignment: .top) { badge.offset(x: 14, y: -1) }
      .frame(maxHeight: .infinity)
  }

  @ViewBuilder private var badge: some View {
    if let badge = item.badge {
      badge
        .font(.system(size: ScreenMetrics.tabBadgeFont))
        .foregroundStyle(.white)
        .padding(.horizontal, 5)
        .frame(minWidth: ScreenMetrics.tabBadgeHeight)
        .frame(height: ScreenMetrics.tabBadgeHeight)
        .background(Color.red, in: Capsule())
        .fixedSize()
    }
  }
}

/// UIKit's grey of tabs that are not selected.
nonisolated private enum SystemGray {
  static let unselected = Color(_light: Color(white: 0.6), dark: Color(white: 0.46))
}

/// The parts of a tab below each other: the icon in its room, and the title.
nonisolated private struct TabItemLayout<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    Group(subviews: content) { parts in
      VStack(spacing: 1) {
        ForEach(parts.indices, id: \.self) { index in
          if index == 0, parts.count > 1 {
            parts[index].frame(height: ScreenMetrics.tabIconHeight)
          } else {
            parts[index].font(.system(size: ScreenMetrics.tabTitleSize, weight: .medium))
          }
        }
      }
    }
  }
}

/// The icon above the title.
nonisolated private struct TabItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 1) {
      configuration.icon
        .font(.system(size: ScreenMetrics.tabIconSize))
        .frame(height: ScreenMetrics.tabIconHeight)
      configuration.title
        .font(.system(size: ScreenMetrics.tabTitleSize, weight: .medium))
    }
  }
}
