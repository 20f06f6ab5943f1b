import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// Changes nothing: nobody swipes in a picture.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Changes nothing: nobody deletes in a picture.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Changes nothing: nobody moves rows in a picture.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}
