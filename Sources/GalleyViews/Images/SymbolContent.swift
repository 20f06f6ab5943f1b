import GalleyGeometry
import GalleyGraphics
import GalleyLayout

/// A symbol in the size and the weight of the font around it.
struct SymbolContent: NodeContent {
  let symbol: String
  let drawing: SymbolDrawing
  let metrics: SymbolMetrics
  /// Whether the symbol fills what it is offered.
  let isResizable: Bool
  /// Its own colour; nil is the foreground style.
  let tint: Color?
  /// Nil where one colour or many follows from the foreground style.
  let mode: SymbolRenderingMode?
  /// 0 to 1; nil draws all parts.
  let value: Double?
  /// Whether it is of the project's catalogues, and not one of the system's.
  var isOfProject = false
  var name: String { isOfProject ? "Image \"\(symbol)\"" : "Image(systemName: \"\(symbol)\")" }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    SymbolBehavior(
      size: held.size, baseline: metrics.frame(of: drawing).middle.y + metrics.capitalsMiddle,
      isResizable: isResizable)
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? Self else { return false }
    return old.symbol == symbol && old.metrics == metrics && old.isResizable == isResizable
      && old.isOfProject == isOfProject
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let frame = builder.pixelFrame(of: node)
    if node.environment.isRedacted { return builder.displayRedacted(frame, of: node) }
    let painting = SymbolPainting(
      drawing, lineWidth: metrics.lineWidth, value: value, place: place(in: frame))
    let environment = node.environment
    if tint == nil, mode == .multicolor, displayColors(painting, frame, of: node, in: &builder) {
      return
    }
    let isLayered = tint == nil && isLayered(in: environment)
    if !isLayered {
      let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ForegroundStyle())
      let paint = builder.paint(style, of: node, in: frame)
      builder.painting(with: style, of: node) { builder in
        for item in painting.items(.single, paint: { _ in paint }) { builder.append(item) }
      }
      return
    }
    let paints = levels(in: environment).map { builder.paint($0, of: node, in: frame) }
    for item in painting.items(.levels, paint: { paints[min($0, paints.count) - 1] }) {
      builder.append(item)
    }
  }

  /// Paints layers in their own colours, those without in the foreground style.
  /// - Returns: false for a symbol without colours, which is drawn as in one colour.
  private func displayColors(
    _ painting: SymbolPainting, _ frame: PixelRect, of node: ViewNode,
    in builder: inout DisplayBuilder
  ) -> Bool {
    let colors = drawing.colors
    if colors.isEmpty { return false }
    let styles = [AnyShapeStyle(ForegroundStyle())] + colors.map { AnyShapeStyle($0) }
    let paints = styles.map { builder.paint($0, of: node, in: frame) }
    for item in painting.items(.colors(colors), paint: { paints[min($0, paints.count - 1)] }) {
      builder.append(item)
    }
    return true
  }

  /// What the frame holds, in units, and how large that is in points. The ink of a resizable symbol reaches the frame's
  /// edges, without the room that is beside it in a line of text.
  private var held: (bounds: CGRect, size: CGSize) {
    isResizable && !isOfProject
      ? (drawing.bounds(lineWidth: metrics.lineWidth), metrics.inkSize(of: drawing))
      : (drawing.frameBounds(lineWidth: metrics.lineWidth), metrics.frame(of: drawing).size)
  }

  /// Where the drawing's box lies: between its margins it fills the frame, and keeps its proportions unless it is stretched.
  private func place(in frame: PixelRect) -> CGAffineTransform {
    let (bounds, own) = held
    guard bounds.width > 0, bounds.height > 0 else { return .identity }
    // The frame is a little larger than what is in it, by the rounding of its size.
    let (x, y) = (
      frame.width / max(own.width, 0.01) * metrics.unit,
      frame.height / max(own.height, 0.01) * metrics.unit
    )
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: frame.cgRect.midX - bounds.midX * x,
      ty: frame.cgRect.midY - bounds.midY * y)
  }

  private func isLayered(in environment: EnvironmentValues) -> Bool {
    switch mode {
    case .hierarchical, .palette: true
    case .monochrome, .multicolor: false
    default: environment.hasForegroundLevels
    }
  }

  /// The styles of the three levels.
  private func levels(in environment: EnvironmentValues) -> [AnyShapeStyle] {
    if mode != .hierarchical, environment.hasForegroundLevels {
      return [
        AnyShapeStyle(HierarchicalShapeStyle.primary),
        AnyShapeStyle(HierarchicalShapeStyle.secondary),
        AnyShapeStyle(HierarchicalShapeStyle.tertiary),
      ]
    }
    let style = ForegroundStyle()
    return [
      AnyShapeStyle(style), AnyShapeStyle(style.opacity(0.5)), AnyShapeStyle(style.opacity(0.25)),
    ]
  }
}

/// A leaf of a symbol's size whose baseline lies where that of a text beside it does.
private final class SymbolBehavior: NodeBehavior {
  var rule: String { "PV3: the symbol's size, or the offered size when resizable" }
  private let size: CGSize
  /// From the top edge, in points.
  private let baseline: CGFloat
  private let isResizable: Bool

  init(size: CGSize, baseline: CGFloat, isResizable: Bool) {
    self.size = size
    self.baseline = baseline
    self.isResizable = isResizable
  }

  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { isResizable ? .content : .symbol }

  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    let isBaseline =
      key == VerticalAlignment.firstTextBaseline.key
      || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline && !isResizable ? baseline : nil
  }
}
