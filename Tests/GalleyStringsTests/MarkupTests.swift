import GalleyStrings
import Testing

/// Text in HTML and XML.
@Suite struct MarkupTests {
  @Test func signsOfMarkupAreEscaped() {
    #expect(
      Markup.escaped("<a href=\"x\">R&D's</a>")
        == "&lt;a href=&quot;x&quot;&gt;R&amp;D&#39;s&lt;/a&gt;")
    #expect(Markup.escaped("&amp;") == "&amp;amp;")
  }

  @Test func whatXMLCannotHoldIsReplaced() {
    #expect(
      Markup.escaped("a\u{0}b\u{1B}c\u{7F}d\u{FFFE}e\rf")
        == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f")
    #expect(Markup.escaped("a\tb\nc") == "a\tb\nc")
  }

  @Test func otherTextStaysAsItIs() {
    #expect(Markup.escaped("") == "")
    #expect(Markup.escaped("Καλημέρα 👋🏽, e\u{301}") == "Καλημέρα 👋🏽, e\u{301}")
  }
}
