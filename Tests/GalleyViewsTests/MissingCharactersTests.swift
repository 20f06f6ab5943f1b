import Galley
import GalleyText
import Testing

/// What is said of characters that no font has: once for each script.
@Suite struct MissingCharactersTests {
  /// - Parameter text: the one with the first character; nil is all of them.
  private func problem(
    _ characters: String, texts: Int = 1, text: String? = nil
  ) -> RenderProblem {
    let missing = MissingCharacters(
      Array(characters), offset: 0, text: text ?? characters, textCount: texts)
    return RenderProblem(kind: .text(.missingCharacters(missing)), view: "Text", source: nil)
  }

  @Test func scriptsAreJoinedWhereTheyAreSaidFirst() {
    let other = RenderProblem(kind: .late(state: "a"), view: "View", source: nil)
    let joined = RenderProblem.joiningMissingCharacters([
      problem("ᚠ"), other, problem("𐌰", texts: 2), problem("ᚠᚢ"), other, problem("𐌰"),
      problem("ᚦᚢ", texts: 3),
    ])
    #expect(
      joined == [problem("ᚠᚢᚦ", texts: 5, text: "ᚠ"), other, problem("𐌰", texts: 3), other])
  }

  @Test func nothingIsJoinedTwice() {
    let once = RenderProblem.joiningMissingCharacters([problem("ᚠ"), problem("ᚢ")])
    #expect(once.count == 1)
    #expect(RenderProblem.joiningMissingCharacters(once) == once)
    #expect(RenderProblem.joiningMissingCharacters([]) == [])
  }
}
