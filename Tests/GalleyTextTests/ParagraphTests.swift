import Foundation
import Testing

@testable import GalleyText

/// TX1 to TX5 and TX8.
@Suite struct ParagraphTests {
  private let engine = TextEngine()

  private func layout(
    _ text: String, size: CGFloat = 17, width: CGFloat? = nil, height: CGFloat? = nil,
    lineLimit: Int? = nil, scale: CGFloat = 2
  ) -> TextLayout {
    engine.shape(AttributedText(text, font: FontDescriptor(size: size).withOwnMetrics)).layout(
      width: width, height: height,
      style: ParagraphStyle(lineLimit: lineLimit, displayScale: scale))
  }

  private let sentence = "A slow river bends around the old mill where herons wait"

  @Test func widthsAreWholePixels() {
    for scale in [1, 2, 3] as [CGFloat] {
      let width = layout("Harbour", scale: scale).size.width * scale
      #expect((width - width.rounded()).magnitude < 1e-9)
    }
  }

  @Test(arguments: [(11, 11, 14), (13, 13, 16), (17, 16, 20), (26, 25, 31), (34, 33, 41)])
  func ascentAndDescentAreRoundedAlone(size: Int, baseline: Int, height: Int) {
    // Inter: ascent 0.96875, descent 0.2412 of an em.
    let layout = layout("Hg", size: CGFloat(size))
    #expect(layout.size.height == CGFloat(height))
    #expect(layout.firstBaseline == CGFloat(baseline))
    #expect(layout.lastBaseline == CGFloat(baseline))
  }

  @Test func withoutAWidthOnlyLineFeedsBreak() {
    #expect(layout(sentence).lines.count == 1)
    let three = layout("one\ntwo\n\nfour")
    #expect(three.lines.count == 4)
    #expect(three.size.height == 80)
    #expect(three.lastBaseline == 76)
    #expect(layout("a\r\nb").lines.count == 2)
  }

  @Test func narrowTextWrapsAtSpacesAndAnswersItsWidestLine() {
    let layout = layout(sentence, width: 150)
    #expect(layout.lines.count > 2)
    #expect(layout.size.width <= 150)
    let widest = layout.lines.map(\.width).max() ?? 0
    #expect(layout.size.width == (widest * 2).rounded(.up) / 2)
    // What it answered is enough for the same lines.
    let again = self.layout(sentence, width: layout.size.width)
    #expect(again.lines.map(\.width) == layout.lines.map(\.width))
  }

  @Test func spacesAtLineEndsVanish() throws {
    let width = layout("herons wait").size.width
    #expect(layout("herons wait     ", width: width).lines.count == 1)
    let two = layout("herons       wait", width: width - 4)
    try #require(two.lines.count == 2)
    #expect(two.lines[0].width == layout("herons").lines[0].width)
    #expect(two.lines[1].width == layout("wait").lines[0].width)
  }

  @Test func aWordAloneTooWideBreaksInside() {
    let layout = layout("extraordinary weather", width: 50)
    #expect(layout.lines.count > 3)
    #expect(layout.lines.allSatisfy { $0.width <= 50.001 })
    let glyphs = layout.lines.flatMap(\.runs).flatMap(\.glyphs)
    #expect(glyphs.count == "extraordinaryweather".count)
  }

  @Test func hardSpacesDoNotBreak() {
    let text = "ten\u{A0}kilometres"
    let width = layout("kilometres").size.width + 2
    #expect(layout(text, width: width).lines[0].runs[0].glyphs.count > "ten".count)
  }

  @Test func linesThatDoNotFitAreCutWithAnEllipsis() throws {
    let cut = layout(sentence, width: 150, height: 45)
    try #require(cut.lines.count == 2)
    #expect(cut.isTruncated)
    #expect(cut.size.height == 40)
    #expect(cut.lines[1].width <= 150)
    let one = layout(sentence, width: 150, lineLimit: 1)
    try #require(one.lines.count == 1)
    #expect(one.isTruncated)
    #expect(layout(sentence, width: 150, lineLimit: 0).lines.count == 1)
    #expect(!layout(sentence, width: 150, height: 1000).isTruncated)
    let ellipsis = layout("\u{2026}").lines[0].runs[0].glyphs[0].id
    #expect(one.lines[0].runs.last?.glyphs.last?.id == ellipsis)
  }

  @Test func noSpaceStandsBeforeTheEllipsis() {
    for width in stride(from: 30 as CGFloat, to: 200, by: 3) {
      let cut = layout(sentence, width: width, lineLimit: 1)
      guard cut.isTruncated, cut.lines[0].runs.count == 2 else { continue }
      let last = cut.lines[0].runs[0].glyphs.last
      #expect(last?.id != layout("a b").lines[0].runs[0].glyphs[1].id)
    }
  }

  @Test func nothingFitsIntoNothing() {
    #expect(layout("abc", width: 0, height: 0).size == .zero)
    #expect(layout("abc", width: 0).size.width == 0)
    let oneLine = layout(sentence, width: 100, height: 0)
    #expect(oneLine.lines.count == 1)
    #expect(oneLine.size.height == 20)
  }

  @Test func emptyTextIsALineHigh() {
    let empty = layout("")
    #expect(empty.size == CGSize(width: 0, height: 20))
    #expect(empty.firstBaseline == 16)
  }

