import Foundation
import Galley
import GalleyReports
import Testing

/// What stands around the content of both reports.
@Suite struct ReportPageFrameTests {
  @Test func theHeadIsTheSameButForWhatIsTold() throws {
    let frame = ReportPageFrame(.goldens, title: "A <b> & \"c\"")
    let head = frame.head(
      attributes: " class=\"x\"", summary: "<li>1</li>",
      date: Date(timeIntervalSince1970: 1_773_480_659), run: "2 s")
    let style = try #require(head.range(of: "<style>"))
    #expect(
      head[..<style.lowerBound] == """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>A &lt;b&gt; &amp; &quot;c&quot;</title>

        """)
    let end = try #require(head.range(of: "</style>"))
    #expect(
      head[end.lowerBound...] == """
        </style></head>
        <body class="x">
        <header>
        <h1>A &lt;b&gt; &amp; &quot;c&quot;</h1>
        <ul class="summary"><li>1</li></ul>
        <p class="run">Galley \(GalleyVersion.number) · 2026-03-14 09:30 UTC · 2 s</p>
        </header>
        <nav id="controls" hidden></nav>
        <main>

        """)
    let named = frame.head(
      attributes: "", summary: "", date: Date(), run: "", controls: "\"Images\"")
    #expect(named.contains("<nav id=\"controls\" aria-label=\"&quot;Images&quot;\" hidden></nav>"))
  }

  /// What both scripts have in common is in both once, before what uses it; so is the style of goldens.
  @Test func bothPagesHaveTheCommonScriptOnce() {
    for kind in [ReportPageFrame.Kind.goldens, .batch] {
      let frame = ReportPageFrame(kind, title: "")
      let tail = frame.tail
      #expect(tail.hasPrefix("<script>\"use strict\";\n"))
      #expect(tail.hasSuffix("</script></body></html>\n"))
      for name in ["function make(", "function listenToKeys(", "const nextTheme", "const state"] {
        #expect(tail.components(separatedBy: name).count == 2, "\(name)")
      }
      // Nothing in it ends the element.
      #expect(tail.components(separatedBy: "</").count == 4)
      let head = frame.head(attributes: "", summary: "", date: Date(), run: "")
      #expect(head.contains("#controls"))
      #expect(head.contains(".batch #controls") == (kind == .batch))
    }
  }
}
