import GalleyGeometry

nonisolated extension View {
  /// Changes nothing: nothing is dragged out of an image.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dragged out of an image.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dragged out of an image.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Changes nothing: nothing is dragged out of an image.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is taken out of an image.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}
