import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyMotion

nonisolated extension GeometryEffect {
  /// The view as the effect shows it; the views around it are laid out as without the effect.
  public func body(content: Content) -> some View {
    content.modified(by: GeometryEffectContent(effect: self))
  }

  /// The same effect: frames that a geometry reader sees do not know of it.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// A geometry effect that frames do not know of.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// An effect that does the same in both directions: one in points from the left edge.
nonisolated package protocol FixedGeometryEffect: GeometryEffect {}

private struct GeometryEffectContent<Effect: GeometryEffect>: EffectContent {
  var effect: Effect
  var name: String { "\(Effect.self)" }
  var frameMovement: FrameMovement { .group }

  /// The direction by which the effect is mirrored (OpenSwiftUI, `DefaultGeometryEffectProvider`).
  private func direction(of node: ViewNode) -> LayoutDirection {
    effect is any FixedGeometryEffect ? .leftToRight : node.environment.layoutDirection
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let map = effect.effectValue(size: node.shownSize)
    if map.isIdentity { return builder.displayChildren(of: node) }
    if map.isAffine {
      // Drawn as such a map is sharper than the image of a view seen at an angle.
      let transform = CGAffineTransform(
        a: map.m11, b: map.m12, c: map.m21, d: map.m22, tx: map.m31, ty: map.m32)
      TransformContent(name: name, anchor: .topLeading, transform: transform)
        .display(node, in: direction(of: node), to: &builder)
    } else {
      ProjectionContent(name: name) { _ in map }.display(node, in: &builder)
    }
  }
}

extension GeometryEffectContent: MovingContent {
  var movingData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}

extension GeometryEffectContent: HitMap {
  func map(of node: ViewNode, in size: CGSize) -> ProjectionTransform? {
    let map = effect.effectValue(size: size)
    guard direction(of: node) == .rightToLeft else { return map }
    let mirror = ProjectionTransform(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    return mirror.concatenating(map).concatenating(mirror)
  }
}
