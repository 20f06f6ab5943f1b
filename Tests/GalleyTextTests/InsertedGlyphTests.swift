import Foundation
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyText

/// Ellipses and hyphens that are not in the text (TX2).
@Suite struct InsertedGlyphTests {
  private static let modes: [ParagraphStyle.Truncation] = [.head, .middle, .tail]
  private static let emoji = "👋🏽 👩‍💻 🇫🇷 ❤️ 🚀 ⌚ 🏳️‍🌈 👨‍👩‍👧‍👦"

  private struct Shape: Hashable {
    var glyph: GlyphID
    var face: FaceID
  }

  private func shapes(_ line: TextLayout.Line) -> [Shape] {
    line.runs.flatMap { run in
      run.glyphs.map { Shape(glyph: $0.id, face: run.glyphRun.face) }
    }
  }

  private func layout(
    _ text: String, _ font: FontDescriptor, in engine: TextEngine, width: CGFloat? = nil,
    lineLimit: Int? = nil, truncation: ParagraphStyle.Truncation = .tail
  ) -> TextLayout {
    engine.shape(AttributedText(text, font: font)).layout(
      width: width, height: nil, style: ParagraphStyle(lineLimit: lineLimit, truncation: truncation)
    )
  }

  /// Where a glyph stands among those of a line, from left to right.
  private func places(_ shape: Shape, in line: TextLayout.Line) -> [Int] {
    let all = shapes(line)
    return all.indices.filter { all[$0] == shape }
  }

  /// A text of each bundled script, and one of emoji, without an ellipsis of its own.
  private static let texts =
    ShapingStrings.scripts.map { ($0.texts.joined(separator: " "), $0.isRightToLeft) }
    + [(emoji + " " + emoji, false)]

