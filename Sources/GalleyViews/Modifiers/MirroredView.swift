import GalleyLayout

nonisolated extension View {
  /// Mirrors the view's drawing by the direction in which it is read.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    MirroredView(content: self, behavior: behavior)
  }

  /// Mirrors the view's drawing where it is read from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}

private struct MirroredView<Content: View>: PrimitiveView {
  let content: Content
  let behavior: LayoutDirectionBehavior

  func _collect(into collector: inout _ViewCollector) {
    let isMirrored = behavior.isMirrored(in: collector.environment.layoutDirection)
    content.scaleEffect(x: isMirrored ? -1 : 1)._collect(into: &collector)
  }
}
