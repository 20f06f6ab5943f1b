import GalleyGeometry
import GalleyGraphics
import GalleyLayout

nonisolated extension View {
  /// Draws the view turned in space about an axis through a point of it, flattened onto its plane and seen
  /// from as far away as its longer side is long, by `perspective`; no layout (EF1).
  /// - Parameters:
  ///   - angle: clockwise as seen along the axis; x points right, y down, z towards the viewer.
  ///   - anchorZ: how far in front of the view the axis lies, in points.
  ///   - perspective: 0 makes nothing smaller that is further away.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modified(
      by: ProjectionContent(name: "rotation3DEffect") { size in
        let distance = perspective == 0 ? nil : max(size.width, size.height) / perspective
        return ProjectionTransform(
          rotation: angle.radians, axis: axis,
          about: CGPoint(x: anchor.x * size.width, y: anchor.y * size.height), z: anchorZ,
          distance: distance)
      })
  }

  /// Draws the view through a map of its points that keeps lines straight; no layout (EF1).
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modified(by: ProjectionContent(name: "projectionEffect") { _ in transform })
  }
}

/// A map of the view's points, counted from its upper left corner.
struct ProjectionContent: EffectContent {
  let name: String
  let transform: (CGSize) -> ProjectionTransform

  /// The map of pixels for a view in `frame`, in pixels; nil for a view that is seen from its edge.
  func projection(
    of frame: CGRect, scale: CGFloat, in direction: LayoutDirection
  ) -> ProjectionTransform? {
    let size = CGSize(width: frame.width / scale, height: frame.height / scale)
    var map = transform(size)
    if direction == .rightToLeft {
      let mirror = ProjectionTransform(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
      map = mirror.concatenating(map).concatenating(mirror)
    }
    let toPixels = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
    let projection = ProjectionTransform(toPixels.inverted()).concatenating(map)
      .concatenating(ProjectionTransform(toPixels))
    return projection.inverted == nil ? nil : projection
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    guard
      let projection = projection(
        of: builder.pixelFrame(of: node), scale: builder.grid.scale,
        in: node.environment.layoutDirection)
    else { return }
    builder.group {
      var group = DisplayGroup(items: $0)
      group.projection = projection
      return group
    } _: {
      $0.displayChildren(of: node)
    }
  }
}
