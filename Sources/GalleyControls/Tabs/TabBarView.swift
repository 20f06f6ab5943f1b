import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The bar of a tab view: 49 points high below a line, an icon above a caption for each tab.
nonisolated struct TabBarView: View {
  let tabs: TabRecord
  let isShown: Bool

  var body: some View {
    if isShown, !tabs.items.isEmpty, !tabs.toolbar.isHidden(.tabBar) {
      VStack(spacing: 0) {
        Divider()
        HStack(spacing: 0) {
          ForEach(tabs.items.indices, id: \.self) { index in
            VStack(spacing: 2) { tabs.items[index].label }
              .font(.system(size: 10, weight: .medium))
              .lineLimit(1)
              .foregroundStyle(
                tabs.items[index].isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray)
              )
              .frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
        .labelStyle(TabItemLabelStyle())
        .frame(height: 49)
      }
      .barStyle(of: .tabBar, tabs.toolbar)
    }
  }
}

/// The icon above the title.
nonisolated private struct TabItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 18, weight: .regular))
      configuration.title
    }
  }
}
