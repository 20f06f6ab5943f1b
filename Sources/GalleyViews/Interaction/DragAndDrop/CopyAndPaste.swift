import GalleyGeometry

nonisolated extension View {
  /// Changes nothing: nothing is copied out of an image.
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is cut out of an image.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is pasted into an image.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    self
  }
}
