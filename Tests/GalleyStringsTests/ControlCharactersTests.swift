import GalleyStrings
import Testing

/// What a terminal obeys is shown in messages.
@Suite struct ControlCharactersTests {
  private static let controls =
    Array(0..<0x20) + Array(0x7F...0x9F) + [0x61C, 0x200E, 0x200F, 0x2028, 0x2029]
    + Array(0x202A...0x202E) + Array(0x2066...0x2069) as [UInt32]

  @Test func everyControlIsEscapedAndNothingElseIs() {
    for value in 0..<0x3000 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl = Self.controls.contains(value)
      #expect(ControlCharacters.isControl(scalar) == isControl, "\(value)")
      let text = "a\(Character(scalar))b"
      let digits = String(value, radix: 16, uppercase: true)
      #expect(ControlCharacters.escaped(text) == (isControl ? "a\\u{\(digits)}b" : text))
    }
    #expect(ControlCharacters.escaped("a\u{1B}]52;c;eA==\u{7}b") == "a\\u{1B}]52;c;eA==\\u{7}b")
  }

  @Test func linesStayWhereThereAreSeveral() {
    #expect(ControlCharacters.escaped("a\n\tb\r\n", keepingLines: true) == "a\n\tb\\u{D}\n")
    #expect(ControlCharacters.escaped("a\n\tb") == "a\\u{A}\\u{9}b")
  }

  @Test func jsonKeepsItsMeaning() {
    let json = "{\n\t\"a\": \"\u{7F}\u{9B}\u{202E}é\"}"
    #expect(ControlCharacters.escaped(json: json) == "{\n\t\"a\": \"\\u007f\\u009b\\u202eé\"}")
  }

  @Test(arguments: [
    ("::error::x", "\\u{3A}:error::x"), ("a\n  ::error::x\n", "a\n  \\u{3A}:error::x\n"),
    (
      "\u{200B}\u{AD}:\u{200B}:set-output name=a::b",
      "\u{200B}\u{AD}\\u{3A}\u{200B}:set-output name=a::b"
    ),
    ("a ::error::x", "a ::error::x"), (":x", ":x"), ("", ""), ("\n\n", "\n\n"),
    ("a\r\n::b", "a\r\n\\u{3A}:b"), ("\u{A0}::b", "\u{A0}\\u{3A}:b"),
    ("a ##[error]b", "a ##\\u{5B}error]b"), ("##vso[task]b", "##vso\\u{5B}task]b"),
    ("# [a] #[b] ##a[", "# [a] #[b] ##a["), ("中::", "中::"),
    // A sign that makes one letter with what follows it.
    ("\u{600}##[error]b", "\u{600}##\\u{5B}error]b"),
  ])
  func noLineIsACommandOfACIService(text: String, expected: String) {
    #expect(ControlCharacters.withoutCommands(text) == expected)
  }

  @Test func noJSONHoldsACommandOfACIService() {
    let json = ###"{"a": "##[error]b ##vso[x [1]"}"###
    let shown = ###"{"a": "##\u005berror]b ##vso\u005bx [1]"}"###
    #expect(ControlCharacters.withoutCommands(json: json) == shown)
  }
}
