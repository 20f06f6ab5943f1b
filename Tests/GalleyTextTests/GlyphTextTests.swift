import Foundation
import GalleyGraphics
import Testing

@testable import GalleyText

/// Which characters glyphs stand for: those of their clusters.
@Suite struct GlyphTextTests {
  private let engine = TextEngine()

  /// The characters of each glyph, from left to right; nil where they are not known.
  private func characters(
    _ text: String, width: CGFloat? = nil, lineLimit: Int? = nil
  ) -> [String?] {
    let font = FontDescriptor(size: 20).withOwnMetrics
    let layout = engine.shape(AttributedText(text, font: font), direction: .leftToRight)
      .layout(width: width, height: nil, style: ParagraphStyle(lineLimit: lineLimit))
    return layout.lines.flatMap(\.runs).flatMap { run in
      run.glyphRun.glyphs.map { glyph in run.glyphRun.text.flatMap { $0.characters(of: glyph) } }
    }
  }

  @Test func glyphsStandForTheirClusters() {
    #expect(characters("ab c") == ["a", "b", " ", "c"])
    // From right to left.
    #expect(characters("\u{5D0}\u{5D1}") == ["\u{5D1}", "\u{5D0}"])
    // A vowel that is drawn before its letter, and a conjunct: all glyphs of a cluster stand for all of it.
    let vowel = characters("\u{915}\u{93F}")
    #expect(vowel.count == 2 && Set(vowel) == ["\u{915}\u{93F}"])
    #expect(Set(characters("\u{915}\u{94D}\u{937}")) == ["\u{915}\u{94D}\u{937}"])
    // Each paragraph counts on in the whole text.
    #expect(characters("\u{E9}\nx") == ["\u{E9}", "x"])
  }

  /// An ellipsis is no character of the text.
  @Test func whatIsInsertedStandsForNothing() {
    let cut = characters("aaaaaaaaaaaaaaaaaaaaaaaa", width: 100, lineLimit: 1)
    #expect(cut.first == "a")
    #expect(cut.suffix(1) == [String?.none])
    #expect(cut.dropLast().allSatisfy { $0 == "a" })
  }

  /// What a run is read as is no part of how it looks.
  @Test func textsAreNoPartOfTheLook() {
    #expect(GlyphText(Array("a".utf8)) == GlyphText([], offset: 3))
    let glyph = GlyphRun.Glyph(id: 1, position: .zero, advance: 1, cluster: 4)
    #expect(GlyphText(Array("abcdef".utf8), offset: 2).characters(of: glyph) == nil)
    var known = glyph
    known.clusterLength = 2
    #expect(GlyphText(Array("abcdef".utf8), offset: 2).characters(of: known) == "cd")
    #expect(GlyphText(Array("abc".utf8), offset: 2).characters(of: known) == nil)
    #expect(GlyphText(Array("abc".utf8), offset: 5).characters(of: known) == nil)
  }
}
