import GalleyGeometry

nonisolated extension View {
  /// Copies items for Command-C, if nothing else has used the key while the view, or one in it, has the focus. No items
  /// leave what was copied before, and the key, to the views around.
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    commanded("copyable", "c") { copied(payload()) }
  }

  /// Cuts items for Command-X, as `copyable` copies them: `action` takes them out and returns them.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    commanded("cuttable", "x") { copied(action()) }
  }

  /// Takes items of a type that were copied, for Command-V, if nothing else has used the key while the view, or one in it,
  /// has the focus.
  /// - Parameters:
  ///   - action: called with what `validator` returns, if that is anything.
  ///   - validator: the items that are taken, of those of the type.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    commanded("pasteDestination", "v") {
      let items = validator(CurrentCanvas.pasteboard.contents.items(of: T.self))
      if !items.isEmpty { action(items) }
      return !items.isEmpty
    }
  }

  private func commanded(
    _ name: String, _ key: KeyEquivalent, _ perform: @escaping () -> Bool
  ) -> some View {
    modified(
      by: KeyContent(name: name, stage: .afterEditing, phases: .down) { press in
        guard press.modifiers == .command, press.key == key else { return .ignored }
        return perform() ? .handled : .ignored
      })
  }
}

/// - Returns: whether there was anything to copy.
private func copied<T: Transferable>(_ items: [T]) -> Bool {
  guard !items.isEmpty else { return false }
  CurrentCanvas.pasteboard.copy(
    .stating { contents in
      for item in items {
        switch item {
        case let text as String: contents.strings.append(text)
        case let text as AttributedString: contents.strings.append(String(text.characters))
        case let address as URL: contents.urls.append(address)
        default: contents.values.append(Pasteboard.Value(item, type: nil))
        }
      }
    })
  return true
}

extension Pasteboard.Contents {
  /// What of the contents is of a type, in the order of copying.
  fileprivate func items<T>(of type: T.Type) -> [T] {
    strings.compactMap { $0 as? T } + urls.compactMap { $0 as? T }
      + images.compactMap { $0 as? T } + values.compactMap { $0.value as? T }
  }
}
