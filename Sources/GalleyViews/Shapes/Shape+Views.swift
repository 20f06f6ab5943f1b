import GalleyGeometry
import GalleyGraphics

// Fills and lines of a shape whose type is not known where they are written (`any Shape`): views that do not name it.
// SwiftUI has these forms of its first release beside those that return `FillShapeView` and its sisters, and as there,
// the others come first.

nonisolated extension Shape {
  /// The shape filled with a style.
  @_disfavoredOverload
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    FillShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground style.
  @_disfavoredOverload
  public func fill(style: FillStyle = FillStyle()) -> some View {
    FillShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// The shape's outline as a line, centred on the outline (SH4).
  @_disfavoredOverload
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: true, background: EmptyView())
  }

  /// The same with a line that has a width alone, in points.
  @_disfavoredOverload
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth),
      isAntialiased: true, background: EmptyView())
  }
}

nonisolated extension InsettableShape {
  /// The shape's outline as a line that lies inside the outline (SH4).
  @_disfavoredOverload
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// The same with a line that has a width alone, in points.
  @_disfavoredOverload
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth),
      isAntialiased: antialiased, background: EmptyView())
  }

  /// The same in the foreground style.
  @_disfavoredOverload
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    StrokeBorderShapeView(
      shape: self, style: ForegroundStyle(), strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// The same in the foreground style, with a line that has a width alone, in points.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    StrokeBorderShapeView(
      shape: self, style: ForegroundStyle(), strokeStyle: StrokeStyle(lineWidth: lineWidth),
      isAntialiased: antialiased, background: EmptyView())
  }
}
