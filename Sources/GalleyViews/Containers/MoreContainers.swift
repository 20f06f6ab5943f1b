import GalleyGeometry
import GalleyGraphics
import GalleyLayout

/// A line between views, a pixel thick, or a point beside texts of the sizes for accessibility (DV1).
public struct Divider: PrimitiveView {
  /// A line across the stack around it, as long as what is offered.
  public init() {}

  public func _collect(into collector: inout _ViewCollector) {
    collector.emit(
      DividerContent(isPoint: collector.environment.dynamicTypeSize.isAccessibilitySize))
  }
}

private struct DividerContent: NodeContent {
  /// Whether it is a point thick, whatever a pixel is.
  let isPoint: Bool
  var name: String { "Divider" }

  func changeContainerValues(_ values: inout ContainerValues) { values.isDivider = true }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    DividerBehavior(
      orientation: context.orientation,
      thickness: isPoint ? 1 : 1 / context.environment.displayScale)
  }

  /// It depends on the size of texts, on the scale and on the stack around alone; of the last two the node knows.
  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    (old as? Self)?.isPoint == isPoint
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let color = SemanticColor.separator.resolved(in: node.environment)
    builder.append(.fillRect(builder.pixelFrame(of: node), paint: .solid(color)))
  }
}

extension DividerContent: HitLeaf {
  func covers(_ point: CGPoint, in node: ViewNode) -> Bool { node.boxContains(point) }
}

/// Views that a behaviour arranges.
struct CollectionContent<Content: View, Value: Equatable>: NodeContent {
  let name: String
  let view: Content
  /// Whether spacers in it lie along the stack around.
  var passesOrientation = false
  /// What the behaviour is made of, and nothing else.
  let value: Value
  let behavior: (Value) -> any NodeBehavior

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { behavior(value) }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? Self else { return false }
    return old.name == name && old.value == value
  }

  func orientation(within outer: Axis?) -> Axis? { passesOrientation ? outer : nil }

  func collectChildren(into collector: inout _ViewCollector) { view._collect(into: &collector) }
}

/// A row that a screen would fill as it scrolls, made whole. What its scroll view does not show has not appeared.
nonisolated public struct LazyHStack<Content: View>: View {
  private let layout: LazyStackLayout
  private let content: Content

  /// A row of views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LayoutView(layout: layout, name: "LazyHStack", content: content) }
}

/// A column that a screen would fill as it scrolls, made whole. What its scroll view does not show has not appeared.
nonisolated public struct LazyVStack<Content: View>: View {
  private let layout: LazyStackLayout
  private let content: Content

  /// A column of views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LayoutView(layout: layout, name: "LazyVStack", content: content) }
}

/// Which views of a lazy container stay at the edge while it scrolls. Name only: at rest at its start
/// they stand where they are.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
