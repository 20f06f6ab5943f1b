import Foundation
import GalleyGraphics
import Testing

@testable import GalleyText

/// Lines that were cut out of a text that was shaped as a whole.
@Suite struct LineShapingTests {
  /// Kerning and ligatures, joined letters, marks, reordered vowels; one direction in each.
  private static let texts = [
    "AVATAR WAVE To Yo. LTA office affluent fjord", "Wave-affine, Tea/Vat: AV/Ta.",
    "السلام عليكم ورحمة الله وبركاته", "שָׁלוֹם לְכֻלָּם וּבְרָכָה", "क्षत्रिय विद्यार्थी हिन्दी में पढ़ते हैं",
    "ภาษาไทยไม่มีช่องว่างระหว่างคำ", "বাংলা ভাষায় যুক্তাক্ষর আছে", "ខ្ញុំចូលចិត្តភាសាខ្មែរ",
    "தமிழ் மொழி இனிமையானது",
  ]

  private struct Shape: Equatable {
    var glyph: GlyphID
    var face: FaceID
    var x: CGFloat
  }

  private func shapes(_ line: TextLayout.Line) -> [Shape] {
    var x: CGFloat = 0
    return line.runs.flatMap { run -> [Shape] in
      defer { x += run.width }
      return run.glyphs.map { glyph in
        let place = ((x + glyph.position.x) * 1e6).rounded() / 1e6
        return Shape(glyph: glyph.id, face: run.glyphRun.face, x: place)
      }
    }
  }

  /// The source text of each line, from its first character to that of the next line.
  private func sources(_ layout: TextLayout, of text: String) -> [String] {
    let bytes = Array(text.utf8)
    let starts = layout.lines.map { line in
      line.runs.flatMap(\.glyphs).map(\.cluster).min() ?? bytes.count
    }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      return String(decoding: bytes[min(starts[index], end)..<end], as: UTF8.self)
    }
  }

  @Test(arguments: texts)
  func everyLineEqualsThatLineShapedAlone(text: String) throws {
    let engine = TextEngine()
    let font = FontDescriptor(size: 20).withOwnMetrics
    let whole = engine.shape(AttributedText(text, font: font))
    var checked = 0
    for width in stride(from: 12 as CGFloat, to: 220, by: 4) {
      let layout = whole.layout(width: width, height: nil, style: ParagraphStyle())
      for (line, source) in zip(layout.lines, sources(layout, of: text)) {
        let words = source.trimmingCharacters(in: .whitespaces)
        guard !words.isEmpty else { continue }
        let alone = engine.shape(AttributedText(words, font: font))
          .layout(width: nil, height: nil, style: ParagraphStyle())
        #expect(shapes(line) == shapes(alone.lines[0]), "\(words) at \(width)")
        #expect((line.width - alone.lines[0].width).magnitude < 1e-6)
        checked += 1
      }
    }
    #expect(checked > 60)
  }

  /// A width that was seen costs nothing, and one where all breaks are safe costs nothing either.
  @Test func wrappingAgainShapesNothing() {
    let engine = TextEngine()
    let text = "Herons wait on the quay until the ferry leaves"
    let whole = engine.shape(AttributedText(text, font: FontDescriptor(size: 20).withOwnMetrics))
    let first = engine.statistics.shapedBytes
    #expect(first == text.utf8.count)
    for width in stride(from: 120 as CGFloat, to: 400, by: 20) {
      _ = whole.layout(width: width, height: nil, style: ParagraphStyle())
    }
    let wrapped = engine.statistics.shapedBytes
    for width in stride(from: 120 as CGFloat, to: 400, by: 20) {
      _ = whole.layout(width: width, height: nil, style: ParagraphStyle())
    }
    #expect(engine.statistics.shapedBytes == wrapped)
    #expect(wrapped == first)
  }

  /// Where a cut is unsafe, the text up to the nearest safe place is shaped again, and only once.
  @Test func onlyCutEndsAreShapedAgain() {
    let engine = TextEngine()
    let text = "Herons wait on the quay until AVAVAVAV"
    let whole = engine.shape(AttributedText(text, font: FontDescriptor(size: 20).withOwnMetrics))
    let clusters = whole.lines[0].clusters
    let cut = text.utf8.count - 4
    #expect(clusters.count == text.utf8.count && !clusters[cut].isSafeToBreakBefore)
    let before = engine.statistics.shapedBytes
    let runs = whole.runs(line: 0, clusters: 0..<cut)
    let cost = engine.statistics.shapedBytes - before
    #expect(cost > 0 && cost <= "AVAV".utf8.count + 1)
    #expect(runs.reduce(0) { $0 + $1.bytes.count } == cut)
    _ = whole.runs(line: 0, clusters: 0..<cut)
    #expect(engine.statistics.shapedBytes == before + cost)
  }
}
