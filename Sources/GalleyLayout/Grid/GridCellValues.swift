import GalleyGeometry

/// The row that a view belongs to in a grid around it: one object for all views of a `GridRow`.
package final class GridRowMark {
  /// Nil takes the grid's.
  package let alignment: VerticalAlignment?
  package init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// What views tell the grid around them (GR4), by keys that modifiers set.
package enum GridCellValues {
  package struct Row: LayoutValueKey {
    package static var defaultValue: GridRowMark? { nil }
  }
  /// How many columns a cell covers.
  package struct Columns: LayoutValueKey {
    package static var defaultValue: Int { 1 }
  }
  /// How many rows a cell covers.
  package struct Rows: LayoutValueKey {
    package static var defaultValue: Int { 1 }
  }
  package struct Anchor: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
  }
  package struct ColumnAlignment: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
  }
  package struct UnsizedAxes: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
  }
}

/// What a grid does where SwiftUI's has a gap or a fault.
public enum GridBehavior: Hashable, Sendable {
  /// Cells may cover rows, and columns or rows without cells of their own that a nested grid covers are settled
  /// with it.
  case galley
  /// As SwiftUI: a cell covers one row, and all columns without cells of their own share to the end (GR8), whatever
  /// a nested grid that covers them takes (GR23).
  case swiftUI
}
