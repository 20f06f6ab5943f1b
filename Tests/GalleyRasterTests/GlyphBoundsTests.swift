import GalleyGeometry
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyRaster

/// Runs of glyphs in layers of their own: wherever the pen goes, nothing is cut away.
@Suite struct GlyphBoundsTests {
  /// A face whose only glyph fills a box, in a thousandth of an em, y upwards.
  private struct Boxes: GlyphSource {
    let box: CGRect

    func image(of glyph: GlyphID, in face: FaceID) -> GlyphImage {
      .outline(Path(box), unitsPerEm: 1000)
    }
  }

  /// The pixels that items paint, alone and in a layer.
  private func expectTheSameInALayer(
    _ item: DisplayItem, _ boxes: Boxes, _ comment: String
  ) {
    let group = DisplayGroup(items: [item], effects: [.opacity(0.5)])
    var plain = Bitmap(width: 300, height: 300)
    var layered = plain
    Rasterizer().draw(DisplayList(items: [item]), into: &plain, glyphs: boxes)
    Rasterizer().draw(DisplayList(items: [.group(group)]), into: &layered, glyphs: boxes)
    let lost = zip(plain.pixels, layered.pixels).count { $0 >> 24 > 8 && $1 >> 24 == 0 }
    #expect(lost == 0, "\(comment)")
    #expect(plain.pixels.contains { $0 != 0 })
  }

  @Test(arguments: SeededRandom.freshSeeds()) func layersHoldEveryGlyph(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<25 {
      // Faces whose glyphs reach far beside their advance, and ones that say nothing of it.
      let isWide = Bool.random(using: &random)
      let reach = isWide ? 4000 : 1900
      let left = random.next(in: -reach...reach - 400)
      let top = random.next(in: -reach...reach - 400)
      let boxes = Boxes(
        box: CGRect(x: left, y: top, width: 400, height: 400))
      let stated = CGRect(
        x: CGFloat(left) / 1000, y: -CGFloat(top + 400) / 1000, width: 0.4, height: 0.4)
      let count = random.next(in: 1...4)
      let glyphs = (0..<count).map { _ in
        GlyphRun.Glyph(
          id: 1,
          position: CGPoint(
            x: random.next(in: -60.0..<60), y: random.next(in: -40.0..<40)),
          advance: random.next(in: -50.0..<20), cluster: 0)
      }
      let run = GlyphRun(
        face: FaceID(rawValue: 0), size: 20, bidiLevel: 0, glyphs: glyphs,
        width: random.next(in: -90.0..<20),
        inkBox: isWide ? stated : GlyphRun.commonInkBox)
      let origin = CGPoint(x: 150.3, y: 150.6)
      let comment = "box at \(left), \(top), seed \(seed)"
      expectTheSameInALayer(
        .glyphs(run, origin: PixelPoint(origin), scale: 1, paint: .solid(.black)), boxes, comment)
      let stroke = StrokeStyle(
        lineWidth: random.next(in: 1.0..<14),
        lineJoin: Bool.random(using: &random) ? .miter : .round)
      expectTheSameInALayer(
        .glyphOutlines(
          run, origin: PixelPoint(origin), scale: 1, stroke: stroke, paint: .solid(.black)), boxes,
        comment)
    }
  }

  @Test func noGlyphsHaveNoBounds() {
    let run = GlyphRun(
      face: FaceID(rawValue: 0), size: 20, bidiLevel: 0, glyphs: [], width: 40)
    let item = DisplayItem.glyphs(run, origin: .zero, scale: 1, paint: .solid(.black))
    #expect(item.bounds(.identity).isEmpty)
  }
}
