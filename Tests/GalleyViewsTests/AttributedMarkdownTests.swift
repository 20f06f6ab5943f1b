import Foundation
import Galley
import Testing

@testable import GalleyViews

/// `AttributedString(markdown:)` and what it is made of.
@Suite struct AttributedMarkdownTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  private func words(
    _ markdown: String, _ syntax: Options.InterpretedSyntax = .full
  ) throws -> String {
    let options = Options(interpretedSyntax: syntax)
    return String(try AttributedString(markdown: markdown, options: options).characters)
  }

  @Test func partsHaveIntentsAndLinks() throws {
    let string = try AttributedString(
      markdown: "*a* **b** ***c*** `d` ~~e~~ [f](g) ![h](i.png)<b>",
      baseURL: URL(string: "https://x.y/"))
    var found: [String: InlinePresentationIntent] = [:]
    for run in string.runs {
      found[String(string[run.range].characters)] = run.inlinePresentationIntent
    }
    #expect(
      found == [
        "a": .emphasized, "b": .stronglyEmphasized, "c": [.emphasized, .stronglyEmphasized],
        "d": .code, "e": .strikethrough, "<b>": .inlineHTML,
      ])
    let link = try #require(string.runs.first { $0.link != nil })
    #expect(link.link?.absoluteString == "https://x.y/g")
    let image = try #require(string.runs.first { $0.imageURL != nil })
    #expect(image.imageURL?.absoluteString == "https://x.y/i.png")
    #expect(String(string[image.range].characters) == "h")
    let intents = string.runs[\.inlinePresentationIntent].filter { $0.0 == .code }
    #expect(intents.count == 1)
  }

  @Test func linesEndAsTheSyntaxSays() throws {
    #expect(try words("a\nb  \nc\\\nd") == "a b\nc\nd")
    #expect(try words("a\n\n b", .inlineOnly) == "a b")
    #expect(try words(" a  b\n c ", .inlineOnlyPreservingWhitespace) == " a  b\n c ")
    let breaks = try AttributedString(markdown: "a\nb\\\nc").runs.compactMap {
      $0.inlinePresentationIntent
    }
    #expect(breaks == [.softBreak, .lineBreak])
  }

  /// One block stands behind the other, as Foundation has it.
  @Test(arguments: [
    ("# Title\n\nOne\ntwo\n\nThree", "TitleOne twoThree"), ("Title\n===\nText", "TitleText"),
    ("## a ##", "a"), ("#a", "#a"), ("- a\n- b\n  - c\n\n  d\n1. e", "abcde"),
    ("> a\nb\n> > c", "a bc"), ("***", "\u{2E3B}"),
    ("```swift\nlet a\n\nb\n```\nc", "let a\n\nb\nc"),
    ("    a\n      b\n\nc", "a\n  b\nc"), ("~~~\na", "a\n"),
    ("| a | b\\|c |\n|---|:-:|\n| d | e |", "ab|cde"), ("a | b\n---", "a | b"),
    ("- ", ""), ("", ""), ("a\n2. b", "a 2. b"), ("10) a", "a"), ("+ a\n\n      b", "ab\n"),
  ])
  func blocksAreRead(markdown: String, expected: String) throws {
    #expect(try words(markdown) == expected)
  }

  @Test func blocksStayTextInLines() throws {
    #expect(try words("# a\n- b", .inlineOnlyPreservingWhitespace) == "# a\n- b")
    #expect(try words("# a\n- b", .inlineOnly) == "# a - b")
    let deep = String(repeating: "> ", count: 500) + "a"
    #expect(try words(deep).hasSuffix("a"))
  }

  @Test func filesAndBytesAreRead() throws {
    #expect(try String(AttributedString(markdown: Data("*a*".utf8)).characters) == "a")
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF])) }
    #expect(throws: (any Error).self) {
      try AttributedString(contentsOf: URL(fileURLWithPath: "/nowhere.md"))
    }
    let string = try AttributedString(markdown: "a", options: Options(languageCode: "de"))
    #expect(string.languageIdentifier == "de")
    #expect(try AttributedString(markdown: "a", including: \.swiftUI) == AttributedString("a"))
  }

  @Test func textsShowIntentsAsTheyShowMarkdown() throws {
    func image(_ view: some View) throws -> Bitmap {
      try ImageRenderer(content: view).render().bitmap
    }
    let markdown = "*a* **b** ***c*** `d` ~~e~~ [f](https://x.y) &amp; me@x.yz"
    let string = try AttributedString(
      markdown: markdown, options: Options(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    let literal = try image(Text(LocalizedStringKey(markdown)))
    #expect(try image(Text(string)) == literal)
    #expect(try image(Text(verbatim: "a b c d e f & me@x.yz")) != literal)
    var bold = AttributedString("a")
    bold.inlinePresentationIntent = .stronglyEmphasized
    #expect(try image(Text(bold)) == image(Text("a").bold()))
  }

  @Test func textsOfTheSourceAreAttributed() throws {
    let (count, name) = (1234, "*Ann*")
    let string = AttributedString(localized: "**\(count)** for \(name), [here](https://x.y/\(3))")
    #expect(String(string.characters) == "1,234 for *Ann*, here")
    let bold = try #require(string.runs.first { $0.inlinePresentationIntent != nil })
    #expect(String(string[bold.range].characters) == "1,234")
    #expect(string.runs.compactMap(\.link).map(\.absoluteString) == ["https://x.y/3"])
    let resource = LocalizedStringResource("a *b*")
    #expect(String(AttributedString(localized: resource).characters) == "a b")
    let named = AttributedString(localized: "key", defaultValue: "^[\(2) cup](inflect: true)")
    #expect(String(named.characters) == "2 cups")
  }

  /// OpenSwiftUI, audited for 6.5.4: the tint, unless the part has a colour of its own.
  @Test func linksHaveTheTint() throws {
    func image(_ text: some View) throws -> Bitmap {
      try ImageRenderer(content: text).render().bitmap
    }
    let link = Text("[link](https://x.y)")
    let green = try image(Text("link").foregroundStyle(.green))
    #expect(try image(link.tint(.green)) == green)
    #expect(try image(link.foregroundStyle(.red).accentColor(.blue).tint(.green)) == green)
    #expect(try image(link) == (try image(Text("link").foregroundStyle(Color.accentColor))))
    var string = AttributedString("link")
    string.link = URL(string: "https://x.y")
    #expect(try image(Text(string).tint(.green)) == green)
    string.foregroundColor = .green
    #expect(try image(Text(string).tint(.red)) == green)
  }
}
