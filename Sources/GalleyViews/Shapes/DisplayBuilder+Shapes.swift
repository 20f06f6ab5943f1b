import GalleyGeometry

extension DisplayBuilder {
  /// A shape's outline in the node's box, in pixels: it is drawn for the box that the pixels have.
  func path(of shape: some Shape, in node: ViewNode) -> Path {
    let frame = pixelFrame(of: node)
    let scale = grid.scale
    let box = CGRect(x: 0, y: 0, width: frame.width / scale, height: frame.height / scale)
    let environment = isInContainerShape ? node.shapeEnvironment : node.environment
    return shape.outline(in: box, environment: environment).applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY))
  }
}
