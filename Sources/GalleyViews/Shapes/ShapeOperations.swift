import GalleyGeometry
import GalleyLayout

/// A shape whose outline is changed.
private struct ChangedShape<Content: Shape>: DerivedShape {
  let content: Content
  var sizedBy: (any Shape)? { content }
  let change: (Path, CGRect) -> Path

  func path(in rect: CGRect) -> Path { change(content.path(in: rect), rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
}

nonisolated extension Shape {
  /// The part of the outline between two parts of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(content: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction)
    }
  }

  /// The outline turned clockwise about a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    changed(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), about: anchor)
  }

  /// The outline larger or smaller about a point of its rectangle.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    changed(CGAffineTransform(scaleX: x, y: y), about: anchor)
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The outline transformed about the upper left corner of its rectangle.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape(content: self) { path, _ in path.applying(transform) }
  }

  /// The outline of a rectangle of this size, at the upper left corner.
  public func size(_ size: CGSize) -> some Shape {
    SizedShape(content: self, size: size)
  }

  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  private func changed(_ transform: CGAffineTransform, about anchor: UnitPoint) -> some Shape {
    ChangedShape(content: self) { path, rect in
      let center = CGPoint(
        x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      return path.applying(
        CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform)
          .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
    }
  }
}

private struct SizedShape<Content: Shape>: DerivedShape {
  let content: Content
  var sizedBy: (any Shape)? { nil }
  let size: CGSize

  func path(in rect: CGRect) -> Path {
    content.path(in: CGRect(origin: rect.origin, size: size))
  }
}
