import GalleyGeometry

/// The ways of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The ways of the four arrows.
  case up, down, left, right

  /// Nil for a key that is no arrow.
  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

nonisolated extension View {
  /// Calls `action` for an arrow key that nothing else has used while the view, or one in it, has the focus.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    commanded(name: "onMoveCommand", action) { action, key in
      guard let direction = MoveCommandDirection(key) else { return .ignored }
      action(direction)
      return .handled
    }
  }

  /// Calls `action` for the escape key, if nothing else has used it while the view, or one in it, has the focus.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    commanded(name: "onExitCommand", action) { action, key in
      guard key == .escape else { return .ignored }
      action()
      return .handled
    }
  }

  /// Calls `action` for the delete key, if nothing else has used it while the view, or one in it, has the focus.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    commanded(name: "onDeleteCommand", action) { action, key in
      guard key == .delete || key == .deleteForward else { return .ignored }
      action()
      return .handled
    }
  }

  private func commanded<Action>(
    name: String, _ action: Action?,
    _ perform: @escaping (Action, KeyEquivalent) -> KeyPress.Result
  ) -> some View {
    modified(
      by: KeyContent(name: name, stage: .afterEditing, phases: .down) { press in
        guard let action, press.modifiers.isEmpty else { return .ignored }
        return perform(action, press.key)
      })
  }

  /// No effect: images receive no commands.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// No effect: images receive no commands.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// No effect: images receive no commands.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// No effect: images receive no commands.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    self
  }
}
