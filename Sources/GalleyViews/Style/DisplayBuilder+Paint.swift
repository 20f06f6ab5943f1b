import GalleyGeometry
import GalleyGraphics

extension DisplayBuilder {
  /// A style as paint for a frame. What it lacks is reported.
  func paint(_ style: some ShapeStyle, of node: ViewNode, in frame: PixelRect) -> Paint {
    let painted = graph.resources.painting {
      style._paint(in: node.environment, frame: frame, scale: grid.scale).paint
    }
    var paint = painted.result
    if case .gradient(var gradient) = paint {
      gradient.isDithered = node.environment.ditheredGradients
      gradient.interpolation = node.environment.gradientInterpolation
      paint = .gradient(gradient)
    }
    for reason in painted.failures {
      graph.report(.image(reason), in: node.content.name, source: node.source)
    }
    guard let motion = graph.motion else { return paint }
    return node.motion(in: motion).shown(paint, in: frame, motion)
  }

  /// A colour as the node's environment has it, on its way where it moves.
  func color(_ color: Color, of node: ViewNode) -> ResolvedColor {
    let resolved = color.resolved(in: node.environment)
    guard let motion = graph.motion else { return resolved }
    let shown = node.motion(in: motion).shown(.solid(resolved), in: .zero, motion)
    guard case .solid(let color) = shown else { return resolved }
    return color
  }
}
