/// Where in a text is typed: a place between two characters, or a selection. Places are counted in characters.
package struct TextCaret: Hashable, Sendable {
  /// The end of the selection that stays.
  package var anchor: Int
  /// The end of the selection that moves.
  package var head: Int

  package init(anchor: Int, head: Int) { (self.anchor, self.head) = (anchor, head) }

  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}
