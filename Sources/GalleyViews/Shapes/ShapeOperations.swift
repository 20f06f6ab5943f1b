import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyMotion

nonisolated extension Shape {
  /// The part of the outline between two parts of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(content: self, ends: AnimatablePair(startFraction, endFraction))
  }

  /// The outline of a rectangle of this size, at the upper left corner.
  public func size(_ size: CGSize) -> some Shape {
    SizedShape(content: self, size: size)
  }

  /// The outline of a rectangle of this width and height in points, at the upper left corner.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

private struct TrimmedShape<Content: Shape>: DerivedShape {
  var content: Content
  /// Parts of the length where the rest begins and ends.
  var ends: AnimatablePair<CGFloat, CGFloat>
  var sizedBy: (any Shape)? { content }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(content.animatableData, ends) }
    set { (content.animatableData, ends) = (newValue.first, newValue.second) }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { content.layoutDirectionBehavior }

  func path(in rect: CGRect) -> Path { trimmed(content.path(in: rect)) }

  func _path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    trimmed(content._path(in: rect, environment: environment))
  }

  private func trimmed(_ path: Path) -> Path { path.trimmedPath(from: ends.first, to: ends.second) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
}

extension TrimmedShape: MeasuredShape {
  var measures: [String: String] {
    let range = "\(ends.first.shortDescription) to \(ends.second.shortDescription)"
    return [LayoutMeasure.trim.rawValue: range]
  }
}

// What two shapes enclose together; the size is the first one's, and whether all of it is mirrored (assumed).
nonisolated extension Shape {
  /// What lies in this shape or in `other`.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.union, other, eoFill)
  }

  /// What lies in both.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.intersection, other, eoFill)
  }

  /// What lies in this shape and not in `other`.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.subtraction, other, eoFill)
  }

  /// What lies in one of the two.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.symmetricDifference, other, eoFill)
  }

  /// The parts of the outline that lie in `other`.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.lineIntersection, other, eoFill)
  }

  /// The parts of the outline that lie outside of `other`.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.lineSubtraction, other, eoFill)
  }

  private func combined<T: Shape>(
    _ operation: PathOperation, _ other: T, _ eoFill: Bool
  ) -> some Shape {
    CombinedShape(content: self, other: other, operation: operation, isEvenOdd: eoFill)
  }
}

private struct CombinedShape<Content: Shape, Other: Shape>: DerivedShape {
  var content: Content
  var other: Other
  var sizedBy: (any Shape)? { content }
  let operation: PathOperation
  let isEvenOdd: Bool

  var animatableData: AnimatablePair<Content.AnimatableData, Other.AnimatableData> {
    get { AnimatablePair(content.animatableData, other.animatableData) }
    set { (content.animatableData, other.animatableData) = (newValue.first, newValue.second) }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { content.layoutDirectionBehavior }

  func path(in rect: CGRect) -> Path {
    combined(content.path(in: rect), other.path(in: rect), RenderBudget(.unlimited))
  }

  func _path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    combined(
      content._path(in: rect, environment: environment),
      other._path(in: rect, environment: environment),
      environment.imageLibrary?.budget ?? RenderBudget(.unlimited))
  }

  private func combined(_ path: Path, _ other: Path, _ budget: RenderBudget) -> Path {
    // Of an image that is over nothing is shown.
    path.combined(operation, with: other, eoFill: isEvenOdd, budget: budget) ?? Path()
  }

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

  var layoutDirectionBehavior: LayoutDirectionBehavior { content.layoutDirectionBehavior }

  func path(in rect: CGRect) -> Path {
    content.path(in: CGRect(origin: rect.origin, size: size))
  }

  func _path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    content._path(in: CGRect(origin: rect.origin, size: size), environment: environment)
  }
}
