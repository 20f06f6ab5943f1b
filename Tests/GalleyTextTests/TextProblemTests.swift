import GalleyText
import Testing

@Suite struct TextProblemTests {
  /// Thousands of problems may have one long text: none of them looks at it to be filed.
  @Test func longTextsAreNotHashed() {
    func problems(_ text: String) -> [TextProblem] {
      [
        .missingCharacters(MissingCharacters(["x"], offset: 3, text: text)),
        .missingInsertion("\u{2026}", substitute: nil, text: text),
        .unknownFamily(name: "n", standIn: "f", text: text),
        .unknownFeature(tag: "liga", font: "f", text: text), .unusableFont(text: text),
        .unknownAxis(tag: "GRAD", font: "f", text: text),
        .truncated(text: text),
      ]
    }
    let (one, other) = (problems("abc"), problems("xyz"))
    for (one, other) in zip(one, other) {
      #expect(one != other)
      #expect(one.hashValue == other.hashValue, "\(one)")
    }
    #expect(Set(one).count == one.count)
    #expect(Set(one + other).count == 2 * one.count)
  }
}
