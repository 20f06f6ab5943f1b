import Galley
import TestSupport
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
      if part.style.link != nil { marks = "l" + marks }
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
    ("~~a~~ ~b~", "<s a> <s b>"), ("~a~~ ~~b~", "~a~~ ~~b~"), ("~a ~~b~", "~a ~~b~"),
    ("~~~a~~~", "~~~a~~~"), ("a ~ b ~ c", "a ~ b ~ c"), ("~a *b* c~", "<s a ><is b><s  c>"),
    ("`a*b*`", "<c a*b*>"), ("`` a`b ``", "<c a`b>"), ("`a", "`a"), ("\\*a\\*", "*a*"),
    ("\\a", "\\a"),
    ("[a](b)", "<l a>"), ("[*a* b](c) d", "<li a><l  b> d"), ("[a] (b)", "[a] (b)"),
    ("[a](b", "[a](b"),
    ("[a", "[a"), ("2*3*4", "2<i 3>4"), ("a\n*b*\nc", "a\n<i b>\nc"),
    ("**Gomphocarpus (*G. physocarpus*)**", "<b Gomphocarpus (><bi G. physocarpus><b )>"),
    ("*(**a**)*", "<i (><bi a><i )>"), ("**\"a\"**b", "**\"a\"**b"),
    ("*foo**bar**baz*", "<i foo><bi bar><i baz>"),
    ("*foo**bar*", "<i foo**bar>"),
    // Links whose destinations hold parentheses, spaces or titles; what is code closes no bracket.
    ("[a](b(c)d) e", "<l a> e"), ("[a](<b c>) e", "<l a> e"), ("[a](b \"t)\") e", "<l a> e"),
    ("[a](b c)", "[a](b c)"), ("[a `]` b](c)", "<l a ><lc ]><l  b>"), ("[a](\\))", "<l a>"),
    ("![a *b*](c.png) d", "a <i b> d"), ("![a", "![a"), ("!a", "!a"),
    // Addresses.
    ("<https://a.b/c_d_e>", "<l https://a.b/c_d_e>"), ("<a@b.cd>", "<l a@b.cd>"),
    ("a < b > c", "a < b > c"),
    ("see https://a.bc/d_e_f, and", "see <l https://a.bc/d_e_f>, and"),
    ("(www.a.bc)", "(<l www.a.bc>)"), ("https://a.bc/d_(e)", "<l https://a.bc/d_(e)>"),
    ("xhttps://a.bc", "xhttps://a.bc"), ("awww.a.bc", "awww.a.bc"), ("www.a", "<l www.a>"),
    ("http:/a", "http:/a"), ("mail a.b-c@d.ef.", "mail <l a.b-c@d.ef>."), ("a@b", "a@b"),
    ("@a.bc", "@a.bc"), ("`a@b.cd`", "<c a@b.cd>"), ("[a@b.cd](e)", "<l a@b.cd>"),
    ("**a@b.cd**", "<lb a@b.cd>"), ("[https://a.bc", "[https://a.bc"),
    // Entities and HTML.
    ("a &amp; b &lt; c &#169; &#x41;", "a & b < c © A"), ("&nix; &amp &#;", "&nix; &amp &#;"),
    ("&nbsp;&hellip;&apos;", "\u{A0}…'"), ("&#0;&#x110000;", "\u{FFFD}\u{FFFD}"),
    ("\\&amp;", "&amp;"), ("<b c='*'>d*", "<b c='*'>d*"), ("a <!-- *b* --> c", "a <!-- *b* --> c"),
    ("a\\\nb", "a\nb"), ("a  \nb", "a  \nb"),
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

  @Test func destinationsAreRead() throws {
    func target(_ text: String) throws -> String {
      let style = try #require(InlineMarkdown.parts(of: text).first?.style)
      return try #require(style.link ?? style.image)
    }
    #expect(try target("[a]( <b c> 't' )") == "b c")
    #expect(try target("[a](b\\)&amp;c \"t\")") == "b)&c")
    #expect(try target("[a]()") == "")
    #expect(try target("![a](b.png (t))") == "b.png")
    #expect(try target("www.a.bc/d") == "http://www.a.bc/d")
    #expect(try target("a@b.cd") == "mailto:a@b.cd")
    #expect(try target("<mailto:a@b.cd>") == "mailto:a@b.cd")
  }

  @Test func valuesInAddressesArePartOfThem() throws {
    let path = "a b"
    let text = Text("at https://x.yz/\(path)/\(3) and \(4)")
    #expect(text.words(in: EnvironmentValues()) == "at https://x.yz/a b/3 and 4")
    #expect(Text("![\(1)](x\(2)) \(3)").words(in: EnvironmentValues()) == "1 3")
  }

  @Test func manyDelimitersAreBounded() {
    let text = String(repeating: "*a _b ", count: 500) + String(repeating: "[", count: 300)
    #expect(InlineMarkdown.parts(of: text).map(\.text).joined() == text)
    for text in ["[a](", "![a](b", "<a ", "<!--", "a@", "https://a(", "[[a](b)", "&a"] {
      let many = String(repeating: text, count: 1000)
      #expect(!InlineMarkdown.parts(of: many).isEmpty)
    }
  }

  /// Nothing is read that was not written, in its order: markup is left out, and entities stand for one sign here.
  @Test(arguments: UInt64(1)...200) func anyTextIsRead(seed: UInt64) {
    let signs = [
      "*", "**", "_", "`", "``", "~~", "[", "]", "(", ")", "](", "![", "^[", "<", ">", "&",
      "&#x26;", "\\", "\n", "  \n", " ", "a", "http://x.y", "www.a.b", "c@d.ee", "://", "|", "---",
      "- ", "1. ", "> ", "#", "    ", "\t", "```", "\u{FFFF}", "\u{301}", "\r\n", "\"",
    ]
    var random = SeededRandom(seed: seed)
    var text = ""
    for _ in 0..<24 { text += signs[random.below(signs.count)] }
    var rest = Substring(text)
    for character in InlineMarkdown.parts(of: text).map(\.text).joined() {
      let found = rest.firstIndex {
        $0 == character || ($0.isNewline && character.isNewline)
      }
      #expect(found != nil, "seed \(seed): \(text.debugDescription)")
      guard let found else { return }
      rest = rest[rest.index(after: found)...]
    }
    for block in MarkdownBlocks.blocks(of: text) {
      guard case .inline(let words) = block else { continue }
      let parts = InlineMarkdown.parts(of: words, keepsWhitespace: false)
      #expect(parts.allSatisfy { !$0.text.isEmpty } || words.isEmpty, "seed \(seed)")
    }
  }

  /// Signs that might be markup and are none, as many as a file holds.
  @Test(
    arguments: [
      String(repeating: "[a](b", count: 60_000), String(repeating: "<a \"", count: 60_000),
      "http://a.b/" + String(repeating: ")", count: 200_000),
      String(repeating: "`a``b```", count: 30_000) + "````",
      String(repeating: "[`", count: 60_000), String(repeating: "a* ", count: 3_900),
      "e" + String(repeating: "\u{301}\u{323}", count: 60_000) + "*",
    ])
  func longTextsOfSignsAreReadInTime(text: String) {
    let time = processorTime {
      let parts = InlineMarkdown.parts(of: text)
      #expect(parts.reduce(0) { $0 + $1.text.utf8.count } <= text.utf8.count)
      #expect(parts.contains { !$0.text.isEmpty })
    }
    #expect(time < .seconds(60))
  }

  /// Delimiters between many nodes: each pair is looked for among delimiters only.
  @Test func emphasisAroundManyNodes() {
    let codes = String(repeating: "`c` ", count: 3000)
    let found = InlineMarkdown.parts(
      of: "*" + String(repeating: "a" + codes + "*b*", count: 9) + "*")
    #expect(found.filter { $0.style.isCode }.allSatisfy { $0.style.isItalic })
    #expect(parts("**a *b* `c`** *d") == "<b a ><bi b><b  ><bc c> *d")
  }
}
