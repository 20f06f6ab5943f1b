import GalleyGeometry
import GalleyLayout

/// Views in columns of given widths, row after row, drawn whole (GR24).
nonisolated public struct LazyVGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content

  /// - Parameter spacing: the gap between rows in points; nil is the default, 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(columns: columns, alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LayoutView(layout: layout, name: "LazyVGrid", content: content) }
}

/// Views in rows of given heights, column after column, drawn whole (GR24).
nonisolated public struct LazyHGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content

  /// - Parameter spacing: the gap between columns in points; nil is the default, 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(rows: rows, alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LayoutView(layout: layout, name: "LazyHGrid", content: content) }
}
