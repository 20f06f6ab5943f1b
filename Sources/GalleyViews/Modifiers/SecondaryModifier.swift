import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// Views behind this one, offered its size and aligned with it (ZB1 to ZB3).
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modified(by: SecondaryContent(view: content(), alignment: alignment, isInFront: false))
  }

  /// A style that fills the view's box behind it, and reaches below the bars that the view touches (ZB4).
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { SafeAreaFill(style: style, edges: edges) }
  }

  /// The shape that fits the view's box, filled with a style, behind it.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { FillShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }

  /// A view behind this one. The older form of `background(alignment:content:)`.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Views in front of this one, offered its size and aligned with it (ZB1, ZB2).
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modified(by: SecondaryContent(view: content(), alignment: alignment, isInFront: true))
  }

  /// A style that fills the view's box in front of it.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { FillShapeView(shape: Rectangle(), style: style) }
  }

  /// The shape that fits the view's box, filled with a style, in front of it.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { FillShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }

  /// A view in front of this one. The older form of `overlay(alignment:content:)`.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }
}

private struct SecondaryContent<V: View>: LayeredContent {
  let view: V
  let alignment: Alignment
  let isInFront: Bool
  var name: String { isInFront ? "overlay" : "background" }

  func collectChildren(into collector: inout _ViewCollector) {
    collector.emit(ImplicitStackContent(content: view))
  }
}
