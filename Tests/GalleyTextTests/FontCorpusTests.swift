import Foundation
import GalleyGraphics
import GalleyRaster
import Testing

@testable import GalleyText

/// Every font file of a folder, hostile ones included, is refused or set and painted within a bounded
/// time. `GALLEY_FONT_CORPUS` names the folder; without it the tests' own fonts are used.
@Suite struct FontCorpusTests {
  private static var folder: URL {
    if let folder = ProcessInfo.processInfo.environment["GALLEY_FONT_CORPUS"] {
      return URL(fileURLWithPath: folder)
    }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fonts")
  }

  /// One face's glyphs for the rasteriser.
  private struct Source: GlyphSource {
    let face: FontFace
    func image(of glyph: GlyphID, in id: FaceID) -> GlyphImage { face.image(of: glyph) }
    func isMonochrome(_ id: FaceID) -> Bool { !face.hasColors }
    func painting(
      of glyph: GlyphID, in id: FaceID, foreground: ResolvedColor
    ) -> [DisplayItem] { face.painting(of: glyph, foreground: foreground) }
  }

  /// Sets the face's first characters and paints its first glyphs.
  private func use(_ face: FontFace) {
    var characters = "AVA fi \u{5E9}\u{5C1}\u{5DC} \u{E17}\u{E35}\u{E48} \u{1F7E5}"
    var count = 0
    face.forEachCharacter { value in
      count += 1
      guard count <= 300, let scalar = Unicode.Scalar(value) else { return }
      characters.unicodeScalars.append(scalar)
    }
    let bytes = Array(characters.utf8)
    let run = Shaper().shape(
      bytes, bytes.indices, face: face, font: FontDescriptor(size: 20).withOwnMetrics,
      language: "en")
    var ids = run.glyphs.map(\.id)
    ids += (0..<GlyphID(min(face.glyphCount, 300)))
    let glyphs = ids.enumerated().map { index, id in
      GlyphRun.Glyph(
        id: id, position: CGPoint(x: CGFloat(index % 20) * 12, y: CGFloat(index / 20) * 12),
        advance: 12, cluster: 0)
    }
    let painted = GlyphRun(face: face.id, size: 12, bidiLevel: 0, glyphs: glyphs, width: 240)
    var bitmap = Bitmap(width: 240, height: 400)
    let item = DisplayItem.glyphs(
      painted, origin: PixelPoint(x: 0, y: 12), scale: 1, paint: .solid(.black))
    Rasterizer().draw(DisplayList(items: [item]), into: &bitmap, glyphs: Source(face: face))
  }

  @Test func everyFontIsRefusedOrSet() throws {
    let fonts = try FontCollection(folder: Self.folder)
    var used = 0
    var slowest: (name: String, seconds: Double) = ("", 0)
    for file in fonts.files where file.owner != nil {
      let start = Date()
      let coordinates = file.axes.map { $0.clamped(450) }
      guard
        let face = FontFace(
          id: FaceID(rawValue: 0), file: file, coordinates: coordinates,
          library: FreeTypeLibrary())
      else { continue }
      used += 1
      use(face)
      let seconds = Date().timeIntervalSince(start)
      if seconds > slowest.seconds { slowest = (file.name, seconds) }
    }
    #expect(used >= 4)
    #expect(slowest.seconds < 20, "\(slowest.name) took \(slowest.seconds) s")
    print(
      "\(used) faces of \(Self.folder.path); the slowest, \(slowest.name): \(slowest.seconds) s")
  }
}
