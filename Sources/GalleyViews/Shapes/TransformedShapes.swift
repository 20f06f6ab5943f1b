import GalleyGeometry
import GalleyLayout
import GalleyMotion

// Shapes whose outline is moved, turned, scaled or transformed in the rectangle of the shape itself, which keeps its
// size. Insets are measured where they are seen: a border of a scaled shape lies inside of the scaled outline.

/// A shape whose outline is moved; its rectangle stays.
public struct OffsetShape<Content: Shape>: DerivedShape {
  /// The shape before it is moved.
  public var shape: Content
  /// Points.
  public var offset: CGSize
  var sizedBy: (any Shape)? { shape }

  /// A shape whose outline is moved by `offset`, in points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { moved(shape.path(in: rect)) }

  public func _path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    moved(shape._path(in: rect, environment: environment))
  }

  private func moved(_ path: Path) -> Path {
    path.applying(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape whose outline is turned clockwise about a point of its rectangle.
public struct RotatedShape<Content: Shape>: DerivedShape {
  /// The shape before it is turned.
  public var shape: Content
  /// How far the outline is turned, clockwise.
  public var angle: Angle
  /// The point of the rectangle that stays, in its unit square.
  public var anchor: UnitPoint
  var sizedBy: (any Shape)? { shape }

  /// A shape whose outline is turned clockwise by `angle`.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { turned(shape.path(in: rect), in: rect) }

  public func _path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    turned(shape._path(in: rect, environment: environment), in: rect)
  }

  private func turned(_ path: Path, in rect: CGRect) -> Path {
    path.applying(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, of: rect))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape whose outline is larger or smaller about a point of its rectangle.
public struct ScaledShape<Content: Shape>: DerivedShape {
  /// The shape before it is scaled.
  public var shape: Content
  /// How many times as wide and as high the outline is.
  public var scale: CGSize
  /// The point of the rectangle that stays, in its unit square.
  public var anchor: UnitPoint
  var sizedBy: (any Shape)? { shape }

  /// A shape whose outline is `scale` times as wide and as high.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { scaled(shape.path(in: rect), in: rect) }

  public func _path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    scaled(shape._path(in: rect, environment: environment), in: rect)
  }

  private func scaled(_ path: Path, in rect: CGRect) -> Path {
    path.applying(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: rect))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape whose outline is transformed about the upper left corner of its rectangle.
public struct TransformedShape<Content: Shape>: DerivedShape {
  /// The shape before it is transformed.
  public var shape: Content
  /// What its outline is transformed by.
  public var transform: CGAffineTransform
  var sizedBy: (any Shape)? { shape }

  /// A shape whose outline is transformed about the upper left corner of its rectangle.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public func _path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    shape._path(in: rect, environment: environment).applying(transform)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

nonisolated extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    shape.inset(by: amount).offset(offset)
  }
}

nonisolated extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    shape.inset(by: amount).rotation(angle, anchor: anchor)
  }
}

/// SwiftUI's are not insettable: see `CGAffineTransform.insetBefore`.
nonisolated extension ScaledShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return ScaledShape<Content.InsetShape>(
      shape: shape.inset(by: transform.insetBefore(amount)), scale: scale, anchor: anchor)
  }
}

/// SwiftUI's are not insettable: see `CGAffineTransform.insetBefore`.
nonisolated extension TransformedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> TransformedShape<Content.InsetShape> {
    shape.inset(by: transform.insetBefore(amount)).transform(transform)
  }
}

extension OffsetShape: Sendable where Content: Sendable {}
extension RotatedShape: Sendable where Content: Sendable {}
extension ScaledShape: Sendable where Content: Sendable {}
extension TransformedShape: Sendable where Content: Sendable {}

nonisolated extension Shape {
  /// The outline turned clockwise about a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The outline larger or smaller about a point of its rectangle.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The outline larger or smaller by one factor in both directions.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The outline transformed about the upper left corner of its rectangle.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The outline moved; the shape's box stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// The outline moved by a width and a height in points; the shape's box stays.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The outline moved by a point's coordinates; the shape's box stays.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }
}

extension CGAffineTransform {
  /// The same transform with a point of a rectangle in the place of the origin.
  fileprivate func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// The inset, in points before the transform, that is nowhere less than `amount` after it; it is `amount` where all
  /// lengths are scaled alike. Nothing where the transform leaves no area.
  fileprivate func insetBefore(_ amount: CGFloat) -> CGFloat {
    // The smaller singular value: the least that a length is multiplied by.
    let half = (a * a + b * b + c * c + d * d) / 2
    let determinant = a * d - b * c
    let least = max(0, half - max(0, half * half - determinant * determinant).squareRoot())
      .squareRoot()
    return least > 0 ? amount / least : 0
  }
}
