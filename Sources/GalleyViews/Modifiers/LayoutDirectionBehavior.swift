import GalleyGeometry
import GalleyLayout

/// What becomes of a view's drawing where it is read from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Drawn the same in both directions.
  case fixed
  /// Mirrored in one direction.
  case mirrors(in: LayoutDirection)

  /// Mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Whether a view that is read in this direction is mirrored.
  func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

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
