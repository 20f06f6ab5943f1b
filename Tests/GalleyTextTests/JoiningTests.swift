import Foundation
import GalleyGraphics
import Testing

@testable import GalleyText

/// Letters that join, in runs of a style each.
@Suite struct JoiningTests {
  /// Letters that join on both sides, on one and on none; marks; a mark that prolongs.
  private static let texts = [
    "السلام عليكم ورحمة الله", "مُحَمَّد رَسُول عَرَبِيَّة", "پارسی گچپژ ټول ئەلا", "ـبـتـ هههه قرآن مدينة",
    "abc عربي def سلام 12 بيت",
  ]

  /// No ligatures over letters, which runs of a letter each cannot have.
  private static let font = FontDescriptor(
    size: 20,
    features: ["liga", "rlig", "clig", "calt", "kern"].map { FontFeature($0, 0) })

  /// Every character in a style of its own.
  private func colorful(_ text: String) -> AttributedText {
    AttributedText(
      runs: text.enumerated().map {
        AttributedText.Run(String($0.element), font: Self.font, style: $0.offset)
      })
  }

  private struct Shape: Hashable {
    var glyph: GlyphID
    var face: FaceID
  }

  /// The glyphs of each character, by its place behind `start`.
  private func shapes(_ line: TextLayout.Line, from start: Int = 0) -> [Int: [Shape]] {
    var shapes: [Int: [Shape]] = [:]
    for run in line.runs {
      for glyph in run.glyphs {
        let shape = Shape(glyph: glyph.id, face: run.glyphRun.face)
        shapes[glyph.cluster - start, default: []].append(shape)
      }
    }
    return shapes
  }

  /// The glyphs of a text in one style, in a line of its own.
  private func alone(_ text: String, in engine: TextEngine) -> [Int: [Shape]] {
    let layout = engine.shape(AttributedText(text, font: Self.font))
      .layout(width: nil, height: nil, style: ParagraphStyle())
    return layout.lines.first.map { shapes($0) } ?? [:]
  }

  @Test(arguments: texts)
  func colorsChangeNoLetterAtAnyWidth(text: String) {
    let engine = TextEngine()
    let whole = engine.shape(colorful(text))
    let bytes = Array(text.utf8)
    #expect(whole.lines[0].runs.count >= text.count - 4)
    var checked = 0
    for width in stride(from: 12 as CGFloat, to: 230, by: 5) {
      let layout = whole.layout(width: width, height: nil, style: ParagraphStyle())
      let starts = layout.lines.map { line in
        line.runs.flatMap(\.glyphs).map(\.cluster).min() ?? bytes.count
      }
      for (index, line) in layout.lines.enumerated() {
        let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
        guard starts[index] < end else { continue }
        let source = String(decoding: bytes[starts[index]..<end], as: UTF8.self)
          .trimmingCharacters(in: .whitespaces)
        let found = shapes(line, from: starts[index])
        #expect(found == alone(source, in: engine), "\(source) at \(width)")
        checked += 1
      }
    }
    #expect(checked > 40)
  }

  /// Every part of a word, as an ellipsis or a break inside of it may leave it.
  @Test func everyPartOfAColorfulWordIsShapedAsIfItWereAlone() {
    let engine = TextEngine()
    for text in ["السلام", "عَرَبِيَّة", "هههه", "aبbتc"] {
      let whole = engine.shape(colorful(text))
      let line = whole.lines[0]
      let clusters = line.clusters
      for start in clusters.indices {
        for end in start + 1...clusters.count {
          let part = clusters[start].bytes.lowerBound..<clusters[end - 1].bytes.upperBound
          let source = String(decoding: line.bytes[part], as: UTF8.self)
          let found = whole.runs(line: 0, clusters: start..<end).flatMap { run in
            run.readGlyphs.map { [UInt32(run.face.id.rawValue), $0.id] }
          }
          let expected = engine.shape(AttributedText(source, font: Self.font)).lines[0].runs
            .flatMap { run in
              run.readGlyphs.map { [UInt32(run.face.id.rawValue), $0.id] }
            }
          #expect(found == expected, "\(source) of \(text)")
        }
      }
    }
  }

  /// A change of colour between words, or between letters that never join, costs no shaping.
  @Test func whatDoesNotJoinIsNotShapedAgain() {
    let engine = TextEngine()
    for text in ["red green blue", "שלום עולם", "один два"] {
      let whole = engine.shape(colorful(text))
      let before = engine.statistics.shapedBytes
      for cut in 1..<whole.lines[0].clusters.count {
        _ = whole.runs(line: 0, clusters: 0..<cut)
      }
      #expect(engine.statistics.shapedBytes == before, "\(text)")
    }
  }

  /// What a text keeps does not grow with the widths that it is asked for.
  @Test func aTextKeepsNoMoreThanItsLimits() {
    let engine = TextEngine()
    let text = "السلام عليكم ورحمة الله"
    let whole = engine.shape(colorful(text))
    for width in 40..<240 {
      for limit in [nil, 1] as [Int?] {
        _ = whole.layout(
          width: CGFloat(width) / 2, height: nil, style: ParagraphStyle(lineLimit: limit))
      }
    }
    #expect(whole.layouts.cost <= whole.layouts.limit && whole.layouts.forgotten >= 300)
    #expect(whole.reshaped.cost <= whole.reshaped.limit && whole.reshaped.misses > 0)
    #expect(whole.insertions.count == 1)
  }
}
