import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleySVG

/// An image of vectors as a node: drawn anew at the size that layout gives.
struct DrawingContent: NodeContent {
  let document: SVGDocument
  /// Points.
  let size: CGSize
  let style: ImageStyle
  let label: String
  var name: String { "Image \"\(label)\"" }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    ImageBehavior(size: size, isResizable: style.isResizable)
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? Self else { return false }
    return old.size == size && old.style.isResizable == style.isResizable
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let frame = builder.pixelFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return }
    if node.environment.isRedacted { return builder.displayRedacted(frame, of: node) }
    let items = items(in: frame, of: node, builder)
    guard style.isTemplate else { return items.forEach { builder.append($0) } }
    if items.isEmpty { return }
    let paint = builder.paint(
      style.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ForegroundStyle()), of: node, in: frame)
    builder.group {
      DisplayGroup(items: $0, mask: items)
    } _: {
      $0.append(.fillRect(frame, paint: paint))
    }
  }

  private func items(
    in frame: CGRect, of node: ViewNode, _ builder: DisplayBuilder
  ) -> [DisplayItem] {
    let graph = builder.graph
    let isTiled = style.isResizable && style.resizingMode == .tile
    if style.isResizable, style.capInsets != EdgeInsets() {
      graph.report(
        .image("the SVG image \"\(label)\" has no cap insets: it is stretched as a whole"),
        in: name, source: node.source)
    }
    let scale = builder.grid.scale
    let tile = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    let drawing = document.drawing(
      in: isTiled ? tile : frame, engine: isTiled ? nil : graph.resources.textEngine,
      budget: graph.resources.images.budget)
    for warning in drawing.warnings {
      graph.report(.image("the image \"\(label)\", \(warning)"), in: name, source: node.source)
    }
    guard isTiled else { return drawing.items }
    let (width, height) = (tile.width.rounded(.up), tile.height.rounded(.up))
    guard width >= 1, height >= 1, width <= 4096, height <= 4096 else { return drawing.items }
    let paint = TilePaint(
      items: drawing.items, width: Int(width), height: Int(height),
      transform: CGAffineTransform(translationX: frame.minX, y: frame.minY))
    return [.fillRect(frame, paint: .tiles(paint))]
  }
}
