import Foundation
import GalleyGraphics
import GalleyStrings
import Testing

@testable import GalleyText

/// Texts that Unicode takes for equal and that have other bytes.
@Suite struct UTF8KeyShapingTests {
  /// Every character that another one, or several, stand for, beside these: Hangul syllables, which are made
  /// by a rule, are a few only.
  private static let pairs: [(String, String)] = {
    var pairs: [(String, String)] = []
    let blocks: [ClosedRange<UInt32>] = [
      0xA0...0x33FF, 0xA000...0xABFF, 0xAC00...0xAC20, 0xF900...0xFFFF, 0x1_0000...0x1_1FFF,
      0x1_D100...0x1_D1FF, 0x2_F800...0x2_FA1F,
    ]
    for scalar in blocks.joined().lazy.compactMap(Unicode.Scalar.init) {
      if scalar.properties.generalCategory == .unassigned { continue }
      let text = String(scalar)
      let forms = [
        text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping,
      ]
      if let other = forms.first(where: { !$0.hasSameBytes(as: text) }) {
        pairs.append((text, other))
      }
    }
    return pairs
  }()

  private static func glyphs(_ text: String, _ engine: TextEngine) -> [String] {
    engine.shape(AttributedText("x" + text, font: FontDescriptor(size: 10))).lines[0].runs
      .flatMap { run in run.glyphs.map { "\(run.face.name) \($0.id) \($0.cluster) \($0.advance)" } }
  }

  @Test func glyphsDoNotDependOnWhatWasShapedBefore() {
    let pairs = Self.pairs
    #expect(pairs.count > 1500)
    let (forward, backward) = (TextEngine(), TextEngine())
    var differing: [String] = []
    for (one, other) in pairs {
      let first = (Self.glyphs(one, forward), Self.glyphs(other, forward))
      let second = (Self.glyphs(other, backward), Self.glyphs(one, backward))
      if first.0 != second.1 || first.1 != second.0 {
        differing.append(one.unicodeScalars.map { String($0.value, radix: 16) }.joined())
      }
    }
    #expect(differing.isEmpty)
    // Against engines that shaped nothing else.
    for (one, other) in pairs.filter({ $0.1.unicodeScalars.count == 1 }).prefix(40) {
      for text in [one, other] {
        #expect(Self.glyphs(text, TextEngine()) == Self.glyphs(text, forward))
      }
    }
  }

  @Test func textsAndFontsAreEqualByTheirBytes() {
    let font = FontDescriptor(size: 10)
    for (one, other) in Self.pairs {
      let (a, b) = (AttributedText(one, font: font), AttributedText(other, font: font))
      #expect(a != b && a == AttributedText(one, font: font))
      #expect(Set([a, b]).count == 2)
    }
    #expect(
      FontDescriptor(family: "Caf\u{E9}", size: 1) != FontDescriptor(family: "Cafe\u{301}", size: 1)
    )
  }

  /// Characters that are missing are named one by one, also where Swift takes them for equal.
  @Test func everyMissingCharacterIsNamed() {
    let missing = ["\u{2F802}", "\u{4E41}", "\u{2F803}", "\u{20122}"]
    let problems = TextEngine().shape(
      AttributedText(missing.joined(), font: FontDescriptor(size: 10))
    ).problems
    guard case .missingCharacters(let found) = problems.first, problems.count == 1 else {
      Issue.record("\(problems)")
      return
    }
    #expect(found.characters.map { Array(String($0).utf8) } == missing.map { Array($0.utf8) })
  }

  /// A batch of many different texts keeps no more than it did at its start.
  @Test func manyTextsKeepTheCacheBelowItsLimit() {
    let engine = TextEngine()
    for number in 0..<1200 {
      _ = engine.shape(AttributedText("row \(number)", font: FontDescriptor(size: 10)))
      #expect(engine.shaped.cost <= engine.shaped.limit)
    }
    #expect(engine.shaped.forgotten > 0)
    // A long text is kept until the next ones.
    let long = AttributedText(
      String(repeating: "word ", count: 4000), font: FontDescriptor(size: 10))
    #expect(engine.shape(long) === engine.shape(long))
  }
}
