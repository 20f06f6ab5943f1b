import Foundation
import GalleyGraphics
import Testing

@testable import GalleyText

/// Glyphs of other people's fonts that would take more than their files. `Tests/Fonts/make-nested-font` says what the fonts have.
@Suite struct GlyphPartsTests {
  private let fonts: FontCollection

  init() throws {
    fonts = try FontCollection(
      folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fonts"))
  }

  private func face(_ family: String, weight: CGFloat? = nil) throws -> FontFace {
    let file = try #require(fonts.files.first { $0.family == family })
    return try #require(
      FontFace(
        id: FaceID(rawValue: 0), file: file, coordinates: weight.map { [$0] } ?? [],
        library: FreeTypeLibrary()))
  }

  private func isEmpty(_ scalar: UInt32, _ face: FontFace) throws -> Bool {
    let glyph = face.glyph(for: try #require(Unicode.Scalar(scalar)))
    #expect(glyph != 0)
    return face.outline(of: glyph).isEmpty
  }

  /// Two of two of two of a box are eight boxes, for which fifteen glyphs are loaded.
  @Test func aGlyphHasAsManyPartsAsHarfBuzzReads() throws {
    for isReversed in [false, true] {
      let face = try face("Nested")
      let levels = Array(1...12 as ClosedRange<UInt32>)
      for level in isReversed ? levels.reversed() : levels {
        #expect(try isEmpty(0xF000 + level, face) == (level > 10), "\(level)")
      }
    }
  }

  @Test func aChainOfPartsHasAnEnd() throws {
    for isReversed in [false, true] {
      let face = try face("Nested")
      let links = Array(1...70 as ClosedRange<UInt32>)
      for link in isReversed ? links.reversed() : links {
        #expect(try isEmpty(0xF100 + link, face) == (link > 64), "\(link)")
      }
      #expect(try isEmpty(0xF200, face))
    }
  }

  /// To load what comes to a million of millions has no end; the widths of a variable face are those of what is loaded.
  @Test func whatHasNoOutlineHasNoMoreParts() throws {
    for weight in [nil, 450] as [CGFloat?] {
      let face = try face("Nested", weight: weight)
      for level in Array(1...40 as ClosedRange<UInt32>).reversed() {
        let glyph = face.glyph(for: try #require(Unicode.Scalar(0xF300 + level)))
        #expect(glyph != 0 && face.advance(of: glyph) == 1000)
        #expect(face.outline(of: glyph).isEmpty)
      }
    }
  }

  /// What is not drawn is a character that no font has.
  @Test func glyphsOfTooManyPartsAreTold() {
    let engine = TextEngine(fonts: fonts)
    func missing(_ text: String) -> [Character] {
      let font = FontDescriptor(family: "Nested", size: 10)
      return engine.shape(AttributedText(text, font: font)).problems.flatMap {
        if case .missingCharacters(let missing) = $0 { missing.characters } else { [Character]() }
      }
    }
    #expect(missing("\u{F001}\u{F00A}\u{F140}") == [])
    #expect(
      missing("\u{F00B}a\u{F328}\u{F001}\u{F146}") == ["\u{F00B}", "\u{F328}", "\u{F146}"])
  }

  /// Where a font says nothing of marks, they stand by the boxes of glyphs, which a variable face works out from their parts.
  @Test func marksStandByGlyphsOfFewParts() throws {
    for weight in [nil, 450] as [CGFloat?] {
      let face = try face("Nested", weight: weight)
      for scalar in [0xF001, 0xF00C, 0xF128, 0xF146, 0xF200, 0xF328] as [UInt32] {
        let text = "\(try #require(Unicode.Scalar(scalar)))\u{301}"
        let bytes = Array(text.utf8)
        let run = Shaper().shape(
          bytes, bytes.indices, face: face, font: FontDescriptor(size: 20), language: "en")
        #expect(run.glyphs.count == 2, "\(String(scalar, radix: 16))")
      }
    }
  }

  /// One column more than is decoded: the outline stands for it.
  @Test func bitmapsBeyondTheLimitAreNotDecoded() throws {
    let face = try face("Large")
    #expect(face.hasColors)
    guard case .outline(let path, _) = face.image(of: face.glyph(for: "A")) else {
      Issue.record("it was decoded")
      return
    }
    #expect(!path.isEmpty)
    let strikes = try self.face("Strikes")
    guard case .bitmap(let bitmap, _, _, _) = strikes.image(of: strikes.glyph(for: "\u{1F7E5}"))
    else {
      Issue.record("a small one was not decoded")
      return
    }
    #expect(bitmap.width == 4 && bitmap.height == 4)
  }
}
