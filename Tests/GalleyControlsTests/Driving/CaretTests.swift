import Galley
import Testing

/// The caret of fields, and what is selected in them.
@MainActor @Suite struct CaretTests {
  private struct Form: View {
    @State private var name = "Ada Lovelace"
    @State private var notes = "one\nsecond\nx"
    @State private var word = "secret"
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        TextEditor(text: $notes).frame(height: 80).accessibilityLabel("Notes")
        SecureField("Password", text: $word)
        Text("[\(name)] [\(notes)] [\(word)]")
      }
      .frame(width: 300)
    }
  }

  private let renderer = ImageRenderer(content: Form())

  private func text(_ index: Int = 0) throws -> String? {
    let status = try renderer.draw().layoutTree?.first { $0.text?.hasPrefix("[") ?? false }?.text
    return status?.dropFirst().dropLast()
      .split(separator: "] [", omittingEmptySubsequences: false).dropFirst(index).first
      .map(String.init)
  }

  @Test func whatIsTypedStandsAtTheCaret() throws {
    try renderer.tap("Name")
    #expect(renderer.selectedCharacters == 12..<12)
    try renderer.key(.leftArrow, modifiers: .option)
    #expect(renderer.selectedCharacters == 4..<4)
    try renderer.type("K. ")
    #expect(try text() == "Ada K. Lovelace" && renderer.selectedCharacters == 7..<7)
    try renderer.type("\u{8}\u{8}")
    #expect(try text() == "Ada KLovelace")
    try renderer.key(.deleteForward)
    #expect(try text() == "Ada Kovelace")
    try renderer.key(.leftArrow, modifiers: .command)
    try renderer.key("x", modifiers: .shift)
    #expect(try text() == "XAda Kovelace")
    try renderer.key(.rightArrow, modifiers: .option)
    #expect(renderer.selectedCharacters == 4..<4)
    try renderer.key(.delete, modifiers: .option)
    #expect(try text() == " Kovelace")
    try renderer.key(.end)
    try renderer.key(.delete, modifiers: .command)
    #expect(try text() == "")
    try renderer.key(.delete)
    // A field begins at its end again.
    try renderer.type("abc")
    try renderer.key(.home)
    try renderer.tap("Password")
    try renderer.tap("Name")
    #expect(renderer.selectedCharacters == 3..<3)
  }

  @Test func whatIsSelectedIsReplacedAndCopied() throws {
    try renderer.tap("Name")
    try renderer.key(.leftArrow, modifiers: [.shift, .option])
    #expect(renderer.selectedCharacters == 4..<12)
    try renderer.key("c", modifiers: .command)
    #expect(renderer.copiedText == "Lovelace")
    try renderer.key(.leftArrow)
    #expect(renderer.selectedCharacters == 4..<4)
    try renderer.key("v", modifiers: .command)
    #expect(try text() == "Ada LovelaceLovelace")
    try renderer.key("a", modifiers: .command)
    try renderer.key("x", modifiers: .command)
    #expect(renderer.copiedText == "Ada LovelaceLovelace" && renderer.selectedCharacters == 0..<0)
    renderer.copiedText = "two\nlines"
    try renderer.key("v", modifiers: .command)
    #expect(try text() == "two lines")
    try renderer.key(.rightArrow, modifiers: .shift)
    try renderer.key(.leftArrow, modifiers: .shift)
    try renderer.type("!")
    #expect(try text() == "two line!")
    // A password is not copied, and not cut.
    try renderer.tap("Password")
    try renderer.key("a", modifiers: .command)
    try renderer.key("x", modifiers: .command)
    #expect(renderer.copiedText == "two\nlines")
    #expect(try text(2) == "secret")
  }

  @Test func anEditorHasLines() throws {
    try renderer.tap("Notes")
    try renderer.key(.upArrow)
    #expect(renderer.selectedCharacters == 5..<5)
    try renderer.key(.rightArrow, modifiers: .command)
    #expect(renderer.selectedCharacters == 10..<10)
    try renderer.key(.upArrow)
    #expect(renderer.selectedCharacters == 3..<3)
    try renderer.key(.return)
    #expect(try text(1) == "one\n\nsecond\nx")
    try renderer.key(.downArrow, modifiers: [.shift, .command])
    #expect(renderer.selectedCharacters == 4..<13)
    try renderer.key(.upArrow, modifiers: .command)
    try renderer.key(.downArrow)
    #expect(renderer.selectedCharacters == 4..<4)
  }

  private final class Letter {
    var text = AttributedString("a") + AttributedString("b", attributes: Letter.red)
    private static var red: AttributeContainer {
      var attributes = AttributeContainer()
      attributes.foregroundColor = .red
      return attributes
    }
  }

  @Test func whatStaysKeepsItsLooks() throws {
    let letter = Letter()
    let editor = TextEditor(
      text: Binding {
        letter.text
      } set: {
        letter.text = $0
      })
    let renderer = ImageRenderer(
      content: editor.accessibilityLabel("Letter").frame(width: 100, height: 60))
    try renderer.tap("Letter")
    try renderer.key(.leftArrow)
    try renderer.type("x")
    #expect(String(letter.text.characters) == "axb" && letter.text.runs.count == 2)
    #expect(letter.text.runs.last?.foregroundColor == .red)
    try renderer.key(.end)
    try renderer.type("y")
    #expect(String(letter.text.characters) == "axby" && letter.text.runs.count == 2)
    try renderer.key("a", modifiers: .command)
    try renderer.key(.delete)
    #expect(String(letter.text.characters) == "")
  }

  @Test func keysThatDoNothingAreErrors() throws {
    #expect(throws: DrivingError.noTextField("")) { try renderer.key(.leftArrow) }
    #expect(renderer.selectedCharacters == nil)
    try renderer.tap("Name")
    #expect(throws: DrivingError.self) { try renderer.key(.escape) }
    #expect(throws: DrivingError.self) { try renderer.key("k", modifiers: .command) }
    #expect(try text() == "Ada Lovelace")
  }
}
