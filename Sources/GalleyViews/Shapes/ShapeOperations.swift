import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// A shape whose outline is changed.
private struct ChangedShape<Content: Shape, Numbers: VectorArithmetic>: DerivedShape {
  var content: Content
  var sizedBy: (any Shape)? { content }
  /// What the change is made of.
  var numbers: Numbers
  let change: (Path, CGRect, Numbers) -> Path

  var animatableData: AnimatablePair<Content.AnimatableData, Numbers> {
    get { AnimatablePair(content.animatableData, numbers) }
    set { (content.animatableData, numbers) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { change(content.path(in: rect), rect, numbers) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
}

nonisolated extension Shape {
  /// The part of the outline between two parts of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(content: self, numbers: AnimatablePair(startFraction, endFraction)) {
      path, _, ends in path.trimmedPath(from: ends.first, to: ends.second)
    }
  }

  /// The outline turned clockwise about a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    changed(angle.radians, about: anchor) { CGAffineTransform(rotationAngle: CGFloat($0)) }
  }

  /// The outline larger or smaller about a point of its rectangle.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    changed(AnimatablePair(x, y), about: anchor) {
      CGAffineTransform(scaleX: $0.first, y: $0.second)
    }
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The outline transformed about the upper left corner of its rectangle.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape(content: self, numbers: EmptyAnimatableData()) { path, _, _ in
      path.applying(transform)
    }
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
    ChangedShape(content: self, numbers: AnimatablePair(x, y)) { path, _, way in
      path.applying(CGAffineTransform(translationX: way.first, y: way.second))
    }
  }

  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  private func changed<Numbers: VectorArithmetic>(
    _ numbers: Numbers, about anchor: UnitPoint,
    _ transform: @escaping (Numbers) -> CGAffineTransform
  ) -> some Shape {
    ChangedShape(content: self, numbers: AnimatablePair(numbers, anchor.animatableData)) {
      path, rect, numbers in
      let anchor = CGPoint(x: numbers.second.first, y: numbers.second.second)
      let center = CGPoint(
        x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      return path.applying(
        CGAffineTransform(translationX: -center.x, y: -center.y)
          .concatenating(transform(numbers.first))
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
    CombinedShape(content: self, other: other, combine: combine)
  }
}

private struct CombinedShape<Content: Shape, Other: Shape>: DerivedShape {
  var content: Content
  var other: Other
  var sizedBy: (any Shape)? { content }
  let combine: (Path, Path) -> Path

  var animatableData: AnimatablePair<Content.AnimatableData, Other.AnimatableData> {
    get { AnimatablePair(content.animatableData, other.animatableData) }
    set { (content.animatableData, other.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { combine(content.path(in: rect), other.path(in: rect)) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
}

private struct SizedShape<Content: Shape>: DerivedShape {
  var content: Content
  var sizedBy: (any Shape)? { nil }
  var size: CGSize

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(content.animatableData, size.animatableData) }
    set { (content.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    content.path(in: CGRect(origin: rect.origin, size: size))
  }
}
