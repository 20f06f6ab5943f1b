import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Views in rows: one after the other, a new row when the next view does not fit. `HFlowLayout` says
/// how. SwiftUI has no such container.
///
/// ```swift
/// HFlow(alignment: .firstTextBaseline, itemSpacing: 6, rowSpacing: 10) {
///   ForEach(tags, id: \.self) { Text($0) }
/// }
/// .itemSeparator { Text("·") }
/// .maxLines(2) { hidden in Text("+\(hidden) more") }
/// ```
public struct HFlow<Content: View>: FlowContainer {
  public var _parts: _FlowParts<HFlowLayout>
  private let content: Content

  public var body: some View { FlowView(name: "HFlow", parts: _parts, content: content) }

  /// A flow by its layout.
  public init(layout: HFlowLayout, @ViewBuilder content: () -> Content) {
    _parts = _FlowParts(layout: layout)
    self.content = content()
  }

  /// - Parameters:
  ///   - alignment: the guide that the views of a row share; rows begin at the leading side.
  ///   - itemSpacing: the gap between two views of a row in points; nil asks the views.
  ///   - rowSpacing: the gap between two rows in points; nil asks the tallest views of both.
  ///   - justified: whether rows spread over the offered width.
  ///   - distributeItemsEvenly: whether rows are made as equally long as can be.
  public init(
    alignment: VerticalAlignment = .center, itemSpacing: CGFloat? = nil,
    rowSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    let layout = HFlowLayout(
      alignment: alignment, itemSpacing: itemSpacing, rowSpacing: rowSpacing,
      justified: justified, distributeItemsEvenly: distributeItemsEvenly)
    self.init(layout: layout, content: content)
  }

  /// A flow with one gap between views and between rows.
  /// - Parameter spacing: points; nil asks the views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, justified: Bool = false,
    distributeItemsEvenly: Bool = false, @ViewBuilder content: () -> Content
  ) {
    let layout = HFlowLayout(
      alignment: alignment, spacing: spacing, justified: justified,
      distributeItemsEvenly: distributeItemsEvenly)
    self.init(layout: layout, content: content)
  }

  /// - Parameter horizontalAlignment: where rows lie in the flow.
  public init(
    horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment = .center,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
    distributeItemsEvenly: Bool = false, @ViewBuilder content: () -> Content
  ) {
    let layout = HFlowLayout(
      horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      justified: justified, distributeItemsEvenly: distributeItemsEvenly)
    self.init(layout: layout, content: content)
  }
}

/// Views in columns: one below the other, a new column when the next view does not fit.
/// `VFlowLayout` says how. SwiftUI has no such container.
public struct VFlow<Content: View>: FlowContainer {
  public var _parts: _FlowParts<VFlowLayout>
  private let content: Content

  public var body: some View { FlowView(name: "VFlow", parts: _parts, content: content) }

  /// A flow by its layout.
  public init(layout: VFlowLayout, @ViewBuilder content: () -> Content) {
    _parts = _FlowParts(layout: layout)
    self.content = content()
  }

  /// - Parameters:
  ///   - alignment: the guide that the views of a column share; columns begin at the top.
  ///   - itemSpacing: the gap between two views of a column in points; nil asks the views.
  ///   - columnSpacing: the gap between two columns in points; nil asks the widest views of both.
  ///   - justified: whether columns spread over the offered height.
  ///   - distributeItemsEvenly: whether columns are made as equally long as can be.
  public init(
    alignment: HorizontalAlignment = .center, itemSpacing: CGFloat? = nil,
    columnSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    let layout = VFlowLayout(
      alignment: alignment, itemSpacing: itemSpacing, columnSpacing: columnSpacing,
      justified: justified, distributeItemsEvenly: distributeItemsEvenly)
    self.init(layout: layout, content: content)
  }

  /// A flow with one gap between views and between columns.
  /// - Parameter spacing: points; nil asks the views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?, justified: Bool = false,
    distributeItemsEvenly: Bool = false, @ViewBuilder content: () -> Content
  ) {
    let layout = VFlowLayout(
      alignment: alignment, spacing: spacing, justified: justified,
      distributeItemsEvenly: distributeItemsEvenly)
    self.init(layout: layout, content: content)
  }

  /// - Parameter verticalAlignment: where columns lie in the flow.
  public init(
    horizontalAlignment: HorizontalAlignment = .center, verticalAlignment: VerticalAlignment,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
    distributeItemsEvenly: Bool = false, @ViewBuilder content: () -> Content
  ) {
    let layout = VFlowLayout(
      horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      justified: justified, distributeItemsEvenly: distributeItemsEvenly)
    self.init(layout: layout, content: content)
  }
}
