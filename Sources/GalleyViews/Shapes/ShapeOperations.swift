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

  /// The outline moved; the shape's box stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

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

// What two shapes enclose together; the size is the first one's.
nonisolated extension Shape {
  /// What lies in this shape or in `other`.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { $0.union($1, eoFill: eoFill) }
  }

  /// What lies in both.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// What lies in this shape and not in `other`.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// What lies in one of the two.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The parts of the outline that lie in `other`.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The parts of the outline that lie outside of `other`.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }

  private func combined<T: Shape>(
    _ other: T, _ combine: @escaping (Path, Path) -> Path
  ) -> some Shape {
    ChangedShape(content: self) { path, rect in combine(path, other.path(in: rect)) }
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
