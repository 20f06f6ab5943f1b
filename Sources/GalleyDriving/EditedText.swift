import GalleyViews

/// A text with the place of its caret, or its selection. Places are counted in characters.
struct EditedText: Hashable {
  /// How far the caret goes.
  enum Step: Hashable { case character, word, line, text }

  private(set) var characters: [Character]
  private(set) var selection: TextCaret

  /// - Parameter selection: nil is the end of the text; what lies behind the end is at the end.
  init(_ text: String, selection: TextCaret?) {
    characters = Array(text)
    let end = characters.count
    let wanted = selection ?? TextCaret(anchor: end, head: end)
    self.selection = TextCaret(anchor: min(wanted.anchor, end), head: min(wanted.head, end))
  }

  var text: String { String(characters) }
  var selectedText: String { String(characters[selection.range]) }

  mutating func selectAll() { selection = TextCaret(anchor: 0, head: characters.count) }

  /// Selects what lies between two places.
  mutating func select(from anchor: Int, to head: Int) {
    selection = TextCaret(anchor: min(anchor, characters.count), head: min(head, characters.count))
  }

  /// Selects the word around a place, or the character behind it where there is no word.
  mutating func selectWord(at place: Int) {
    var (start, end) = (min(place, characters.count), min(place, characters.count))
    while start > 0, characters[start - 1].isOfWord { start -= 1 }
    while end < characters.count, characters[end].isOfWord { end += 1 }
    if start == end, end < characters.count { end += 1 }
    select(from: start, to: end)
  }

  /// Selects the line around a place, without what ends it.
  mutating func selectLine(at place: Int) {
    let place = min(place, characters.count)
    select(from: lineStart(at: place), to: lineEnd(at: place))
  }

  /// Puts a text in the place of the selection, and the caret behind it.
  mutating func insert(_ text: String) {
    let start = selection.range.lowerBound
    let before = characters[..<start] + Array(text)
    let rest = characters[selection.range.upperBound...]
    characters = Array(String(before + rest))
    // A character may have become one with what was before it.
    let place = characters.count - rest.count
    selection = TextCaret(anchor: max(place, 0), head: max(place, 0))
  }

  /// Takes the selection away, or what lies from the caret as far as a step goes.
  mutating func delete(_ step: Step, forward: Bool) {
    if selection.range.isEmpty { move(step, forward: forward, extends: true) }
    insert("")
  }

  /// Moves the caret. Without `extends`, one that moves by a character from a selection goes to its end.
  mutating func move(_ step: Step, forward: Bool, extends: Bool) {
    let range = selection.range
    let place: Int
    if !extends, !range.isEmpty, step == .character {
      place = forward ? range.upperBound : range.lowerBound
    } else {
      place = target(of: step, forward: forward)
    }
    set(place, extends: extends)
  }

  /// Moves the caret to the same column of the line before or behind, or to the start or the end of the text where there
  /// is no such line. Lines end at line feeds (assumed: where a line is wrapped is not known).
  mutating func moveLine(forward: Bool, extends: Bool) {
    let start = lineStart(at: selection.head)
    let column = selection.head - start
    if forward {
      let end = lineEnd(at: selection.head)
      guard end < characters.count else { return set(characters.count, extends: extends) }
      set(min(end + 1 + column, lineEnd(at: end + 1)), extends: extends)
    } else {
      guard start > 0 else { return set(0, extends: extends) }
      set(min(lineStart(at: start - 1) + column, start - 1), extends: extends)
    }
  }

  private mutating func set(_ place: Int, extends: Bool) {
    selection = TextCaret(anchor: extends ? selection.anchor : place, head: place)
  }

  private func target(of step: Step, forward: Bool) -> Int {
    let head = selection.head
    switch step {
    case .character: return min(max(head + (forward ? 1 : -1), 0), characters.count)
    case .word: return forward ? wordEnd(after: head) : wordStart(before: head)
    case .line: return forward ? lineEnd(at: head) : lineStart(at: head)
    case .text: return forward ? characters.count : 0
    }
  }

  private func lineStart(at place: Int) -> Int {
    (characters[..<place].lastIndex { $0.isNewline }).map { $0 + 1 } ?? 0
  }

  private func lineEnd(at place: Int) -> Int {
    characters[place...].firstIndex { $0.isNewline } ?? characters.count
  }

  private func wordEnd(after place: Int) -> Int {
    let start = characters[place...].firstIndex(where: \.isOfWord) ?? characters.count
    return characters[start...].firstIndex { !$0.isOfWord } ?? characters.count
  }

  private func wordStart(before place: Int) -> Int {
    guard let last = characters[..<place].lastIndex(where: \.isOfWord) else { return 0 }
    return (characters[..<last].lastIndex { !$0.isOfWord }).map { $0 + 1 } ?? 0
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" }
}
