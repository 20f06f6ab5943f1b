import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRaster

/// A shadow's pixel is the same whatever region is painted: all of an image, one of its bands, or more than is seen.
@Suite struct ShadowRegionTests {
  private static let (width, height) = (90, 120)
  /// What lies around the image when it is painted with all that there is.
  private static let margin = 130

  /// Two shapes, so that they need a layer of their own.
  private static func list(
    _ effects: [Effect], movedBy distance: CGFloat = 0
  ) -> DisplayList {
    let shapes: [DisplayItem] = [
      .fill(
        path: Path(roundedRect: CGRect(x: 20, y: 34, width: 50, height: 40), cornerRadius: 9),
        rule: .nonZero, paint: .solid(.white)),
      .fillRect(PixelRect(x: 31, y: 50, width: 20, height: 40), paint: .solid(.black)),
    ]
    var group = DisplayGroup(items: shapes, effects: effects)
    group.transform = CGAffineTransform(translationX: distance, y: distance)
    let ground = CGRect(x: 0, y: 0, width: 2000, height: 2000)
    return DisplayList(items: [
      .fillRect(PixelRect(ground), paint: .solid(ResolvedColor(red: 0.2, green: 0.3, blue: 0.9))),
      .group(group),
    ])
  }

  /// The image cut out of a larger one.
  private static func cut(_ effects: [Effect]) -> [UInt32] {
    var large = Bitmap(width: width + 2 * margin, height: height + 2 * margin)
    Rasterizer().draw(
      list(effects, movedBy: CGFloat(margin)), into: &large, glyphs: NoGlyphs())
    return (0..<height).flatMap { y in
      let start = (y + margin) * large.width + margin
      return large.pixels[start..<start + width]
    }
  }

  private static func inBands(_ effects: [Effect], of count: Int) -> [UInt32] {
    let rows = PaintedRows(
      list(effects), width: width, height: height, with: Rasterizer(), glyphs: NoGlyphs())
    return stride(from: 0, to: height, by: count).flatMap { top in
      rows.withRows(top..<min(top + count, height)) { Array($0) }
    }
  }

  private static let offsets: [(CGFloat, CGFloat)] = [
    (0, 0), (0, 12), (0, -30), (25, 18), (-40, 60), (0, 110), (-80, -70), (120, 30),
  ]

  private static var chains: [[Effect]] {
    let color = ResolvedColor(red: 0.1, green: 0, blue: 0.2, alpha: 0.7)
    return offsets.flatMap { x, y in
      [0, 3, 17].flatMap { sigma -> [[Effect]] in
        let shadow = Effect.shadow(color, sigma: sigma, x: x, y: y)
        return [
          [shadow], [.dropShadow(color, sigma: sigma, x: x, y: y)],
          [.innerShadow(color, sigma: sigma, x: x, y: y)], [shadow, .blur(sigma: 3)],
          [.blur(sigma: 4), shadow], [shadow, .shadow(.black, sigma: 5, x: -y, y: x)],
        ]
      }
    }
  }

  /// So many shadows that the regions of the first ones are joined.
  private static var longChain: [Effect] {
    let color = ResolvedColor(red: 0.1, green: 0, blue: 0.2, alpha: 0.7)
    return offsets.dropFirst().map { .shadow(color, sigma: 2, x: $0, y: $1) }
  }

  @Test func theImageIsPartOfALargerOne() {
    for effects in Self.chains + [Self.longChain] {
      let cut = Self.cut(effects)
      for rows in [Self.height, 17] {
        let painted = Self.inBands(effects, of: rows)
        let wrong = painted.indices.first { painted[$0] != cut[$0] }
        #expect(
          wrong == nil,
          "\(effects), bands of \(rows): row \((wrong ?? 0) / Self.width), column \((wrong ?? 0) % Self.width)"
        )
      }
    }
  }
}
