import GalleyGeometry

/// The ways of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The ways of the four arrows.
  case up, down, left, right
}

nonisolated extension View {
  /// Changes nothing: nobody gives commands to an image.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    self
  }

  /// Changes nothing: nobody gives commands to an image.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Changes nothing: nobody gives commands to an image.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// Changes nothing: nobody gives commands to an image.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Changes nothing: nobody gives commands to an image.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// Changes nothing: nobody gives commands to an image.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// Changes nothing: nobody gives commands to an image.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    self
  }
}
