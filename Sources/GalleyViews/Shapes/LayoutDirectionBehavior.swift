import GalleyLayout

/// What becomes of a view's drawing where it is read from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Drawn the same in both directions.
  case fixed
  /// Mirrored in one direction.
  case mirrors(in: LayoutDirection)

  /// Mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Whether a view that is read in this direction is mirrored.
  func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}