  @Test(arguments: texts.indices)
  func anEllipsisIsThatOfATypedOneInEveryScript(index: Int) throws {
    let (text, isRightToLeft) = Self.texts[index]
    let engine = TextEngine()
    for font in [
      FontDescriptor(size: 17).withOwnMetrics,
      FontDescriptor(size: 17, weight: .bold).withOwnMetrics,
      FontDescriptor(design: .monospaced, size: 17).withOwnMetrics,
    ] {
      let typed = try #require(shapes(layout("\u{2026}", font, in: engine).lines[0]).first)
      #expect(typed.glyph != 0)
      for mode in Self.modes {
        for width in [60, 111, 200] as [CGFloat] {
          let cut = layout(text, font, in: engine, width: width, lineLimit: 1, truncation: mode)
          let line = cut.lines[0]
          #expect(cut.isTruncated && cut.problems.isEmpty && line.width <= width + 0.001)
          #expect(shapes(line).allSatisfy { $0.glyph != 0 }, "\(text) \(mode) at \(width)")
          let found = places(typed, in: line)
          try #require(found.count == 1, "\(text) \(mode) at \(width)")
          guard found.count == 1 else { continue }
          // At the end of reading, at its beginning, or between.
          let (first, last) = (0, shapes(line).count - 1)
          let (start, end) = isRightToLeft ? (last, first) : (first, last)
          switch mode {
          case .tail: #expect(found[0] == end, "\(text) at \(width)")
          case .head: #expect(found[0] == start, "\(text) at \(width)")
          case .middle:
            if width == 200 { #expect(found[0] != start && found[0] != end, "\(text)") }
          }
        }
      }
    }
  }

  /// The glyph's place in the text is where what is left out begins.
  @Test func whatIsKeptIsWhatTheModeSays() throws {
    let engine = TextEngine()
    let font = FontDescriptor(size: 17).withOwnMetrics
    for text in ["herons wait on the quay until", "שלום עולם גדול מאוד ויפה מאוד היום"] {
      let length = text.utf8.count
      let insertion = try #require(shapes(layout("\u{2026}", font, in: engine).lines[0]).first)
      for width in stride(from: 60 as CGFloat, through: 140, by: 7) {
        for mode in Self.modes {
          let cut = layout(text, font, in: engine, width: width, lineLimit: 1, truncation: mode)
          var (kept, stands): ([Int], [Int]) = ([], [])
          for run in cut.lines[0].runs {
            for glyph in run.glyphs {
              let isInsertion = Shape(glyph: glyph.id, face: run.glyphRun.face) == insertion
              if isInsertion { stands.append(glyph.cluster) } else { kept.append(glyph.cluster) }
            }
          }
          let place = try #require(stands.first)
          #expect(stands.count == 1 && !kept.isEmpty)
          let (first, last) = (kept.min() ?? -1, kept.max() ?? -1)
          switch mode {
          case .tail: #expect(first == 0 && place > last)
          case .head: #expect(place == 0 && first > 0 && last >= length - 2)
          case .middle:
            #expect(first == 0 && last >= length - 2)
            #expect(place > 0 && place < last && !kept.contains(place))
          }
        }
      }
    }
  }

  /// Nothing is left out of the line itself: the glyph stands behind it in all modes, with a width and without.
  @Test func linesThatAreLeftOutStandBehindTheLastOne() throws {
    let engine = TextEngine()
    let font = FontDescriptor(size: 17).withOwnMetrics
    let typed = layout("two\u{2026}", font, in: engine).lines[0]
    for mode in Self.modes {
      for width in [nil, 90, 300] as [CGFloat?] {
        let cut = layout(
          "one\ntwo\nthree", font, in: engine, width: width, lineLimit: 2, truncation: mode)
        try #require(cut.lines.count == 2 && cut.isTruncated)
        #expect(shapes(cut.lines[1]) == shapes(typed), "\(mode) \(String(describing: width))")
      }
    }
    // Lines without a character have a glyph, too.
    #expect(shapes(layout("\n\n", font, in: engine, lineLimit: 1).lines[0]).count == 1)
  }

  /// The glyph has the style of the first character that is left out.
  @Test func anEllipsisLooksLikeWhatIsLeftOutFirst() throws {
    let engine = TextEngine()
    func run(_ text: String, style: Int, size: CGFloat = 17) -> AttributedText.Run {
      AttributedText.Run(text, font: FontDescriptor(size: size).withOwnMetrics, style: style)
    }
    func style(
      _ runs: [AttributedText.Run], _ width: CGFloat, _ mode: ParagraphStyle.Truncation = .tail
    ) throws -> Int? {
      let line = engine.shape(AttributedText(runs: runs)).layout(
        width: width, height: nil, style: ParagraphStyle(lineLimit: 1, truncation: mode)
      ).lines[0]
      #expect(line.width <= width + 0.001)
      let signs = line.runs.filter { $0.glyphRun.text == nil }
      return try #require(signs.count == 1 ? signs.first : nil).style
    }
    let two = [run("aaaa bbbb ", style: 1), run("cccc dddd eeee", style: 2)]
    for mode in Self.modes { #expect(try style(two, 60, mode) == 1, "\(mode)") }
    #expect(try style(two, 150) == 2)
    #expect(try style(two, 150, .head) == 1)
    // In a larger font it would not fit where the line's end has a smaller one.
    let large = [
      run("aaaa ", style: 1), run("bbbb cccc", style: 2, size: 40), run(" d", style: 3),
    ]
    #expect(try style(large, 100) == 3)
    #expect(try style([run("aaaa bbbb", style: 1), run("cccc", style: 2, size: 40)], 60) == 1)
    // What something else is painted in place of has no looks of letters.
    var image = run("\u{A0}", style: 2)
    image.isReplaced = true
    image.tracking = 40
    #expect(try style([run("aa", style: 1), image, run("bb", style: 3)], 50) == 3)
    #expect(try style([image, run("aaaa bbbb cccc", style: 3), image], 100) == 3)
  }

  /// Between two words of one direction the glyph is read with them, whatever that of the line is.
  @Test func aSignInsideOfAWordIsReadWithIt() {
    let engine = TextEngine()
    let font = FontDescriptor(size: 17).withOwnMetrics
    let text = "a אבגדהוזחטיכלמנסעפצקרשת"
    let whole = layout(text, font, in: engine)
    let cut = layout(
      text, font, in: engine, width: whole.size.width * 0.7, lineLimit: 1, truncation: .middle)
    let clusters = cut.lines[0].runs.flatMap { $0.glyphs.map(\.cluster) }
    // The Latin word stands on the left; the rest grows from right to left.
    #expect(clusters.first == 0 && clusters.count > 5)
    let rest = Array(clusters.drop { $0 < 2 })
    #expect(rest == rest.sorted(by: >), "\(clusters)")
  }

  private func engine(_ family: String) -> TextEngine {
    TextEngine(fonts: FontCollection(files: FontFile.bundled().filter { $0.family == family }))
  }

  @Test func aSignThatNoFontHasIsReported() {
    let text = "مرحبا بالعالم مرحبا"
    let arabic = FontDescriptor(family: "Noto Sans Arabic", size: 17)
    let periods = layout(
      text, arabic, in: engine("Noto Sans Arabic"), width: 60, lineLimit: 1)
    #expect(
      periods.problems == [.missingInsertion("\u{2026}", substitute: "...", text: text)])
    #expect(
      periods.problems.first?.description
        == "no font has U+2026 HORIZONTAL ELLIPSIS, which is shown where a line of "
        + "\"\(text)\" ends; \"...\" stands in")
    #expect(shapes(periods.lines[0]).allSatisfy { $0.glyph != 0 })
    let lao = "ພາສາລາວ ພາສາລາວ"
    let missing = layout(
      lao, FontDescriptor(family: "Noto Sans Lao", size: 17), in: engine("Noto Sans Lao"),
      width: 60, lineLimit: 1)
    #expect(missing.problems == [.missingInsertion("\u{2026}", substitute: nil, text: lao)])
    #expect(shapes(missing.lines[0]).last?.glyph == 0)
    // With all fonts nothing is missing, and what fits needs no glyph.
    let bundled = TextEngine()
    #expect(layout(lao, arabic, in: bundled, width: 60, lineLimit: 1).problems.isEmpty)
    #expect(layout(text, arabic, in: engine("Noto Sans Arabic")).problems.isEmpty)
  }

