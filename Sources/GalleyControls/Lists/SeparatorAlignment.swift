import GalleyGeometry
import GalleyLayout

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  /// Where the line below a row begins. Name only: lines are drawn from the row's own inset.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line below a row ends. Name only: lines are drawn to the row's own end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
