import GalleySwiftSource
import TestSupport
import Testing

/// Where words, literals and comments of Swift's text begin and end, whatever the text is.
@Suite struct SwiftLexerTests {
  private func read(_ text: String) -> [(token: SwiftLexer.Token, text: String)] {
    var text = text
    return text.withUTF8 { bytes in
      SwiftLexer(bytes).tokens.map { token in
        let place = Int(token.start)..<Int(token.end)
        return (token, String(decoding: bytes[place], as: UTF8.self))
      }
    }
  }

  private func texts(_ text: String) -> [String] { read(text).map(\.text) }

  @Test(arguments: [
    ("a /* { /* */ \" */ b // }\nc", ["a", "b", "c"]), ("a // b\rc", ["a", "c"]),
    ("#!/usr/bin/swift\na", ["a"]), ("\u{FEFF}a b", ["a", "b"]),
    ("\u{FEFF}#!/usr/bin/swift\na", ["a"]),
    ("/* a", []), ("`var` `x", ["`var`", "`x"]),
    ("`a\nb` `c\r\nd", ["`a", "b", "` `", "c", "d"]), ("a=-1", ["a", "=-", "1"]),
    ("a+/*b*/c +// d\ne", ["a", "+", "c", "+", "e"]), ("a.b(c)", ["a", ".", "b", "(", "c", ")"]),
    ("é$0_ 😀", ["é$0_", "😀"]), ("@A #b", ["@", "A", "#", "b"]),
  ])
  func wordsOperatorsAndCommentsAreToldApart(text: String, expected: [String]) {
    #expect(texts(text) == expected)
  }

  @Test(arguments: [
    (#""a\"b" c"#, [#""a\"b""#, "c"]), (##"#"\(c"# d"##, [##"#"\(c"#"##, "d"]),
    ("\"\"\"\n\" {\n\"\"\" a", ["\"\"\"\n\" {\n\"\"\"", "a"]),
    // What is named in an interpolation follows the literal.
    (#""\(b(")"))" c"#, [#""\(b(")"))""#, "b", "(", #"")""#, ")", "c"]),
    (##"#"\#(a)\(b)"#"##, [##"#"\#(a)\(b)"#"##, "a"]),
    // A literal of one line ends with it.
    ("\"a\nb", ["\"a", "b"]), ("\"", ["\""]), ("\"\"\"a", ["\"\"\"a"]), ("\"\\", ["\"\\"]),
    (#""\(a"#, [#""\(a"#, "a"]), ("\"a\\\nb", ["\"a\\", "b"]), ("\"a\rb", ["\"a", "b"]),
  ])
  func stringsEndWhereTheirQuotesDo(text: String, expected: [String]) {
    #expect(texts(text) == expected)
  }

  @Test(arguments: [
    ("let a = /}\"/", ["let", "a", "=", "/}\"/"]), ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("f(/a\\/b/)", ["f", "(", "/a\\/b/", ")"]), ("a /b/c", ["a", "/", "b", "/", "c"]),
    ("return /a/", ["return", "/a/"]), ("x = #/a\n/b/# c", ["x", "=", "#/a\n/b/#", "c"]),
    ("= /a", ["=", "/", "a"]), ("= /a\\\n/ b", ["=", "/", "a", "\\", "/", "b"]),
  ])
  func regularExpressionsAreLiterals(text: String, expected: [String]) {
    #expect(texts(text) == expected)
  }

  @Test func linesBeginWithTheirFirstToken() {
    let found = read("a b\n/* \n */ c \"\\(d\n e)\" f\n  g")
    #expect(found.filter(\.token.startsLine).map(\.text) == ["a", "c", "g"])
    #expect(read("a.b + c").filter(\.token.isDetached).map(\.text) == ["a", "+", "c"])
  }

  @Test func wordsWithTheSameBytesHaveTheSameHash() {
    let found = read("let `let` lets")
    #expect(found[0].token.hash == WordHash.of("let".utf8))
    #expect(found[1].token.hash == found[0].token.hash)
    #expect(found[2].token.hash != found[0].token.hash)
  }

  /// Tokens are in order, within the text, and apart but for those of interpolations within their literal.
  @Test func anyBytesAreRead() {
    let parts = [
      "\"", "\"\"\"", "#", "\\(", "\\#(", ")", "(", "/*", "*/", "//", "\n", "/", "`", "a", " ",
      "\\", "=", "{", "}", "é", "\r", "\u{0}",
    ]
    var random = SeededRandom(seed: 1)
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<30 { text += parts[random.below(parts.count)] }
      var (last, open): (Int32, [Int32]) = (0, [])
      for (token, _) in read(text) {
        while let end = open.last, end <= token.start { open.removeLast() }
        #expect(token.start >= last && token.end > token.start, "\(text.debugDescription)")
        #expect(Int(token.end) <= text.utf8.count, "\(text.debugDescription)")
        #expect(open.last.map { token.end <= $0 } ?? true, "\(text.debugDescription)")
        last = token.kind == .string ? token.start : token.end
        if token.kind == .string { open.append(token.end) }
      }
    }
  }

  @Test func deepInterpolationsEnd() {
    let deep = String(repeating: "\"\\(", count: 5000)
    #expect(!read(deep).isEmpty)
    #expect(read(String(repeating: "/*", count: 50_000)).isEmpty)
  }
}
