// Gradients are views, too: rectangles that they fill.

extension AngularGradient: PrimitiveView {
  public func _collect(into collector: inout _ViewCollector) {
    FillShapeView(shape: Rectangle(), style: self)._collect(into: &collector)
  }
}

extension MeshGradient: PrimitiveView {
  public func _collect(into collector: inout _ViewCollector) {
    FillShapeView(shape: Rectangle(), style: self)._collect(into: &collector)
  }
}

extension RadialGradient: PrimitiveView {
  public func _collect(into collector: inout _ViewCollector) {
    FillShapeView(shape: Rectangle(), style: self)._collect(into: &collector)
  }
}

extension EllipticalGradient: PrimitiveView {
  public func _collect(into collector: inout _ViewCollector) {
    FillShapeView(shape: Rectangle(), style: self)._collect(into: &collector)
  }
}

extension LinearGradient: PrimitiveView {
  public func _collect(into collector: inout _ViewCollector) {
    FillShapeView(shape: Rectangle(), style: self)._collect(into: &collector)
  }
}
