import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout
import GalleyViews

// Keys.
extension ViewDriver {
  /// Finds the field that is typed into. Called within `ViewGraph.perform`, and gives the field the focus.
  /// - Parameter query: nil is the field that has the focus.
  /// - Throws: `DrivingError`.
  package func focusField(_ query: ElementQuery?, occurrence: Int? = nil) throws {
    guard let root else { throw DrivingError.noTextField(query?.words ?? "") }
    let node: ViewNode
    if let query {
      let found = try ElementSearch(root).view(query, occurrence: occurrence)
      guard let field = found.nearestField else { throw DrivingError.noTextField(query.words) }
      guard field.isEnabled else { throw DrivingError.disabled(query.words) }
      _ = try TouchTarget(field, in: root, called: query.words).place(for: "typing")
      node = field
    } else {
      guard let field = focus.current(in: root) else { throw DrivingError.noTextField("") }
      node = field
    }
    focus.move(to: node, in: root)
  }

  /// Types a character into the field that has the focus, at its caret: a line feed submits a field of one line, and a
  /// backspace takes the selection or the character before the caret away.
  /// - Returns: whether the text was submitted.
  /// - Throws: `DrivingError`.
  package func type(_ character: Character) throws -> Bool {
    guard let root, let field = focus.current(in: root),
      let handle = field.element?.text
    else { throw DrivingError.noTextField("") }
    field.reinstallProperties()
    undoManager.beginEvent()
    switch character {
    case "\u{8}", "\u{7F}": edit(field, handle) { $0.delete(.character, forward: false) }
    case "\n" where !handle.hasLines, "\r" where !handle.hasLines:
      handle.commit()
      for action in field.submitActions.reversed() { action() }
      return true
    default: edit(field, handle, isTyping: true) { $0.insert(String(character)) }
    }
    return false
  }

  /// Changes a field's text or its caret.
  /// - Parameter isTyping: characters that are typed one after the other are taken back together.
  func edit(
    _ field: ViewNode, _ handle: TextHandle, isTyping: Bool = false,
    _ change: (inout EditedText) -> Void
  ) {
    let old = handle.text()
    var edited = EditedText(old, selection: focus.caret(in: field, of: old))
    let before = EditHistory.State(text: old, caret: edited.selection)
    change(&edited)
    focus.setCaret(edited.selection, in: field, of: edited.text)
    guard edited.text != old else {
      if edited.selection != before.caret { focus.history.endTyping() }
      return
    }
    focus.history.note(before, to: edited.text, isTyping: isTyping && before.caret.range.isEmpty)
    handle.setText(edited.text)
  }

  /// Places the caret of the field with the focus where a finger has touched it: a second tap selects a word, a third one
  /// a line, and a drag what lies on its way. Texts that are not shown, as those of `SecureField`, keep theirs.
  func placeCaret(by touch: TextTouch) {
    guard let root, let field = focus.current(in: root), let handle = field.element?.text else {
      return
    }
    field.reinstallProperties()
    let text = handle.text()
    guard let start = field.characterPlace(at: touch.start, in: text),
      let end = field.characterPlace(at: touch.end, in: text)
    else { return }
    edit(field, handle) {
      if touch.isDrag {
        $0.select(from: start, to: end)
      } else if touch.count == 2 {
        $0.selectWord(at: start)
      } else if touch.count > 2 {
        $0.selectLine(at: start)
      } else {
        $0.select(from: start, to: start)
      }
    }
  }

  /// Takes back what was done last to a field's text, or does it again.
  /// - Returns: whether there is something.
  func restore(_ field: ViewNode, _ handle: TextHandle, redoes: Bool) -> Bool {
    let text = handle.text()
    let caret = EditedText(text, selection: focus.caret(in: field, of: text)).selection
    let current = EditHistory.State(text: text, caret: caret)
    guard let state = focus.history.step(from: current, redoes: redoes) else { return false }
    focus.setCaret(state.caret, in: field, of: state.text)
    handle.setText(state.text)
    return true
  }

  /// The characters of the field with the focus that are selected, or the place of its caret; nil without a field.
  package var selection: Range<Int>? {
    guard let root, let field = focus.current(in: root), let handle = field.element?.text else {
      return nil
    }
    field.reinstallProperties()
    let text = handle.text()
    return EditedText(text, selection: focus.caret(in: field, of: text)).selection.range
  }

  /// Empties the field that has the focus.
  package func clearField() {
    guard let root, let field = focus.current(in: root) else { return }
    field.reinstallProperties()
    field.element?.text?.setText("")
  }

  /// Takes the focus away after a text was submitted, unless that has given it to another field.
  package func endTyping(in field: FocusedField?) {
    guard let root, focusedField == field else { return }
    focus.move(to: nil, in: root)
  }

  /// The field that has the focus.
  package var focusedField: FocusedField? {
    guard let root else { return nil }
    return focus.current(in: root).flatMap { FocusedField($0) }
  }
}
