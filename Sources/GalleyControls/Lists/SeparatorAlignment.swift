import GalleyGeometry
import GalleyLayout

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  /// Where the line below a row begins: by default at the row's first text.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line below a row ends: by default where the row's box does.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
