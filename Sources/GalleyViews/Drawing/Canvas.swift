import GalleyGeometry
import GalleyGraphics
import GalleyLayout

/// A view that is drawn step after step; it takes what it is offered, 10 where nothing is.
///
/// Nothing outside of the canvas's box is seen.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  /// Views to draw with, each found by its tag.
  public var symbols: Symbols
  /// What draws: it is given a context and the canvas's size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether black lies below what is drawn.
  public var isOpaque: Bool
  /// No effect: images are drawn in sRGB.
  public var colorMode: ColorRenderingMode
  /// No effect: an image is drawn at once.
  public var rendersAsynchronously: Bool

  /// A canvas with symbols: views that `resolveSymbol(id:)` finds by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public func _collect(into collector: inout _ViewCollector) {
    collector.emit(CanvasContent(canvas: self))
  }
}

nonisolated extension Canvas where Symbols == EmptyView {
  /// A canvas without symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

private struct CanvasContent<Symbols: View>: NodeContent {
  let canvas: Canvas<Symbols>
  var name: String { "Canvas" }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { CanvasBehavior() }

  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool { true }

  /// A canvas answers what it is offered; its symbols answer for themselves.
  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool { true }

  func orientation(within outer: Axis?) -> Axis? { nil }

  func collectChildren(into collector: inout _ViewCollector) {
    canvas.symbols._collect(into: &collector)
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let frame = builder.pixelFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return }
    builder.group {
      DisplayGroup(items: $0, clip: Path(frame))
    } _: { builder in
      if canvas.isOpaque { builder.append(.fillRect(frame, paint: .solid(.black))) }
      builder.draw(node, in: frame) { canvas.renderer(&$0, node.layout.frame.size) }
    }
  }
}

extension DisplayBuilder {
  /// Paints what `body` draws on a canvas.
  /// - Parameter frame: the canvas's box.
  mutating func draw(
    _ node: ViewNode, in frame: PixelRect, _ body: (inout GraphicsContext) -> Void
  ) {
    let scene = CanvasScene(node: node, graph: graph, grid: grid, frame: frame)
    let recording = CanvasRecording()
    var context = GraphicsContext(scene: scene, recording: recording)
    // Other bodies were read since; the drawing reads what belongs to those around it.
    node.reinstallProperties()
    body(&context)
    for item in recording.items { append(item) }
  }
}

/// A canvas takes what it is offered; its symbols have their ideal sizes.
private final class CanvasBehavior: NodeBehavior {
  var rule: String { "PV1: the offered length, or 10 where none is offered" }

  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placements(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [Placement] {
    node.children.map { _ in Placement(origin: .zero, proposal: .unspecified) }
  }
}

/// What all contexts of one canvas know.
final class CanvasScene {
  let node: ViewNode
  let graph: ViewGraph
  let grid: PixelGrid
  /// The canvas's box.
  let frame: PixelRect
  /// From the canvas's points to device pixels.
  let toPixels: CGAffineTransform
  /// An item with its path, as measured.
  private static let bytesPerItem = 512

  init(node: ViewNode, graph: ViewGraph, grid: PixelGrid, frame: PixelRect) {
    self.node = node
    self.graph = graph
    self.grid = grid
    self.frame = frame
    toPixels = CGAffineTransform(
      a: grid.scale, b: 0, c: 0, d: grid.scale, tx: frame.minX, ty: frame.minY)
  }

  /// Whether the image's limits leave room for one more item.
  var mayDraw: Bool {
    graph.canContinue && graph.budget.reserve(Self.bytesPerItem, for: "drawing on a canvas")
  }

  /// The symbol whose tag is `id`.
  func symbol(_ id: AnyHashable) -> ViewNode? {
    node.children.first { $0.layout[ContainerValuesKey.self].tag == id }
  }
}

/// What was drawn so far, in device pixels.
final class CanvasRecording {
  var items: [DisplayItem] = []
}

extension CanvasContent: HitLeaf {
  func covers(_ point: CGPoint, in node: ViewNode) -> Bool { node.boxContains(point) }
}
