import Galley
import Testing

/// What is selected of a text with attributes, as code changes it.
@Suite struct AttributedTextSelectionTests {
  private func fonts(_ text: AttributedString) -> [String] {
    text.runs.map { "\(String(text[$0.range].characters)) \($0.font != nil)" }
  }

  private func range(_ text: AttributedString, _ start: Int, _ end: Int) -> Range<
    AttributedString.Index
  > {
    text.index(
      text.startIndex, offsetByCharacters: start)..<text.index(
        text.startIndex, offsetByCharacters: end)
  }

  @Test func attributesOfTheSelectionChange() {
    var text = AttributedString("Dear diary")
    var selection = AttributedTextSelection(range: range(text, 5, 8))
    text.transformAttributes(in: &selection) { $0.font = .title }
    #expect(fonts(text) == ["Dear  false", "dia true", "ry false"])
    #expect(String(text[selection].characters) == "dia")
    var place = AttributedTextSelection(insertionPoint: text.endIndex)
    text.transformAttributes(in: &place) { $0.font = .title }
    text.replaceSelection(&place, withCharacters: "!")
    #expect(fonts(text) == ["Dear  false", "dia true", "ry false", "! true"])
  }

  @Test func theSelectionIsReplaced() {
    var text = AttributedString("Dear diary")
    var ranges = RangeSet(range(text, 0, 2))
    ranges.insert(contentsOf: range(text, 5, 10))
    var selection = AttributedTextSelection(ranges: ranges)
    text.replaceSelection(&selection, withCharacters: "Be")
    #expect(String(text.characters) == "Bear ")
    #expect(selection.indices(in: text) == .insertionPoint(range(text, 2, 2).lowerBound))
    #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
  }
}
