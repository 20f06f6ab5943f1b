import GalleyDiagnostics
import GalleyDriving
import GalleyGeometry
import GalleyViews

// Keys.
extension ImageRenderer {
  /// The text that the views have copied last (`UIPasteboard.general.string`), or that they find there; nil where
  /// there is none. Each renderer has its own: nothing of the machine is read or written.
  public var copiedText: String? {
    get { graph.pasteboard.contents.strings.first }
    set { graph.pasteboard.copy(.stating { $0.strings = newValue.map { [$0] } ?? [] }) }
  }

  /// Whether images show the caret of the field with the focus, and what is selected in it; false unless set, so that an
  /// image of a form does not depend on where text was typed last. A `SecureField` shows none. The caret does not blink.
  public var showsCaret: Bool {
    get { graph.showsCaret }
    set { graph.showsCaret = newValue }
  }

  /// Types a text, character by character: what a field does with one is done before the next one comes.
  ///
  /// ```swift
  /// try renderer.type("Ada", into: "Name")
  /// try renderer.type("\n")
  /// ```
  /// - Parameters:
  ///   - text: a line feed submits a field of one line (`onSubmit`), a backspace (`\u{8}`) takes the
  ///     character before the caret away. At most 10,000 characters.
  ///   - label: the field, as in `tap(_:count:occurrence:)`; nil is the one that has the focus.
  ///   - replacing: whether the text of the field is taken away first.
  /// - Throws: `DrivingError`, `RenderError`, `MovementError`. A text that goes on where no field has the focus any more is
  ///   typed up to there, and the error says so.
  public func type(
    _ text: String, into label: String? = nil, replacing: Bool = false, occurrence: Int? = nil
  ) throws {
    guard text.count <= DrivingLimits.characters else {
      throw DrivingError.invalid(
        "the text to type", found: "\(text.count) characters long",
        expected: "at most \(DrivingLimits.characters)")
    }
    try advance(by: 0)
    let query = label.map { ElementQuery.label($0) }
    try perform { try driver.focusField(query, occurrence: occurrence) }
    if replacing { try perform { driver.clearField() } }
    for (count, character) in text.enumerated() {
      let field = driver.focusedField
      do {
        let isSubmitted = try perform { try driver.type(character) }
        if isSubmitted { try perform { driver.endTyping(in: field) } }
      } catch DrivingError.noTextField where count > 0 {
        throw Self.untyped(text, after: count)
      }
    }
  }

  /// What was typed is done, and said: submitting a field ends its focus.
  private static func untyped(_ text: String, after count: Int) -> DrivingError {
    .invalid(
      "the text to type",
      found: "\"\(text.prefix(count))\", after which no text field has the focus, "
        + "and \"\(text.dropFirst(count))\", which was not typed",
      expected: "a line feed at the end alone, or a field that gives the focus to another one")
  }

  /// Presses a key of a Mac's keyboard. `keyboardShortcut` and `onKeyPress` hear of it, Tab moves the focus, and all
  /// others are keys for the field that has it: arrows move the caret, with Shift they select, with Option they go by
  /// words and with Command to the end of a line or of the text; `.delete` and `.deleteForward` go as far; Command with
  /// `a`, `c`, `x` and `v` selects all, copies, cuts and pastes.
  ///
  /// The caret of a field that gets the focus is at the end of its text.
  /// - Throws: `DrivingError` where the key does nothing; `RenderError`, `MovementError`.
  public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
    try advance(by: 0)
    let field = driver.focusedField
    let isSubmitted = try perform { try driver.press(key, modifiers: modifiers) }
    if isSubmitted { try perform { driver.endTyping(in: field) } }
    if driver.hearsReleases { try perform { driver.release(key, modifiers: modifiers) } }
  }

  /// The characters of the field with the focus that are selected, from 0, or the place of its caret as an empty range;
  /// nil where no field has it.
  public var selectedCharacters: Range<Int>? { graph.drawing { driver.selection } }
}
