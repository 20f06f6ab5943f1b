import GalleyGeometry
import GalleyGraphics
import GalleyRaster
import Testing

@Suite struct PaintingTests {
  private func draw(
    _ items: [DisplayItem], side: Int = 16, on pixel: Pixel = .clear,
    with rasterizer: Rasterizer = Rasterizer()
  ) -> Bitmap {
    var bitmap = Bitmap(width: side, height: side, filledWith: pixel)
    rasterizer.draw(DisplayList(items: items), into: &bitmap, glyphs: NoGlyphs())
    return bitmap
  }

  private func disc(_ inset: CGFloat = 1, side: CGFloat = 16) -> Path {
    Path(ellipseIn: CGRect(x: inset, y: inset, width: side - 2 * inset, height: side - 2 * inset))
  }

  @Test func sourceOverIsRoundedToNearest() {
    let gray = ResolvedColor(bytes: 142, 142, 147, alpha: 0.2)
    let bitmap = draw(
      [.fillRect(PixelRect(x: 0, y: 0, width: 16, height: 16), paint: .solid(gray))],
      on: ResolvedColor.white.pixel)
    #expect(bitmap[3, 3] == Pixel(red: 232, green: 232, blue: 233, alpha: 255))
  }

  /// A half is rounded up, and a colour and what lies below it are rounded together. The first is measured in
  /// tca-counter.png, the second in ha-privacy-dark.png: iOS's separator on a group in the dark.
  @Test func translucentColoursAreRoundedOnce() {
    let whole = CGRect(x: 0, y: 0, width: 16, height: 16)
    func blended(_ color: ResolvedColor, on ground: ResolvedColor) -> Pixel {
      let item = DisplayItem.fillRect(PixelRect(whole), paint: .solid(color))
      let plain = draw([item], on: ground.pixel)
      let clipped = draw([.group(DisplayGroup(items: [item], clip: disc()))], on: ground.pixel)
      #expect(clipped[8, 8] == plain[8, 8])
      return plain[8, 8]
    }
    let shade = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.1)
    #expect(blended(shade, on: .white) == Pixel(red: 230, green: 230, blue: 230, alpha: 255))
    let line = ResolvedColor(bytes: 0x54, 0x54, 0x58, alpha: 0.6)
    let group = ResolvedColor(bytes: 0x1c, 0x1c, 0x1e)
    #expect(blended(line, on: group) == Pixel(red: 0x3e, green: 0x3e, blue: 0x41, alpha: 255))
    let white = ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.3)
    #expect(blended(white, on: .white) == ResolvedColor.white.pixel)
  }

  @Test func alignedRectanglesHaveNoSoftEdge() {
    let bitmap = draw([
      .fillRect(PixelRect(x: 2, y: 3, width: 4, height: 5), paint: .solid(.black))
    ])
    #expect(bitmap.pixels.filter { $0 != 0 }.count == 20)
    #expect(bitmap[2, 3].alpha == 255 && bitmap[5, 7].alpha == 255 && bitmap[6, 8].alpha == 0)
  }

  @Test func aClipByAPathCoversLikeThePath() {
    let rect = DisplayItem.fillRect(
      PixelRect(x: 0, y: 0, width: 16, height: 16), paint: .solid(.black))
    let clipped = draw([.group(DisplayGroup(items: [rect], clip: disc()))])
    let filled = draw([.fill(path: disc(), rule: .nonZero, paint: .solid(.black))])
    #expect(clipped == filled)
  }

  @Test func aSoftClipOfSeveralItemsHasNoSeam() {
    let black = DisplayItem.fillRect(
      PixelRect(x: 0, y: 0, width: 16, height: 16), paint: .solid(.black))
    let white = DisplayItem.fillRect(
      PixelRect(x: 0, y: 0, width: 16, height: 16), paint: .solid(.white))
    let bitmap = draw(
      [.group(DisplayGroup(items: [black, white], clip: disc()))], on: ResolvedColor.white.pixel)
    #expect(bitmap.pixels.allSatisfy { $0 == ResolvedColor.white.pixel.rawValue })
  }

  @Test func aGroupsOpacityIsAppliedToItsPartsTogether() {
    let one = DisplayItem.fillRect(
      PixelRect(x: 0, y: 0, width: 10, height: 10), paint: .solid(.black))
    let bitmap = draw([.group(DisplayGroup(items: [one, one], effects: [.opacity(0.5)]))])
    #expect(bitmap[4, 4].alpha == 128)
  }

  @Test func clipsOutsideTheCanvasPaintNothing() {
    let far = DisplayItem.fill(
      path: Path(CGRect(x: 1e30, y: -1e30, width: 1e30, height: 2e30)), rule: .nonZero,
      paint: .solid(.black))
    #expect(draw([far]).pixels.allSatisfy { $0 == 0 })
    let around = DisplayItem.fill(
      path: Path(CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30)), rule: .nonZero,
      paint: .solid(.black))
    #expect(draw([around]).pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func undefinedPathsAreReported() {
    var bitmap = Bitmap(width: 4, height: 4)
    var path = Path()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: 4, y: 4))
    path.addLine(to: CGPoint(x: 0, y: CGFloat.infinity))
    let problems = Rasterizer().draw(
      DisplayList(items: [.fill(path: path, rule: .nonZero, paint: .solid(.black))]),
      into: &bitmap, glyphs: NoGlyphs())
    #expect(problems == [.undefinedPaths(count: 1)])
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test func whatWasPaintedBeforeDoesNotMatter() {
    let rasterizer = Rasterizer()
    let fresh = draw([.fill(path: disc(0.3), rule: .nonZero, paint: .solid(.black))])
    _ = draw(
      [.fill(path: disc(3, side: 300), rule: .evenOdd, paint: .solid(.white))],
      side: 300, with: rasterizer)
    #expect(
      draw([.fill(path: disc(0.3), rule: .nonZero, paint: .solid(.black))], with: rasterizer)
        == fresh)
  }

  /// Pixels do not depend on the bands that a tall image is summed in.
  @Test func bandsDoNotShow() {
    let path = Path(ellipseIn: CGRect(x: -40.3, y: 0.7, width: 5000, height: 400))
    var wide = Bitmap(width: 5000, height: 402)
    var narrow = Bitmap(width: 200, height: 402)
    let list = DisplayList(items: [.fill(path: path, rule: .nonZero, paint: .solid(.black))])
    Rasterizer().draw(list, into: &wide, glyphs: NoGlyphs())
    Rasterizer().draw(list, into: &narrow, glyphs: NoGlyphs())
    for y in 0..<402 {
      for x in 0..<200 where wide[x, y] != narrow[x, y] {
        Issue.record("\(x),\(y): \(wide[x, y]) and \(narrow[x, y])")
        return
      }
    }
  }

  @Test func turnedAndMirroredImages() {
    var image = Bitmap(width: 4, height: 4, filledWith: ResolvedColor.white.pixel)
    image[0, 0] = ResolvedColor.black.pixel
    let frame = CGRect(x: 4, y: 4, width: 4, height: 4)
    let turned = draw([
      .group(
        DisplayGroup(
          items: [.image(image, frame: PixelRect(frame))],
          transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 12, ty: 0)))
    ])
    #expect(turned[7, 4] == ResolvedColor.black.pixel)
    #expect(turned[4, 4] == ResolvedColor.white.pixel && turned[3, 4] == .clear)
    let mirrored = draw([
      .group(
        DisplayGroup(
          items: [.image(image, frame: PixelRect(frame))],
          transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 12, ty: 0)))
    ])
    #expect(mirrored[7, 4] == ResolvedColor.black.pixel)
  }

  @Test func imagesOfTheirOwnSizeAreCopied() {
    var image = Bitmap(width: 4, height: 4, filledWith: ResolvedColor.white.pixel)
    image[1, 2] = ResolvedColor.black.pixel
    let bitmap = draw([.image(image, frame: PixelRect(x: 3, y: 5, width: 4, height: 4))])
    #expect(bitmap[4, 7] == ResolvedColor.black.pixel)
    #expect(bitmap[3, 5] == ResolvedColor.white.pixel)
    #expect(bitmap[2, 5] == .clear)
  }
}
