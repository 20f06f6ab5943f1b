import Galley
import Testing

/// A finger on the text of a field places the caret and selects.
@MainActor @Suite struct CaretTouchTests {
  private func field(_ text: String, lines: Bool = false) -> ImageRenderer<some View> {
    ImageRenderer(
      content: VStack {
        if lines {
          TextEditor(text: .constant(text))
        } else {
          TextField("Name", text: .constant(text))
        }
      }
      .frame(width: 300, height: lines ? 140 : 40))
  }

  /// The places of the caret after taps from the left to the right.
  private func places(
    _ renderer: ImageRenderer<some View>, y: CGFloat = 20
  ) throws -> [Int] {
    try stride(from: 1, to: 300, by: 2).map {
      try renderer.tap(at: CGPoint(x: $0, y: y))
      let selected = try #require(renderer.selectedCharacters)
      #expect(selected.isEmpty)
      return selected.lowerBound
    }
  }

  @Test func aTapPlacesTheCaretBetweenTheNearestCharacters() throws {
    // The office's ligatures and the letter of two characters are cut where a caret can stand.
    for text in ["Ada Lovelace", "office fin", "e\u{301}a👩‍👩‍👧x "] {
      let found = try places(field(text))
      #expect(found == found.sorted())
      // A place at the very end of a text is behind its spaces.
      let wanted = Set(0...text.count).subtracting(text.hasSuffix(" ") ? [text.count - 1] : [])
      #expect(wanted.subtracting(found).isEmpty, "\(text): \(found)")
    }
  }

  @Test func wideLettersTakeMoreRoomThanNarrowOnes() throws {
    let found = try places(field("iiiWWW"))
    func count(_ place: Int) -> Int { found.count { $0 == place } }
    #expect(count(1) > 0 && count(4) > 2 * count(1))
    // From right to left the first character is at the right.
    let hebrew = try places(field("שלום"))
    #expect(hebrew.first == 4 && Set(hebrew) == Set(0...4))
  }

  @Test func linesAreFoundByTheirHeight() throws {
    let renderer = field("one\nsecond\n\nx", lines: true)
    let found: [Int] = try stride(from: 1, to: 139, by: 2).map {
      try renderer.tap(at: CGPoint(x: 290, y: $0))
      return try #require(renderer.selectedCharacters).lowerBound
    }
    #expect(found == found.sorted())
    #expect(Set(found) == [3, 10, 11, 13])
  }

  @Test func tapsSelectWordsAndLines() throws {
    let renderer = field("Ada Lovelace, 1815")
    func place(before wanted: Int) throws -> CGPoint {
      let points = stride(from: 1.0, to: 300, by: 2).map { CGPoint(x: $0, y: 20) }
      return try #require(
        try points.first {
          try renderer.tap(at: $0)
          return renderer.selectedCharacters == wanted..<wanted
        })
    }
    let middle = try place(before: 8)
    try renderer.tap(at: middle, count: 2)
    #expect(renderer.selectedCharacters == 4..<12)
    try renderer.tap(at: middle, count: 3)
    #expect(renderer.selectedCharacters == 0..<18)
    try renderer.tap(at: middle)
    #expect(renderer.selectedCharacters == 8..<8)
    // Two touches that follow each other soon are a double tap as well, and not where time has passed.
    try renderer.advance(by: 0.2)
    try renderer.tap(at: middle)
    #expect(renderer.selectedCharacters == 4..<12)
    try renderer.advance(by: 1)
    try renderer.tap(at: middle)
    #expect(renderer.selectedCharacters == 8..<8)
    let end = try place(before: 16)
    try renderer.drag(from: middle, to: end)
    #expect(renderer.selectedCharacters == 8..<16)
    try renderer.drag(from: end, to: middle)
    #expect(renderer.selectedCharacters == 8..<16)
    try renderer.key(.rightArrow, modifiers: .shift)
    #expect(renderer.selectedCharacters == 9..<16)
  }

  @Test func aFieldThatIsTappedByItsNameKeepsItsCaret() throws {
    let renderer = field("Ada Lovelace")
    try renderer.tap(at: CGPoint(x: 1, y: 20))
    try renderer.tap("Name")
    #expect(renderer.selectedCharacters == 0..<0)
    let secret = ImageRenderer(
      content: SecureField("Word", text: .constant("abc")).frame(width: 300, height: 40))
    try secret.tap(at: CGPoint(x: 1, y: 20))
    #expect(secret.selectedCharacters == 3..<3)
  }
}
