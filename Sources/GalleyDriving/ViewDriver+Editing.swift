import GalleyDiagnostics
import GalleyViews

// Keys that do more than write.
extension ViewDriver {
  /// Presses a key in the field that has the focus. Called within `ViewGraph.perform`.
  /// - Returns: whether the text was submitted.
  /// - Throws: `DrivingError` where no field has the focus, or the key does nothing in it.
  package func press(_ key: KeyEquivalent, modifiers: EventModifiers) throws -> Bool {
    guard let root, let field = focus.current(in: root), let handle = field.element?.text
    else { throw DrivingError.noTextField("") }
    if key == .return, modifiers.isEmpty { return try type("\n") }
    field.reinstallProperties()
    undoManager.beginEvent()
    let isDone =
      move(key, modifiers, field, handle) || delete(key, modifiers, field, handle)
      || command(key, modifiers, field, handle) || write(key, modifiers, field, handle)
    guard isDone else {
      throw DrivingError.noReaction("the field", to: "the key \"\(key.character)\"")
    }
    return false
  }

  private func step(of modifiers: EventModifiers) -> EditedText.Step {
    if modifiers.contains(.command) { return .line }
    return modifiers.contains(.option) ? .word : .character
  }

  private func move(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ field: ViewNode, _ handle: TextHandle
  ) -> Bool {
    let extends = modifiers.contains(.shift)
    switch key {
    case .leftArrow, .rightArrow:
      let step = step(of: modifiers)
      edit(field, handle) { $0.move(step, forward: key == .rightArrow, extends: extends) }
    case .home, .end:
      edit(field, handle) { $0.move(.line, forward: key == .end, extends: extends) }
    case .upArrow, .downArrow:
      let forward = key == .downArrow
      edit(field, handle) {
        if modifiers.contains(.command) {
          $0.move(.text, forward: forward, extends: extends)
        } else {
          $0.moveLine(forward: forward, extends: extends)
        }
      }
    default: return false
    }
    return true
  }

  private func delete(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ field: ViewNode, _ handle: TextHandle
  ) -> Bool {
    guard key == .delete || key == .deleteForward || key.character == "\u{7F}" else { return false }
    let step = step(of: modifiers)
    edit(field, handle) { $0.delete(step, forward: key == .deleteForward) }
    return true
  }

  private func command(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ field: ViewNode, _ handle: TextHandle
  ) -> Bool {
    guard modifiers == .command else { return false }
    switch key {
    case "a": edit(field, handle) { $0.selectAll() }
    case "c": copy(from: field, handle)
    case "x":
      let isCopied = copy(from: field, handle)
      if isCopied { edit(field, handle) { $0.insert("") } }
    case "v":
      guard let text = pasteboard.contents.strings.first else { return true }
      // A field of one line has no room for others (assumed: they follow each other with a space between).
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      edit(field, handle) { $0.insert(handle.hasLines ? text : line) }
    default: return false
    }
    return true
  }

  /// - Returns: whether there was something to copy.
  @discardableResult
  private func copy(from field: ViewNode, _ handle: TextHandle) -> Bool {
    let text = handle.text()
    let edited = EditedText(text, selection: focus.caret(in: field, of: text))
    guard handle.isCopyable, !edited.selectedText.isEmpty else { return false }
    pasteboard.copy(.stating { $0.strings = [edited.selectedText] })
    return true
  }

  private func write(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ field: ViewNode, _ handle: TextHandle
  ) -> Bool {
    guard modifiers.isSubset(of: [.shift, .capsLock, .numericPad]), key.writes else { return false }
    let text = String(key.character)
    edit(field, handle) { $0.insert(modifiers.isEmpty ? text : text.uppercased()) }
    return true
  }
}

extension KeyEquivalent {
  /// Whether the key writes a character by itself; others are in the range that Apple's systems keep for keys.
  fileprivate var writes: Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return first.value >= 0x20 && !(0xF700...0xF8FF).contains(first.value)
  }
}
