import GalleyGeometry
import GalleyLayout

/// Views that a layout arranges.
struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  var name: String?
  let content: Content

  func _collect(into collector: inout ViewCollector) {
    collector.emit(LayoutContent(layout: layout, explicitName: name, content: content))
  }
}

extension Layout {
  /// The container that this layout makes of views (LP11).
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

private struct LayoutContent<L: Layout, Content: View>: NodeContent {
  let layout: L
  let explicitName: String?
  let content: Content

  var name: String { explicitName ?? "\(L.self)" }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { ContainerBehavior(layout) }

  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool {
    guard let container = behavior as? ContainerBehavior<L> else { return false }
    container.update(layout)
    return true
  }

  /// A layout that cannot be compared counts as changed (LP2).
  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? LayoutContent<L, Content> else { return false }
    return ValueComparison.areEqual(old.layout, layout) ?? false
  }

  func orientation(within outer: Axis?) -> Axis? { layout._traits.properties.stackOrientation }

  func collectChildren(into collector: inout ViewCollector) { content._collect(into: &collector) }
}
