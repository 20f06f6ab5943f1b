import Galley
import Testing

@testable import GalleyViews

/// Inline Markdown, by examples of CommonMark's rules in our own words.
@Suite struct MarkdownTests {
  /// The parts of a text in a short notation: `b` bold, `i` italic, `c` code, `s` struck, `l` a link.
  private func parts(_ text: String) -> String {
    InlineMarkdown.parts(of: text).map { part in
      var marks = ""
      if part.style.isBold { marks += "b" }
      if part.style.isItalic { marks += "i" }
      if part.style.isCode { marks += "c" }
      if part.style.isStruck { marks += "s" }
      if part.style.link != nil { marks += "l" }
      return marks.isEmpty ? part.text : "<\(marks) \(part.text)>"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("^[3 *cups*](inflect: true)", "3 <i cups>"), ("^[a", "^[a"),
    ("^a", "^a"),
    ("a *b* c", "a <i b> c"), ("a **b** c", "a <b b> c"),
    ("***b***", "<bi b>"), ("_a_ __b__", "<i a> <b b>"), ("snake_case_name", "snake_case_name"),
    ("in*tra*word", "in<i tra>word"), ("a * b * c", "a * b * c"), ("*****", "*****"),
    ("* * * * *", "* * * * *"), ("**a *b* c**", "<b a ><bi b><b  c>"),
    ("*a **b** c*", "<i a ><bi b><i  c>"),
    ("**a", "**a"), ("a**", "a**"), ("*a**", "<i a>*"), ("**a*", "*<i a>"),
    ("~~a~~ ~b~", "<s a> ~b~"),
    ("`a*b*`", "<c a*b*>"), ("`` a`b ``", "<c a`b>"), ("`a", "`a"), ("\\*a\\*", "*a*"),
    ("\\a", "\\a"),
    ("[a](b)", "<l a>"), ("[*a* b](c) d", "<il a><l  b> d"), ("[a] (b)", "[a] (b)"),
    ("[a](b", "[a](b"),
    ("[a", "[a"), ("2*3*4", "2<i 3>4"), ("a\n*b*\nc", "a\n<i b>\nc"),
    ("**Gomphocarpus (*G. physocarpus*)**", "<b Gomphocarpus (><bi G. physocarpus><b )>"),
    ("*(**a**)*", "<i (><bi a><i )>"), ("**\"a\"**b", "**\"a\"**b"),
    ("*foo**bar**baz*", "<i foo><bi bar><i baz>"),
    ("*foo**bar*", "<i foo**bar>"),
  ])
  func markupIsRead(text: String, expected: String) {
    #expect(parts(text) == expected)
  }

  @Test func writtenTextsAreMarkdownAndStringsAreNot() throws {
    func name(_ text: Text) throws -> String {
      let tree = try layoutTree(text)
      return try #require(tree.first { $0.name.hasPrefix("Text ") }).name
    }
    #expect(try name(Text("**Bold** text")) == "Text \"Bold text\"")
    #expect(try name(Text(verbatim: "**Bold**")) == "Text \"**Bold**\"")
    let string = "**Bold**"
    #expect(try name(Text(string)) == "Text \"**Bold**\"")
    // Values are shown as they are.
    let stars = "*a*"
    #expect(try name(Text("**\(stars)** \(3)")) == "Text \"*a* 3\"")
    #expect(try name(Text("\(2.5, specifier: "%.2f") km")) == "Text \"2.50 km\"")
    #expect(try name(Text("[\(1)](x\(2)) \(3)")) == "Text \"1 3\"")
    #expect(try name(Text("a\u{FFFF}b \(1)")) == "Text \"ab 1\"")
    let bold = try layoutTree(Text("**Bold**")).answer
    #expect(bold == (try layoutTree(Text(verbatim: "Bold").bold()).answer))
  }

  @Test func manyDelimitersAreBounded() {
    let text = String(repeating: "*a _b ", count: 500) + String(repeating: "[", count: 300)
    #expect(InlineMarkdown.parts(of: text).map(\.text).joined() == text)
  }
}
