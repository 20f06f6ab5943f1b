import GalleyGeometry
import GalleyGraphics
import GalleySVG

/// Images of vectors.
extension ImageContent {
  /// The drawing at the frame's size, or tiles of its own size.
  func items(
    of document: SVGDocument, in frame: PixelRect, of node: ViewNode, _ builder: DisplayBuilder
  ) -> [DisplayItem] {
    let graph = builder.graph
    let isTiled = style.isResizable && style.resizingMode == .tile
    if style.isResizable, style.capInsets != EdgeInsets() {
      graph.report(
        .image("the SVG image \"\(label)\" has no cap insets: it is stretched as a whole"),
        in: name, source: node.source)
    }
    let scale = builder.grid.scale
    let tile = PixelRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
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
