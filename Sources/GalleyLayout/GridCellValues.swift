import GalleyGeometry

/// The row that a view belongs to in a grid around it: one object for all views of a `GridRow`.
public final class GridRowMark {
  /// Nil takes the grid's.
  public let alignment: VerticalAlignment?
  public init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// What views tell the grid around them (GR4), by keys that modifiers set.
public enum GridCellValues {
  public struct Row: LayoutValueKey {
    public static var defaultValue: GridRowMark? { nil }
  }
  /// How many columns a cell covers.
  public struct Columns: LayoutValueKey {
    public static var defaultValue: Int { 1 }
  }
  public struct Anchor: LayoutValueKey {
    public static var defaultValue: UnitPoint? { nil }
  }
  public struct ColumnAlignment: LayoutValueKey {
    public static var defaultValue: HorizontalAlignment? { nil }
  }
  public struct UnsizedAxes: LayoutValueKey {
    public static var defaultValue: Axis.Set { [] }
  }
}
