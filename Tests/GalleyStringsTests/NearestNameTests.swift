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
  ])
  func nearNamesAreFound(name: String, known: [String], found: String) {
    #expect(NearestName.of(name, among: known) == found)
  }

  @Test func farNamesAreNone() {
    #expect(NearestName.of("alignwxyz", among: ["alignment"]) == nil)
    #expect(NearestName.of("padding", among: ["zstack", "grid"]) == nil)
    #expect(NearestName.of("padding", among: [String]()) == nil)
    #expect(NearestName.of("", among: ["grid"]) == nil)
  }

  @Test func theNumberOfEditsCanBeLimited() {
    #expect(NearestName.of("pading", among: ["padding"], edits: 1) == "padding")
    #expect(NearestName.of("pding", among: ["padding"], edits: 1) == nil)
    #expect(NearestName.of("Padding", among: ["padding"], edits: 0) == nil)
  }

  /// Only the first 64 letters are compared, so that the work has a bound.
  @Test func longNamesAreComparedByTheirStart() {
    let start = String(repeating: "a", count: 64)
    let long = start + String(repeating: "b", count: 100)
    #expect(NearestName.of(start, among: [long]) == long)
    #expect(NearestName.of("b" + start, among: [long]) == long)
  }
}
