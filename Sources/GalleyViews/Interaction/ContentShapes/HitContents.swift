import GalleyGeometry
import GalleyGraphics
import GalleyLayout

// What can be hit of Galley's own views: texts and images in their boxes, shapes where they have ink. Containers,
// spacers and padding cover nothing by themselves.

extension Paint {
  /// Whether nothing is seen of the paint.
  var isClear: Bool {
    guard case .solid(let color) = self else { return false }
    return color.alpha <= 0
  }
}

extension ShapeContent: HitLeaf {
  func covers(_ point: CGPoint, in node: ViewNode) -> Bool {
    let box = CGRect(origin: .zero, size: node.layout.frame.size)
    let path = shape.outline(in: box, environment: node.shapeEnvironment)
    guard path.contains(point, eoFill: fillStyle.isEOFilled) else { return false }
    return !style._paint(in: node.environment, frame: PixelRect(box), scale: 1).paint.isClear
  }
}

extension TextContent: HitLeaf {
  func covers(_ point: CGPoint, in node: ViewNode) -> Bool { node.boxContains(point) }
}

extension ImageContent: HitLeaf {
  func covers(_ point: CGPoint, in node: ViewNode) -> Bool { node.boxContains(point) }
}

extension SymbolContent: HitLeaf {
  func covers(_ point: CGPoint, in node: ViewNode) -> Bool { node.boxContains(point) }
}

extension HiddenContent: HitFilter {
  func filter(_ point: CGPoint, in node: ViewNode) -> HitFiltering { .blocks }
}

extension TransformContent: HitMap {
  func map(of node: ViewNode, in size: CGSize) -> ProjectionTransform? {
    ProjectionTransform(
      transform(
        about: CGRect(origin: .zero, size: size), scale: 1, in: node.environment.layoutDirection))
  }
}

extension ProjectionContent: HitMap {
  func map(of node: ViewNode, in size: CGSize) -> ProjectionTransform? {
    projection(
      of: CGRect(origin: .zero, size: size), scale: 1, in: node.environment.layoutDirection)
  }
}

/// A shape in which a view is hit, whatever is drawn in it.
struct ContentShapeContent<S: Shape>: EffectContent, HitFilter {
  let shape: S
  let isEvenOdd: Bool
  let isForTouches: Bool
  var name: String { "contentShape(\(S.self))" }

  func filter(_ point: CGPoint, in node: ViewNode) -> HitFiltering {
    guard isForTouches else { return .passes }
    let box = CGRect(origin: .zero, size: node.layout.frame.size)
    let path = shape.outline(in: box, environment: node.shapeEnvironment)
    return path.contains(point, eoFill: isEvenOdd) ? .covers : .blocks
  }
}

/// A view that takes part in hit testing, or not.
struct HitPermissionContent: EffectContent, HitFilter {
  let isAllowed: Bool
  var name: String { "allowsHitTesting(\(isAllowed))" }

  func filter(_ point: CGPoint, in node: ViewNode) -> HitFiltering {
    isAllowed ? .passes : .blocks
  }
}
