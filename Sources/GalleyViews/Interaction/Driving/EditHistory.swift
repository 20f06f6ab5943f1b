/// What was done to the text of the field with the focus, to be taken back.
package struct EditHistory {
  /// A text with what is selected in it.
  package struct State: Equatable {
    package var text: String
    package var caret: TextCaret

    package init(text: String, caret: TextCaret) { (self.text, self.caret) = (text, caret) }
  }

  private var undoing: [State] = []
  private var redoing: [State] = []
  /// The text after the last change: one that code has changed since has another history.
  private var last: String?
  private var isTyping = false

  /// The most steps that are kept.
  private static let limit = 1000

  init() {}

  /// Notes a change.
  /// - Parameter isTyping: characters that are typed one after the other are one step.
  package mutating func note(_ old: State, to new: String, isTyping: Bool) {
    forgetOther(than: old.text)
    if !isTyping || !self.isTyping { undoing.append(old) }
    undoing.removeFirst(max(0, undoing.count - Self.limit))
    (redoing, last, self.isTyping) = ([], new, isTyping)
  }

  /// What is typed next is a step of its own.
  package mutating func endTyping() { isTyping = false }

  /// The state before the last step, or with `redoes` the one after it; nil where there is none.
  package mutating func step(from current: State, redoes: Bool) -> State? {
    forgetOther(than: current.text)
    isTyping = false
    guard let state = redoes ? redoing.popLast() : undoing.popLast() else { return nil }
    if redoes { undoing.append(current) } else { redoing.append(current) }
    last = state.text
    return state
  }

  private mutating func forgetOther(than text: String) {
    if let last, last != text { self = EditHistory() }
  }
}
