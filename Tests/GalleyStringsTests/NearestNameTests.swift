import GalleyStrings
import Testing

/// The name that somebody meant.
@Suite struct NearestNameTests {
  /// A name, the known ones, and the one that is found.
  @Test(arguments: [
    // A letter too few, too many, another one, two that are swapped.
    ("paddng", ["padding", "spacing"], "padding"),
    ("paddding", ["padding", "spacing"], "padding"),
    ("pedding", ["padding", "spacing"], "padding"),
    ("paddign", ["padding", "spacing"], "padding"),
    // The other case is nearer than another letter.
    ("Text", ["test", "text"], "text"),
    // Of two that are as near, the first in the alphabet.
    ("cat", ["rat", "bat"], "bat"),
    // Three letters of nine may differ.
    ("alignmxyz", ["alignment"], "alignment"),
    // A letter in the other case is one that both have.
    ("X", ["y", "x"], "x"),
    ("ax", ["by", "bx"], "bx"),
  ])
  func nearNamesAreFound(name: String, known: [String], found: String) {
    #expect(SpellingSuggestion.of(name, among: known) == found)
  }

  @Test func farNamesAreNone() {
    #expect(SpellingSuggestion.of("alignwxyz", among: ["alignment"]) == nil)
    #expect(SpellingSuggestion.of("padding", among: ["zstack", "grid"]) == nil)
    #expect(SpellingSuggestion.of("padding", among: [String]()) == nil)
    #expect(SpellingSuggestion.of("", among: ["grid"]) == nil)
    // Short names may differ by two letters, but not by all of them.
    #expect(SpellingSuggestion.of("[", among: ["a", "bc"]) == nil)
    #expect(SpellingSuggestion.of("ab", among: ["cd", "x"]) == nil)
  }

  @Test func whatWasMeantIsAsked() {
    #expect(SpellingSuggestion.question("padding") == "; did you mean \"padding\"?")
    #expect(SpellingSuggestion.question("--out", isQuoted: false) == "; did you mean --out?")
    #expect(SpellingSuggestion.question(nil) == "")
  }

  @Test func theNumberOfEditsCanBeLimited() {
    #expect(SpellingSuggestion.of("pading", among: ["padding"], edits: 1) == "padding")
    #expect(SpellingSuggestion.of("pding", among: ["padding"], edits: 1) == nil)
    #expect(SpellingSuggestion.of("Padding", among: ["padding"], edits: 0) == nil)
  }

  /// Only the first 64 letters are compared, so that the work has a bound.
  @Test func longNamesAreComparedByTheirStart() {
    let start = String(repeating: "a", count: 64)
    let long = start + String(repeating: "b", count: 100)
    #expect(SpellingSuggestion.of(start, among: [long]) == long)
    #expect(SpellingSuggestion.of("b" + start, among: [long]) == long)
  }
}