  /// A line that ends with a soft hyphen has the glyphs of the same line with a typed one, in their order.
  @Test(arguments: SeededRandom.freshSeeds())
  func aSoftHyphenStandsWhereATypedOneStands(seed: UInt64) {
    let engine = TextEngine()
    let font = FontDescriptor(size: 17).withOwnMetrics
    let words = ["river", "שלום", "سلام", "bend", "עולם", "12"]
    // A soft hyphen behind a Hebrew letter allows no break (LB21a).
    let lastWords = ["river", "سلام", "bend"]
    var random = SeededRandom(seed: seed)
    for _ in 0..<80 {
      // The first word decides about the direction: it has letters.
      let first = (0..<random.below(4)).map {
        words[random.below($0 == 0 ? words.count - 1 : words.count)]
      }
      let line = (first + [lastWords[random.below(lastWords.count)]]).joined(separator: " ")
      let typed = layout(line + "\u{2010}", font, in: engine).lines[0]
      let text = line + "\u{AD}" + ["mmmmmmmmmmmm", "شششششششششششش"][random.below(2)]
      let hyphenated = layout(text, font, in: engine, width: typed.width + 3)
      let isBroken = hyphenated.lines.count >= 2
      #expect(isBroken, "\(line), seed \(seed)")
      let found = shapes(hyphenated.lines[0]).filter { !isBlank($0, engine) }
      let expected = shapes(typed).filter { !isBlank($0, engine) }
      #expect(found == expected, "\(line), seed \(seed)")
    }
  }

  /// Whether a glyph has no ink, as that of the soft hyphen itself.
  private func isBlank(_ shape: Shape, _ engine: TextEngine) -> Bool {
    guard case .outline(let path, _) = engine.image(of: shape.glyph, in: shape.face) else {
      return false
    }
    return path.isEmpty
  }
}
