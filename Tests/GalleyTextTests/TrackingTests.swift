import GalleyGeometry
import Testing

@testable import GalleyText

/// Space behind each character, and where there is none.
@Suite struct TrackingTests {
  private let engine = TextEngine()

  private func width(_ text: String, tracking: CGFloat) -> CGFloat {
    let run = AttributedText.Run(
      text, font: FontDescriptor(size: 30).withOwnMetrics, tracking: tracking)
    let shaped = engine.shape(AttributedText(runs: [run]))
    return shaped.lines[0].runs.reduce(0) { $0 + $1.width }
  }

  /// CSS Text 3, appendix D: letters that join stay joined, so that of two words the ends and the space are set apart.
  @Test(arguments: [
    ("السلام عليكم", 3), ("ܫܠܡܐ", 1), ("سـلام", 1), ("سلام", 1), ("سلام!", 2), ("١٢", 2),
  ])
  func lettersThatJoinAreNotSetApart(text: String, count: Int) {
    let added = width(text, tracking: 6) - width(text, tracking: 0)
    #expect(abs(added - CGFloat(count) * 6) < 0.05, "\(text): \(added)")
  }

  @Test(arguments: ["Hello", "שלום", "Привет", "日本語"])
  func othersAreSetApartBehindEachCharacter(text: String) {
    let added = width(text, tracking: 6) - width(text, tracking: 0)
    #expect(abs(added - CGFloat(text.count) * 6) < 0.05, "\(text): \(added)")
  }

  /// Where letters are not set apart, they keep their ligatures and their forms.
  @Test func joinedLettersKeepTheirGlyphs() {
    func glyphs(_ tracking: CGFloat) -> [UInt32] {
      let run = AttributedText.Run(
        "السلام", font: FontDescriptor(size: 30).withOwnMetrics, tracking: tracking)
      return engine.shape(AttributedText(runs: [run])).lines[0].runs.flatMap { $0.glyphs.map(\.id) }
    }
    #expect(glyphs(6) == glyphs(0))
  }

  /// Space behind a letter that is read from right to left is left of it.
  @Test func spaceIsBehindEachCharacterAsItIsRead() {
    func places(_ text: String) -> [CGFloat] {
      func glyphs(_ tracking: CGFloat) -> [CGFloat] {
        let run = AttributedText.Run(
          text, font: FontDescriptor(size: 30).withOwnMetrics, tracking: tracking)
        let layout = engine.shape(AttributedText(runs: [run]))
          .layout(width: nil, height: nil, style: ParagraphStyle())
        return layout.lines[0].runs.flatMap { $0.glyphs.map(\.position.x) }
      }
      return zip(glyphs(6), glyphs(0)).map { ($0 - $1).rounded() }
    }
    #expect(places("abc") == [0, 6, 12])
    #expect(places("אבג") == [6, 12, 18])
  }
}
