import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// How many rows the cell covers, the one that it stands in and those below: cells of those rows
  /// go to the columns that it leaves. Rows are added where there are too few. SwiftUI has no such
  /// modifier; numbers add up and fail as those of `gridCellColumns`.
  public func gridCellRows(_ count: Int) -> some View { _gridCellRows(count) }
}
