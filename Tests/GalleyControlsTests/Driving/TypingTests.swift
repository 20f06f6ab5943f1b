import Galley
import Testing

/// What fields do with what is typed.
@Suite struct TypingTests {
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private nonisolated struct SignIn: View {
    enum Field: Hashable { case name, word }
    let log: Log
    @State private var name = ""
    @State private var word = ""
    @State private var age = 30
    @FocusState private var focus: Field?

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($focus, equals: .name)
          .onSubmit { focus = .word }
          .onChange(of: name) { _, new in
            log.lines.append(new)
            if new.count > 3 { name = String(new.prefix(3)) }
          }
        SecureField("Password", text: $word).focused($focus, equals: .word)
          .onSubmit { log.lines.append("submitted \(name) \(word)") }
        TextField("Age", value: $age, format: .number)
        Text("focus \(focus.map { "\($0)" } ?? "none"), age \(age)")
      }
      .onSubmit { log.lines.append("outer") }
    }
  }

  private func status(_ renderer: ImageRenderer<some View>) throws -> String? {
    try renderer.draw().layoutTree?.first { $0.text?.hasPrefix("focus") ?? false }?.text
  }

  @Test func eachCharacterIsTypedByItself() throws {
    let log = Log()
    let renderer = ImageRenderer(content: SignIn(log: log).frame(width: 200))
    try renderer.type("Ada L", into: "Name")
    #expect(log.take() == ["A", "Ad", "Ada", "Ada ", "Ada", "AdaL", "Ada"])
    #expect(try status(renderer) == "focus name, age 30")
    try renderer.type("\u{8}")
    #expect(log.take() == ["Ad"])
    try renderer.type("\n")
    #expect(log.take() == ["outer"])
    #expect(try status(renderer) == "focus word, age 30")
    try renderer.type("secret\n")
    #expect(log.take() == ["submitted Ad secret", "outer"])
    #expect(try status(renderer) == "focus none, age 30")
    #expect(throws: DrivingError.noTextField("")) { try renderer.type("x") }
  }

  /// A submitted field has given the focus to the next one, or ends it: then the error says what was typed.
  @Test func aTextMayGoOnInTheNextField() throws {
    let log = Log()
    let renderer = ImageRenderer(content: SignIn(log: log).frame(width: 200))
    try renderer.type("Ada\nsecret", into: "Name")
    #expect(try status(renderer) == "focus word, age 30")
    _ = log.take()
    let error = #expect(throws: DrivingError.self) { try renderer.type("!\ntwo") }
    #expect(log.take() == ["submitted Ada secret!", "outer"])
    #expect(
      error?.description
        == "the text to type is \"!\\u{A}\", after which no text field has the focus, "
        + "and \"two\", which was not typed; "
        + "expected a line feed at the end alone, or a field that gives the focus to another one")
    #expect(try status(renderer) == "focus none, age 30")
  }

  @Test func aTapGivesTheFocus() throws {
    let renderer = ImageRenderer(content: SignIn(log: Log()).frame(width: 200))
    try renderer.tap("Password")
    #expect(try status(renderer) == "focus word, age 30")
    try renderer.tap("Name")
    #expect(try status(renderer) == "focus name, age 30")
    try renderer.tap("Age")
    #expect(try status(renderer) == "focus none, age 30")
  }

  @Test func aValueIsReadWhenItsTextIsSubmitted() throws {
    let renderer = ImageRenderer(content: SignIn(log: Log()).frame(width: 200))
    try renderer.type("42", into: "Age", replacing: true)
    #expect(try status(renderer) == "focus none, age 30")
    try renderer.type("\n")
    #expect(try status(renderer) == "focus none, age 42")
    try renderer.type("x", into: "Age", replacing: true)
    try renderer.tap("Name")
    #expect(try status(renderer) == "focus name, age 42")
  }

  private nonisolated struct Notes: View {
    @State private var text = "One"
    @State private var query = ""
    let log: Log
    var body: some View {
      VStack {
        TextEditor(text: $text).frame(height: 80).accessibilityLabel("Notes")
        Text("\(text.count) characters")
      }
      .frame(width: 300, height: 300)
      .searchable(text: $query, prompt: "Find")
      .onSubmit(of: .search) { log.lines.append("search \(query)") }
    }
  }

  @Test func editorsTakeLinesAndSearchesAreSubmitted() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Notes(log: log))
    try renderer.type("\nTwo", into: "Notes")
    #expect(try renderer.draw().layoutTree?.first { $0.text == "7 characters" } != nil)
    try renderer.type("tea\n", into: "Find")
    #expect(log.take() == ["search tea"])
    try renderer.tap("Clear text")
    try renderer.type("\n", into: "Find")
    #expect(log.take() == ["search "])
  }

  @Test func whatIsNoFieldIsAnError() throws {
    let view = VStack {
      Text("Title")
      TextField("Name", text: .constant("")).disabled(true)
    }
    .frame(width: 200)
    let renderer = ImageRenderer(content: view)
    #expect(throws: DrivingError.disabled("Name")) { try renderer.type("x", into: "Name") }
    #expect(throws: DrivingError.noTextField("")) { try renderer.type("x") }
    #expect(throws: DrivingError.noTextField("Title")) { try renderer.type("x", into: "Title") }
    #expect(throws: DrivingError.self) { try renderer.type("x", into: "Nome") }
  }
}
