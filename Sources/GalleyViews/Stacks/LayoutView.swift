import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// Views that a layout arranges.
package struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  var name: String?
  let content: Content

  package init(layout: L, name: String? = nil, content: Content) {
    (self.layout, self.name, self.content) = (layout, name, content)
  }

  package func _collect(into collector: inout _ViewCollector) {
    let layout = layout(reaching: collector.environment.stackExtent)
    collector.emit(LayoutContent(layout: layout, explicitName: name, content: content))
  }

  /// The layout, of a stack with the extent that the environment asks for.
  private func layout(reaching extent: StackExtent) -> L {
    if extent == .views { return layout }
    if var row = layout as? HStackLayout {
      row.extent = extent
      return row as? L ?? layout
    }
    if var column = layout as? VStackLayout {
      column.extent = extent
      return column as? L ?? layout
    }
    return layout
  }
}

extension EnvironmentValues {
  /// Whether guides outside of all views widen stacks; they do not by default.
  @Entry var stackExtent: StackExtent = .views
}

extension Layout {
  /// The container that this layout makes of views (LP11).
  ///
  /// It gives way to an initializer that takes the views itself: of a view that is a layout, too, `Row(spacing: 4) { … }`
  /// means that initializer, and would call itself otherwise.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

private struct LayoutContent<L: Layout, Content: View>: MovingContent {
  var layout: L
  let explicitName: String?
  let content: Content

  var name: String { explicitName ?? "\(L.self)" }
  var leavesOutViews: Bool { layout is HoneycombLayout || isLazy }
  var isLazy: Bool { layout is any LazyLayout }

  var movingData: L.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { ContainerBehavior(layout) }

  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool {
    guard let container = behavior as? ContainerBehavior<L> else { return false }
    container.update(layout)
    return true
  }

  /// A layout that cannot be compared counts as changed (LP2).
  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? LayoutContent<L, Content> else { return false }
    if let one = old.layout as? AnyLayout, let other = layout as? AnyLayout {
      return ValueComparison.areStructurallyEqual(one, other)
    }
    return ValueComparison.areEqual(old.layout, layout) ?? false
  }

  func orientation(within outer: Axis?) -> Axis? { layout._traits.properties.stackOrientation }

  func collectChildren(into collector: inout _ViewCollector) {
    guard collector.environment.isAmongRows else { return content._collect(into: &collector) }
    collector.collect(content) { $0.isAmongRows = false }
  }
}