  /// What a face that stands in needs is added to all lines of a size.
  @Test func linesOfOneSizeAreEquallyHigh() {
    let font = FontDescriptor(size: 17).withOwnMetrics
    func baselines(_ runs: [AttributedText.Run]) -> [CGFloat] {
      engine.shape(AttributedText(runs: runs))
        .layout(width: nil, height: nil, style: ParagraphStyle(displayScale: 2))
        .lines.map(\.baseline)
    }
    let tall = "\u{0623}\u{0650}\u{0644}\u{0651}\u{064F}"
    let alone = baselines([AttributedText.Run("\(tall)\n\(tall)", font: font)])
    let pitch = alone[1] - alone[0]
    #expect(pitch > 20)
    let mixed = baselines([
      AttributedText.Run("a\n", font: font), AttributedText.Run("\(tall)\na", font: font, style: 1),
    ])
    #expect(mixed == [alone[0], alone[1], alone[1] + pitch])
    // Lines of another size do not get it.
    let other = baselines([
      AttributedText.Run("\(tall)\n", font: font),
      AttributedText.Run("a\na", font: FontDescriptor(size: 26).withOwnMetrics),
    ])
    #expect(other[2] - other[1] == 31)
  }

  @Test func lineSpacingLiesBetweenLinesOnly() {
    let shaped = engine.shape(AttributedText("a\nb", font: FontDescriptor(size: 17).withOwnMetrics))
    let layout = shaped.layout(
      width: nil, height: nil, style: ParagraphStyle(lineSpacing: 4, displayScale: 2))
    #expect(layout.size.height == 44)
    #expect(layout.lastBaseline == 40)
  }

  /// A negative tracking may exceed every advance; a length stays one all the same.
  @Test func widthsAreNeverNegative() {
    let sides: [ParagraphStyle.Alignment] = [.leading, .center, .trailing]
    for text in ["Harbour lights", "שלום עולם", "a\tb", "m\nmmmm\n"] {
      for tracking in stride(from: 0 as CGFloat, through: -60, by: -5) {
        let font = FontDescriptor(size: 17).withOwnMetrics
        let shaped = engine.shape(
          AttributedText(runs: [AttributedText.Run(text, font: font, tracking: tracking)]))
        for width in [nil, 0, 10, 100] as [CGFloat?] {
          for (index, side) in sides.enumerated() {
            var style = ParagraphStyle(lineLimit: index == 0 ? 1 : nil, alignment: side)
            style.isJustified = index == 1
            let layout = shaped.layout(width: width, height: nil, style: style)
            #expect(layout.size.width >= 0 && layout.size.height >= 0, "\(text) \(tracking)")
            #expect(layout.lines.allSatisfy { $0.width >= 0 && $0.x.isFinite })
          }
        }
      }
    }
  }

  private func layout(_ text: String, width: CGFloat, _ change: (inout ParagraphStyle) -> Void)
    -> TextLayout
  {
    var style = ParagraphStyle(displayScale: 2)
    change(&style)
    return engine.shape(AttributedText(text, font: FontDescriptor(size: 17).withOwnMetrics))
      .layout(width: width, height: nil, style: style)
  }

  /// Lines as high and as wide as numbers are, or more: none fits, and a search between two widths ends.
  @Test func linesBeyondNumbers() {
    for size in [1e18, 1e30, 1e300, 1.7e308, .greatestFiniteMagnitude] as [CGFloat] {
      for font in [FontDescriptor(size: size), FontDescriptor(size: size).withOwnMetrics] {
        var style = ParagraphStyle()
        style.isBalanced = true
        let text = engine.shape(AttributedText("ab\ncd", font: font))
        for (width, height) in [(size * 100, nil), (nil, 10)] as [(CGFloat?, CGFloat?)] {
          let layout = text.layout(width: width, height: height, style: style)
          #expect(layout.lines.count == (height == nil ? 2 : 1), "\(size)")
        }
      }
    }
  }

  @Test func justifiedLinesReachBothSides() throws {
    for text in [
      sentence, "שלום עולם גדול מאוד מאוד ויפה מאוד היום", "a word סלאם and another one",
    ] {
      let plain = layout(text, width: 150) { _ in }
      let justified = layout(text, width: 150) { $0.isJustified = true }
      #expect(justified.size.width == 150 && justified.lines.count == plain.lines.count)
      for line in justified.lines.dropLast() {
        #expect((line.width - 150).magnitude < 0.01 && line.x == 0)
        #expect((line.runs.reduce(0) { $0 + $1.width } - 150).magnitude < 0.01)
      }
      let (last, own) = (try #require(justified.lines.last), try #require(plain.lines.last))
      #expect(last.width == own.width)
    }
    // Lines before a line feed, single lines and texts without a width stay.
    #expect(layout("a b\nc d", width: 90) { $0.isJustified = true }.lines[0].width < 40)
    #expect(layout("a b", width: 90) { $0.isJustified = true }.size.width < 40)
  }

  @Test func balancedLinesAreAsManyAndNarrower() {
    for width in stride(from: 120 as CGFloat, to: 400, by: 35) {
      let plain = layout(sentence, width: width) { _ in }
      let balanced = layout(sentence, width: width) { $0.isBalanced = true }
      #expect(balanced.lines.count == plain.lines.count)
      #expect(balanced.size.width <= plain.size.width)
      func raggedness(_ layout: TextLayout) -> CGFloat {
        let widths = layout.lines.map(\.width)
        return (widths.max() ?? 0) - (widths.min() ?? 0)
      }
      #expect(raggedness(balanced) <= raggedness(plain) + 0.01)
    }
  }
}
