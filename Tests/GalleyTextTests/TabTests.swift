import Foundation
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyText

/// Tabs lead to stops every 28 points from the start of their line.
@Suite struct TabTests {
  private let engine = TextEngine()
  private let font = FontDescriptor(size: 17).withOwnMetrics

  private func layout(
    _ text: String, width: CGFloat? = nil, lineLimit: Int? = nil,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = ParagraphStyle(lineLimit: lineLimit, displayScale: 2)
    change(&style)
    return engine.shape(AttributedText(text, font: font))
      .layout(width: width, height: nil, style: style)
  }

  /// Where runs that are tabs end, from the start of their line, and how far each leads.
  private func tabs(
    _ line: TextLayout.Line, of text: String, isRightToLeft: Bool
  ) -> [(end: CGFloat, width: CGFloat)] {
    let bytes = Array(text.utf8)
    let whole = line.runs.reduce(0) { $0 + $1.width }
    var x: CGFloat = 0
    var result: [(end: CGFloat, width: CGFloat)] = []
    for run in line.runs {
      let isTab = run.glyphs.count == 1 && bytes[min(run.glyphs[0].cluster, bytes.count - 1)] == 9
      if isTab, !isEllipsis(run) {
        result.append((isRightToLeft ? whole - x : x + run.width, run.width))
      }
      x += run.width
    }
    return result
  }

  private func isEllipsis(_ run: TextLayout.Run) -> Bool {
    let typed = layout("\u{2026}").lines[0].runs[0]
    return run.glyphs.map(\.id) == typed.glyphs.map(\.id)
      && run.glyphRun.face == typed.glyphRun.face
  }

  private func expectStops(
    _ line: TextLayout.Line, of text: String, isRightToLeft: Bool = false, _ comment: String = ""
  ) {
    for tab in tabs(line, of: text, isRightToLeft: isRightToLeft) {
      let stops = tab.end / 28
      #expect((stops - stops.rounded()).magnitude < 1e-4, "\(text) \(comment)")
      #expect(tab.width > 0 && tab.width < 28.01, "\(text) \(comment)")
    }
  }

