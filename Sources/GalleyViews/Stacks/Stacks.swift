import GalleyGeometry
import GalleyLayout

/// Views in a row (ST1 to ST16).
nonisolated public struct HStack<Content: View>: PrimitiveView {
  private let layout: HStackLayout
  private let content: Content

  /// - Parameter spacing: the gap between two views in points; nil asks the views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public func _collect(into collector: inout _ViewCollector) {
    collector.collect(
      LayoutView(layout: layout, name: "HStack", content: content), deeper: "HStack")
  }
}

/// Views in a column (ST1 to ST16).
nonisolated public struct VStack<Content: View>: PrimitiveView {
  private let layout: VStackLayout
  private let content: Content

  /// - Parameter spacing: the gap between two views in points; nil asks the views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public func _collect(into collector: inout _ViewCollector) {
    collector.collect(
      LayoutView(layout: layout, name: "VStack", content: content), deeper: "VStack")
  }
}

/// Views on top of each other, the last in front (ZS1 to ZS4).
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  private let layout: ZStackLayout
  private let content: Content

  /// Views on top of each other, aligned with one another by `alignment`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public func _collect(into collector: inout _ViewCollector) {
    collector.collect(
      LayoutView(layout: layout, name: "ZStack", content: content), deeper: "ZStack")
  }
}
