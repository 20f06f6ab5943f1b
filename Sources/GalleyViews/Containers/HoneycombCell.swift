import GalleyGeometry
import GalleyGraphics
import GalleyLayout

nonisolated extension View {
  /// Clips the view to a hexagon, which is drawn where layout put it, not rounded to pixels, or the gaps would differ
  /// by a pixel.
  package func honeycombCell(_ hexagon: some Shape) -> some View {
    modified(by: HoneycombCellContent(hexagon: hexagon))
  }
}

private struct HoneycombCellContent<Hexagon: Shape>: EffectContent {
  let hexagon: Hexagon
  var name: String { "HoneycombCell" }
  var frameMovement: FrameMovement { .own }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let frame = CGRect(origin: builder.origin, size: node.shownSize)
    let scale = builder.grid.scale
    let path = hexagon.path(in: frame).applying(CGAffineTransform(scaleX: scale, y: scale))
    builder.clipping(to: path) { $0.withSharedEdges(frame) { $0.displayChildren(of: node) } }
  }
}

extension HoneycombCellContent: ClippingContent {
  func seenArea(of node: ViewNode) -> CGRect? {
    let box = CGRect(origin: .zero, size: node.shownSize)
    return node.seenBoxInImage(of: hexagon.path(in: box).boundingRect)
  }
}
