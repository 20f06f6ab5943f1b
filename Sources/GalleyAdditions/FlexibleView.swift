import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A view for every element, in rows that wrap where the next one does not fit (CC1 to CC4).
///
/// Views have their ideal sizes. A row is full when the next view and the gap before it do not fit;
/// the gap behind the last view of a row counts nothing, and no row is ever empty. The container
/// fills the width that it is offered; a view wider than that overflows. Equal elements are all
/// shown.
/// - Complexity: O(n) in the elements for each distinct proposal.
nonisolated public struct FlexibleView<Data: Collection, Content: View>: View
where Data.Element: Hashable {
  let data: Data
  let spacing: CGFloat
  let alignment: HorizontalAlignment
  let content: (Data.Element) -> Content

  /// - Parameters:
  ///   - spacing: points between two views and between two rows.
  ///   - alignment: where rows lie in the container.
  public init(
    data: Data, spacing: CGFloat = 8, alignment: HorizontalAlignment = .leading,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.spacing = spacing
    self.alignment = alignment
    self.content = content
  }

  public var body: some View {
    LayoutView(
      layout: FlexibleRowsLayout(alignment: alignment, spacing: spacing), name: "FlexibleView",
      content: ForEach(Array(data), id: \.self, content: content))
  }
}
