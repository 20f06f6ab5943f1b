import Galley
import TestSupport
import Testing

/// Numbers in titles that are written in the source are those of the locale; those in strings stay as they are.
@MainActor @Suite struct TitleLocaleTests {
  private func texts(_ view: some View) throws -> [String] {
    let german = view.environment(\.locale, Locale(identifier: "de_DE"))
    return try Renderer().render(german.frame(width: 300, height: 100)).layoutTree?.texts ?? []
  }

  @Test func titlesOfShareLinks() throws {
    let string = "sh \(1234)"
    #expect(try texts(ShareLink("sh \(1234)", item: "x")) == ["sh 1.234"])
    #expect(try texts(ShareLink("sh \(1234)", items: ["x"])) == ["sh 1.234"])
    #expect(try texts(ShareLink(string, item: "x")) == ["sh 1234"])
    #expect(try texts(ShareLink(string.prefix(4), items: ["x"])) == ["sh 1"])
    #expect(try texts(ShareLink(Text("sh \(1234)"), item: "x")) == ["sh 1.234"])
    let previewed = ShareLink("sh \(1234)", item: 1, preview: SharePreview("p \(1)"))
    #expect(try texts(previewed) == ["sh 1.234"])
    #expect(try texts(ShareLink(string, item: 1, preview: SharePreview(string))) == ["sh 1234"])
  }

  /// The forms of fields before `onSubmit`.
  @Test func titlesOfOlderFields() throws {
    let (string, text) = ("n \(1234)", Binding.constant(""))
    #expect(try texts(TextField("n \(1234)", text: text, onCommit: {})).contains("n 1.234"))
    #expect(try texts(TextField(string, text: text, onCommit: {})).contains("n 1234"))
    let edited = TextField("n \(1234)", text: text, onEditingChanged: { _ in })
    #expect(try texts(edited).contains("n 1.234"))
    #expect(try texts(SecureField("n \(1234)", text: text, onCommit: {})).contains("n 1.234"))
    #expect(try texts(SecureField(string, text: text, onCommit: {})).contains("n 1234"))
  }
}