  /// Texts of words, spaces and tabs.
  private func texts(_ count: Int, of words: [String], _ seed: UInt64) -> [String] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in
      words[0]
        + (0..<(2 + random.below(7))).map { _ in
          ["\t", "\t\t", " ", "\t "][random.below(4)] + words[random.below(words.count)]
        }.joined()
    }
  }

  private static let latin = ["a", "il", "herons", "To", "wait", "AVA", "(mill)", "17"]
  private static let hebrew = ["שלום", "אב", "עולם", "river", "מאוד", "12"]

  @Test(arguments: SeededRandom.freshSeeds()) func columnsBeginAtStops(seed: UInt64) throws {
    let narrow = layout("a\tb").lines[0]
    try #require(narrow.runs.count == 3)
    #expect((narrow.runs[0].width + narrow.runs[1].width - 28).magnitude < 1e-6)
    // A tab at a stop leads to the next one, and so do several.
    #expect((layout("\t\ta").lines[0].runs[1].width - 28).magnitude < 1e-6)
    #expect(layout("a\tb").size.width < layout("a\t\tb").size.width)
    for (words, isRightToLeft) in [(Self.latin, false), (Self.hebrew, true)] {
      for text in texts(30, of: words, seed) {
        let line = layout(text).lines[0]
        let count = text.count { $0 == "\t" }
        #expect(tabs(line, of: text, isRightToLeft: isRightToLeft).count == count)
        expectStops(line, of: text, isRightToLeft: isRightToLeft, "seed \(seed)")
      }
    }
  }

  /// Each line looks as the same words do that are set alone, and is no wider than what was offered.
  @Test(arguments: SeededRandom.freshSeeds()) func linesThatAreBrokenBeginTheirStopsAnew(
    seed: UInt64
  ) {
    for (words, isRightToLeft) in [(Self.latin, false), (Self.hebrew, true)] {
      for text in texts(8, of: words, seed) {
        let bytes = Array(text.utf8)
        for width in stride(from: 70 as CGFloat, to: 260, by: 23) {
          let wrapped = layout(text, width: width)
          let starts = wrapped.lines.map { line in
            line.runs.flatMap(\.glyphs).map(\.cluster).min() ?? bytes.count
          }
          for (index, line) in wrapped.lines.enumerated() {
            let comment = "at \(width), seed \(seed)"
            #expect(line.width <= width + 0.001, "\(text) \(comment)")
            expectStops(line, of: text, isRightToLeft: isRightToLeft, comment)
            let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
            let source = String(decoding: bytes[starts[index]..<end], as: UTF8.self)
            let alone = layout(source.trimmingCharacters(in: .whitespaces)).lines[0]
            #expect((alone.width - line.width).magnitude < 0.001, "\(text) \(comment)")
          }
          // What it answered is enough for the same lines.
          let again = layout(text, width: wrapped.size.width)
          #expect(again.lines.map(\.width) == wrapped.lines.map(\.width), "\(text) at \(width)")
        }
      }
    }
  }

  @Test(arguments: SeededRandom.freshSeeds()) func cutLinesKeepTheirStops(seed: UInt64) {
    for text in texts(8, of: Self.latin, seed) {
      for width in stride(from: 40 as CGFloat, to: 200, by: 19) {
        for mode in [.head, .middle, .tail] as [ParagraphStyle.Truncation] {
          let cut = layout(text, width: width, lineLimit: 1) { $0.truncation = mode }
          #expect(cut.lines[0].width <= width + 0.001, "\(text) \(mode) at \(width)")
          if cut.isTruncated { #expect(cut.lines[0].runs.contains(where: isEllipsis)) }
          expectStops(cut.lines[0], of: text, "\(mode) at \(width), seed \(seed)")
        }
      }
    }
  }

  @Test func justifiedLinesKeepTheirStops() {
    let text = "one two\tthree four five six seven eight nine ten"
    let justified = layout(text, width: 180) { $0.isJustified = true }
    #expect(justified.lines.count > 2)
    expectStops(justified.lines[0], of: text)
    for line in justified.lines.dropLast() { #expect((line.width - 180).magnitude < 0.01) }
    let plain = layout(text, width: 180)
    // The words before the tab stay where they are.
    #expect(justified.lines[0].runs[0].width == plain.lines[0].runs[0].width)
  }

  /// A tab ends what is read from right to left inside of a line of the other direction (UAX #9, L1).
  @Test func tabsSeparateDirections() {
    let line = layout("a אב\tגד").lines[0]
    #expect(line.runs.flatMap { $0.glyphs.map(\.cluster) } == [0, 1, 4, 2, 6, 9, 7])
    expectStops(line, of: "a אב\tגד")
  }

  @Test func spacesAndTabsAtLineEndsVanish() throws {
    let width = layout("herons\twait").size.width
    #expect(layout("herons\twait\t \t", width: width).lines.count == 1)
    let two = layout("herons\twait", width: width - 2)
    try #require(two.lines.count == 2)
    #expect(two.lines[0].width == layout("herons").lines[0].width)
    #expect(two.lines[1].x == 0 && two.lines[1].width == layout("wait").lines[0].width)
  }

  /// Every tab of a line is looked at some times only.
  @Test func aThousandTabsAreCut() {
    let time = processorTime {
      for text in [String(repeating: "\t", count: 2000), String(repeating: "a\t", count: 1000)] {
        for mode in [.head, .middle, .tail] as [ParagraphStyle.Truncation] {
          let cut = layout(text + "b", width: 300, lineLimit: 1) { $0.truncation = mode }
          #expect(cut.isTruncated && cut.lines[0].width <= 300.001)
        }
      }
    }
    #expect(time < .seconds(60))
  }
}
