import GalleyDiagnostics
import GalleyViews

// Keys that do more than write.
extension ViewDriver {
  /// Presses a key: what hears of it first is listed in `Driving.md`. Called within `ViewGraph.perform`.
  /// - Returns: whether a text was submitted.
  /// - Throws: `DrivingError` where nothing reacts.
  package func press(_ key: KeyEquivalent, modifiers: EventModifiers) throws -> Bool {
    guard let root else { throw DrivingError.noTextField("") }
    undoManager.beginEvent()
    let target = focus.current(in: root)
    let isCommand = !modifiers.isDisjoint(with: [.command, .control])
    if isCommand, graph.pressControl(by: key, modifiers: modifiers) { return false }
    if let target {
      let isHandled = graph.offer(
        key, modifiers: modifiers, phase: .down, to: target, .beforeEditing)
      if isHandled { return false }
      if let outcome = try edit(target, by: key, modifiers) { return outcome }
      let isUsed = graph.offer(key, modifiers: modifiers, phase: .down, to: target, .afterEditing)
      if isUsed { return false }
    }
    if !isCommand, graph.pressControl(by: key, modifiers: modifiers) { return false }
    if key == .tab, modifiers.isSubset(of: .shift),
      moveFocus(forward: modifiers.isEmpty, from: target)
    {
      return false
    }
    if let redoes = redoes(key, modifiers), undo(redoes: redoes) { return false }
    guard let target else { throw DrivingError.noTextField("") }
    throw DrivingError.noReaction(
      target.element == nil ? "the view with the focus" : "the field",
      to: "the key \"\(key.character)\"")
  }

  /// Whether keys take something back (false) or do it again; nil for other keys.
  private func redoes(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool? {
    guard key.character.lowercased() == "z" else { return nil }
    if modifiers == .command { return false }
    return modifiers == [.command, .shift] ? true : nil
  }

  /// Takes back what the views have registered.
  /// - Returns: whether there is something.
  private func undo(redoes: Bool) -> Bool {
    guard redoes ? undoManager.canRedo : undoManager.canUndo else { return false }
    if redoes { undoManager.redo() } else { undoManager.undo() }
    return true
  }

  /// Whether a view around the focus hears of keys that come up.
  package var hearsReleases: Bool {
    root.flatMap { focus.current(in: $0)?.hearsReleases } ?? false
  }

  /// Lets a key go. Called within `ViewGraph.perform`.
  package func release(_ key: KeyEquivalent, modifiers: EventModifiers) {
    guard let root, let target = focus.current(in: root) else { return }
    _ = graph.offer(key, modifiers: modifiers, phase: .up, to: target, .beforeEditing)
  }

  /// Gives the focus to the next view that can have it, or to the one before; behind the last one is the first.
  /// - Returns: whether there is one.
  private func moveFocus(forward: Bool, from old: ViewNode?) -> Bool {
    let targets = graph.focusTargets
    guard !targets.isEmpty else { return false }
    var index = forward ? 0 : targets.count - 1
    if let known = targets.firstIndex(where: { $0 === old }) {
      index = (known + (forward ? 1 : targets.count - 1)) % targets.count
    }
    focus.move(to: targets[index], in: root)
    return true
  }

  /// Does what a key does in a field.
  /// - Returns: whether the text was submitted; nil where the view is no field, or the key does nothing in it.
  private func edit(
    _ field: ViewNode, by key: KeyEquivalent, _ modifiers: EventModifiers
  ) throws -> Bool? {
    guard let handle = field.element?.text else { return nil }
    if key == .return, modifiers.isEmpty {
      let isSubmitted = try type("\n")
      // The field keeps the key to itself only if it has submit actions (assumed).
      if isSubmitted, field.submitActions.isEmpty {
        _ = graph.pressControl(by: key, modifiers: modifiers)
      }
      return isSubmitted
    }
    field.reinstallProperties()
    let isDone =
      move(key, modifiers, field, handle) || delete(key, modifiers, field, handle)
      || command(key, modifiers, field, handle) || write(key, modifiers, field, handle)
      || redoes(key, modifiers).map { restore(field, handle, redoes: $0) } ?? false
    return isDone ? false : nil
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
    let writes = key.writes || key == .tab && handle.hasLines && modifiers.isEmpty
    guard modifiers.isSubset(of: [.shift, .capsLock, .numericPad]), writes else { return false }
    let text = String(key.character)
    edit(field, handle, isTyping: true) {
      $0.insert(modifiers.isEmpty ? text : text.uppercased())
    }
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
