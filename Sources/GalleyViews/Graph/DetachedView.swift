import GalleyDiagnostics
import GalleyGeometry
import GalleyGraphics
import GalleyLayout

/// A view that is laid out and painted by itself, for those who draw with it: a text of a canvas, an
/// image of a text.
final class DetachedView {
  private let node: ViewNode?
  /// What the view paints in a size that was asked before, in pixels from its upper left corner.
  private var painted: (proposal: ProposedViewSize, scale: CGFloat, items: [DisplayItem])?

  /// A view that is no part of the tree. It must not have a state of its own.
  init(
    _ view: some View, environment: EnvironmentValues, source: SourceLocation?, graph: ViewGraph
  ) {
    let list = ChildList(replacing: [])
    let collector = _ViewCollector(
      list: list, environment: environment, orientation: nil, source: source, graph: graph,
      depth: 0)
    var inner = collector
    inner.emit(ImplicitStackContent(content: view))
    node = list.nodes.first
  }

  /// A view of the tree that is drawn elsewhere, or more than once.
  init(_ node: ViewNode) { self.node = node }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    node?.layout.sizeThatFits(proposal) ?? .zero
  }

  /// Where a guide lies from the view's top.
  func guide(_ guide: VerticalAlignment, _ proposal: ProposedViewSize) -> CGFloat {
    node.map { $0.layout.dimensions(for: proposal)[guide] } ?? 0
  }

  /// Paints the view in its own size.
  /// - Parameter center: its middle, in points of the root.
  func display(around center: CGPoint, in builder: inout DisplayBuilder) {
    guard let node else { return }
    node.layout.place(at: .zero, proposal: .unspecified)
    let size = node.layout.frame.size
    builder.display(
      node, at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
  }

  /// What the view paints when it has been offered `proposal`, in pixels from its upper left corner.
  func items(_ proposal: ProposedViewSize, on grid: PixelGrid, in graph: ViewGraph)
    -> [DisplayItem]
  {
    if let painted, painted.proposal == proposal, painted.scale == grid.scale {
      return painted.items
    }
    guard let node else { return [] }
    node.layout.place(at: .zero, proposal: proposal)
    var builder = DisplayBuilder(grid: grid, graph: graph)
    let items = builder.items { $0.display(node) }
    painted = (proposal, grid.scale, items)
    return items
  }
}
