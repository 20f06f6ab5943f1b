import GalleyGeometry
import GalleyGraphics

/// Four glyphs, one of each kind, by the last two bits of their numbers.
struct ChosenGlyphs: GlyphSource {
  private let images: [GlyphImage]

  init(_ source: inout ByteSource) {
    // Below the depth of groups, and without glyphs of glyphs.
    let paths = [source.path(), source.path(), source.path()]
    let unitsPerEm = abs(source.number())
    images = [
      .outline(paths[0], unitsPerEm: unitsPerEm),
      .layers(
        [
          GlyphLayer(path: paths[1], color: source.flag() ? source.color() : nil),
          GlyphLayer(path: paths[0], color: nil),
        ], unitsPerEm: unitsPerEm),
      .bitmap(
        source.bitmap(), left: source.number(), top: source.number(),
        pixelsPerEm: abs(source.number())),
      .painting(
        [.fill(path: paths[2], rule: .nonZero, paint: .gradient(source.gradient()))],
        unitsPerEm: unitsPerEm, usesForeground: source.flag()),
    ]
  }

  func image(of glyph: GlyphID, in face: FaceID) -> GlyphImage { images[Int(glyph & 3)] }

  func painting(
    of glyph: GlyphID, in face: FaceID, foreground: ResolvedColor
  ) -> [DisplayItem] {
    guard case .painting(let items, _, _) = image(of: glyph, in: face) else { return [] }
    return items + [
      .fillRect(PixelRect(x: 0, y: 0, width: 9, height: 9), paint: .solid(foreground))
    ]
  }

  func isMonochrome(_ face: FaceID) -> Bool { false }
}

extension ByteSource {
  mutating func origin() -> PixelPoint { PixelPoint(x: number(), y: number()) }

  /// Up to seven glyphs, set one after the other.
  mutating func run() -> GlyphRun {
    let size = number()
    var width: CGFloat = 0
    let glyphs = (0..<below(8)).map { index in
      defer { width += 6 }
      return GlyphRun.Glyph(
        id: GlyphID(byte()), position: CGPoint(x: width, y: number() / 8), advance: 6,
        cluster: index)
    }
    return GlyphRun(
      face: FaceID(rawValue: below(2)), size: size, bidiLevel: byte() & 1, glyphs: glyphs,
      width: width)
  }
}
