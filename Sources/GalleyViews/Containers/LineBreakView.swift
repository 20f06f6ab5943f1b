import GalleyGeometry
import GalleyLayout

/// Ends the line of a flow; elsewhere nothing.
package struct LineBreakView: PrimitiveView {
  package init() {}

  package func _collect(into collector: inout _ViewCollector) {
    EmptyLeaf().layoutValue(key: FlowValues.RoleKey.self, value: FlowValues.Role.lineBreak)
      ._collect(into: &collector)
  }
}

/// A node without a size.
private struct EmptyLeaf: PrimitiveView {
  func _collect(into collector: inout _ViewCollector) { collector.emit(EmptyLeafContent()) }
}

private struct EmptyLeafContent: NodeContent {
  var name: String { "LineBreak" }
  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    ContainerBehavior(ZStackLayout())
  }
  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool { true }
}
