import GalleyGeometry
import GalleyGraphics

/// A shape with what it is filled or drawn with; more fills and lines lie over it:
/// `Circle().fill(.red).stroke(.blue, lineWidth: 2)`.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that is filled or drawn.
  var shape: Content { get }
}

/// A filled shape and what lies behind it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  PrimitiveView, NodeView
{
  /// The shape that is filled.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled where it crosses itself.
  public var fillStyle: FillStyle
  /// What lies behind it; `EmptyView` for nothing.
  public var background: Background

  /// A shape filled with a style, over a background.
  public init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  public func _collect(into collector: inout _ViewCollector) {
    guard background is EmptyView else {
      return FillShapeView<Content, Style, EmptyView>(
        shape: shape, style: style, fillStyle: fillStyle
      ).background { background }._collect(into: &collector)
    }
    collector.emit(ShapeContent(shape: shape, style: style, fillStyle: fillStyle))
  }
}

nonisolated extension FillShapeView where Background == EmptyView {
  init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.init(shape: shape, style: style, fillStyle: fillStyle, background: EmptyView())
  }
}

/// A shape drawn as a line and what lies behind it.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  PrimitiveView
{
  /// The shape whose outline is drawn.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// What the line looks like; its width is in points.
  public var strokeStyle: StrokeStyle
  /// Kept for source compatibility: edges are always smooth.
  public var isAntialiased: Bool
  /// What lies behind it; `EmptyView` for nothing.
  public var background: Background

  /// A shape drawn as a line that is centred on its outline, over a background.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public func _collect(into collector: inout _ViewCollector) {
    FillShapeView(
      shape: StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(), background: background
    )._collect(into: &collector)
  }
}

/// A shape drawn as a line inside its outline and what lies behind it.
public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, PrimitiveView {
  /// The shape whose outline is drawn.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// What the line looks like; its width is in points.
  public var strokeStyle: StrokeStyle
  /// Kept for source compatibility: edges are always smooth.
  public var isAntialiased: Bool
  /// What lies behind it; `EmptyView` for nothing.
  public var background: Background

  /// A shape drawn as a line inside its outline, over a background.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public func _collect(into collector: inout _ViewCollector) {
    StrokeShapeView(
      shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, strokeStyle: strokeStyle,
      isAntialiased: isAntialiased, background: background
    )._collect(into: &collector)
  }
}

nonisolated extension ShapeView {
  /// The shape once more, filled, over this view.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// The shape's outline as a line over this view.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// The same with a line that has a width alone, in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// A line inside the shape's outline over this view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// The same with a line that has a width alone, in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
