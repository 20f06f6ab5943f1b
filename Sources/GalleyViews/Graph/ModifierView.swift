import GalleyGeometry
import GalleyLayout

/// Views with a node of a modifier around each of them.
struct ModifierView<Content: View, Modifier: NodeContent>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  func _collect(into collector: inout _ViewCollector) {
    collector.wrap(content, in: modifier)
  }
}

nonisolated extension View {
  func modified(by modifier: some NodeContent) -> some View {
    ModifierView(content: self, modifier: modifier)
  }
}
