import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// Moves the view as one: where it lies and how large it is are animated before the views in it are told, which are laid
  /// out for the size that the view has on its way. Without it each view that draws moves by itself.
  public func geometryGroup() -> some View { modified(by: GeometryGroupContent()) }
}

private struct GeometryGroupContent: NodeContent {
  var name: String { "geometryGroup" }
  var frameMovement: FrameMovement { .group }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    context.graph.memory.hasGeometryGroups = true
    return GeometryGroupBehavior()
  }

  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool { true }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool { true }
}
