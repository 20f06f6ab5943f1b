import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyMotion

/// A shape drawn as a line (SH4).
struct StrokedShape<S: Shape>: DerivedShape {
  var shape: S
  var style: StrokeStyle
  var sizedBy: (any Shape)? { shape }

  var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  func _path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    let path = shape._path(in: rect, environment: environment)
    guard let budget = environment.imageLibrary?.budget else { return path.strokedPath(style) }
    // Of an image that is over nothing is shown.
    return path.strokedPath(style, budget: budget) ?? Path()
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension StrokedShape: MeasuredShape {
  var measures: [String: String] {
    [LayoutMeasure.lineWidth.rawValue: style.lineWidth.shortDescription]
  }
}

nonisolated extension Shape {
  /// The shape's outline as a line, centred on the outline (SH4).
  /// - Parameter antialiased: kept for source compatibility: edges are always smooth.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The same with a line of any style.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// The shape of the line itself.
  public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

  /// The shape of a line that has a width alone, in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

nonisolated extension InsettableShape {
  /// The shape's outline as a line that lies inside the outline (SH4).
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The same with a line of any style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }
}

/// Paths as views fill themselves with the foreground style.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
