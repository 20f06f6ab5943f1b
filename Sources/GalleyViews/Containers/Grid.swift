import GalleyGeometry
import GalleyLayout

/// Views in columns and rows (GR1 to GR18).
nonisolated public struct Grid<Content: View>: PrimitiveView {
  private let layout: GridLayout
  private let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: the gap between columns in points; nil asks the cells.
  ///   - verticalSpacing: the gap between rows in points; nil asks the cells.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  public func _collect(into collector: inout _ViewCollector) {
    var layout = layout
    layout.behavior = collector.environment.gridBehavior
    collector.collect(LayoutView(layout: layout, name: "Grid", content: content), deeper: "Grid")
  }
}

extension EnvironmentValues {
  /// What grids do where SwiftUI's has a gap or a fault.
  @Entry var gridBehavior: GridBehavior = .galley
}

/// The cells of one row of a grid. It has no box of its own: modifiers apply to each cell, and
/// outside of a grid its views join the container around (R3, GR1).
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// - Parameter alignment: the guide that the cells share; nil is the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _collect(into collector: inout _ViewCollector) {
    // A row in a row joins the outer one (GR1).
    guard collector.gridRow == nil else { return content._collect(into: &collector) }
    let mark = collector.gridRowMark(alignment: alignment)
    collector.collect(content.modified(by: GridRowContent(mark: mark)), inRow: mark)
  }
}

private struct GridRowContent: NodeContent {
  let mark: GridRowMark
  var name: String { "GridRow" }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    AttributeBehavior(
      .value(key: ObjectIdentifier(GridCellValues.Row.self), value: Optional(mark) as Any))
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    (old as? Self)?.mark === mark
  }
}

nonisolated extension View {
  /// How many columns the cell covers; two numbers above 1 on one cell add up, 0 counts as 1 (GR3).
  /// A negative number is an error that names the cell, as is one above 10,000.
  public func gridCellColumns(_ count: Int) -> some View {
    merging(GridCellValues.Columns.self, "gridCellColumns(\(count))", count) {
      Self.span($0, widenedBy: count)
    }
  }

  /// What `gridCellRows` is.
  package func _gridCellRows(_ count: Int) -> some View {
    merging(GridCellValues.Rows.self, "gridCellRows(\(count))", count) {
      Self.span($0, widenedBy: count)
    }
  }

  private static func span(_ inner: Int?, widenedBy count: Int) -> Int {
    guard let inner else { return count }
    guard inner > 1, count > 1 else {
      return count < 0 || inner < 0 ? min(inner, count) : max(inner, count)
    }
    return inner.addingReportingOverflow(count).overflow ? .max : inner + count
  }

  /// Where the cell lies in its slot, over all alignments (GR16).
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    merging(GridCellValues.Anchor.self, "gridCellAnchor", anchor) { inner in
      (inner ?? nil) ?? anchor
    }
  }

  /// The guide that the cells of the column share (GR16).
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    merging(GridCellValues.ColumnAlignment.self, "gridColumnAlignment", guide) { inner in
      (inner ?? nil) ?? guide
    }
  }

  /// Axes along which the cell asks for no room of its own (GR10).
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    merging(GridCellValues.UnsizedAxes.self, "gridCellUnsizedAxes", axes) { inner in
      (inner ?? []).union(axes)
    }
  }

  /// - Parameter value: what is merged, by which alone two modifiers of a name differ.
  private func merging<Key: LayoutValueKey, Value: Equatable>(
    _ key: Key.Type, _ name: String, _ value: Value,
    _ merge: @escaping (Key.Value?) -> Key.Value
  ) -> some View {
    modified(by: GridValueContent<Key, Value>(name: name, value: value, merge: merge))
  }
}

private struct GridValueContent<Key: LayoutValueKey, Value: Equatable>: NodeContent {
  let name: String
  let value: Value
  let merge: (Key.Value?) -> Key.Value

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    (old as? Self)?.value == value
  }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    AttributeBehavior(
      .mergedValue(key: ObjectIdentifier(Key.self)) { inner in merge(inner as? Key.Value) as Any })
  }
}
