import GalleyGeometry
import GalleyLayout

/// Room that grows along the stack around it, in both directions outside of one (PV4 to PV6).
public struct Spacer: PrimitiveView {
  /// The least length in points; nil is the default, 8.
  public var minLength: CGFloat?

  /// Room of at least a length in points; nil is the default, 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public func _collect(into collector: inout _ViewCollector) {
    collector.emit(SpacerContent(minLength: minLength))
  }
}

private struct SpacerContent: NodeContent {
  let minLength: CGFloat?
  var name: String { "Spacer" }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    (old as? SpacerContent)?.minLength == minLength
  }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    SpacerBehavior(minLength: minLength, orientation: context.orientation)
  }
}
