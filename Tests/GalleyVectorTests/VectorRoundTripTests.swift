import GalleyGeometry
import GalleyGraphics
import GalleyVector
import Testing

/// What Galley writes as SVG, Galley reads, and it looks the same.
@Suite struct VectorRoundTripTests {
  private static let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60))

  static let lists: [[DisplayItem]] = [
    [VectorCase.rect(10.25, 20.5, 30, 40), VectorCase.run([1, 2, 3])],
    [
      .fill(
        path: circle, rule: .nonZero, paint: .solid(ResolvedColor(bytes: 9, 200, 77, alpha: 0.7)))
    ],
    [
      .fill(
        path: circle, rule: .nonZero,
        paint: VectorCase.gradient(
          .radial(center: CGPoint(x: 40, y: 40), startRadius: 5, endRadius: 30)))
    ],
    [
      .fill(
        path: circle, rule: .nonZero,
        paint: VectorCase.gradient(.linear(start: .zero, end: CGPoint(x: 80, y: 80))))
    ],
    [
      .group(
        DisplayGroup(
          items: [
            VectorCase.rect(0, 0, 100, 80), VectorCase.rect(20, 20, 20, 20, VectorCase.blue),
          ],
          clip: circle, effects: [.opacity(0.5)]))
    ],
    [
      .group(
        DisplayGroup(
          items: [VectorCase.rect(0, 0, 100, 80)],
          mask: [.fill(path: circle, rule: .nonZero, paint: .solid(.black))]))
    ],
    [
      .group(
        DisplayGroup(
          items: [VectorCase.rect(30, 20, 30, 30)],
          effects: [.shadow(VectorCase.blue, sigma: 3, x: 5, y: 4)]))
    ],
    [.group(DisplayGroup(items: [VectorCase.rect(30, 20, 30, 30)], effects: [.blur(sigma: 4)]))],
    [
      VectorCase.rect(0, 0, 60, 60),
      .group(
        DisplayGroup(
          items: [VectorCase.rect(30, 20, 50, 50, ResolvedColor(bytes: 90, 200, 77))],
          blendMode: .multiply)),
    ],
    [
      .group(
        DisplayGroup(
          items: [VectorCase.run([1, 2, 3]), VectorCase.rect(0, 40, 20, 20)],
          transform: CGAffineTransform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 20, ty: 3)))
    ],
  ]

  @Test(arguments: lists.indices) func filesLookLikeTheirLists(index: Int) throws {
    let drawing = VectorCase(Self.lists[index])
    let (bitmap, warnings) = try drawing.bitmapOfSVG()
    #expect(warnings.isEmpty)
    let expected = drawing.bitmap()
    #expect(expected.pixels.contains { $0 != 0 })
    let different = bitmap.different(from: expected)
    #expect(different <= 80, "\(different) of 8000 pixels")
  }

  /// An image in the file is a PNG, and its pixels are the image's.
  @Test func imagesKeepTheirPixels() throws {
    var bitmap = Bitmap(width: 8, height: 8)
    for y in 0..<8 {
      for x in 0..<8 {
        bitmap[x, y] = Pixel(red: UInt8(x * 30), green: UInt8(y * 30), blue: 7, alpha: 255)
      }
    }
    let drawing = VectorCase([
      .image(bitmap, frame: PixelRect(x: 20, y: 30, width: 8, height: 8))
    ])
    #expect(try drawing.bitmapOfSVG().bitmap == drawing.bitmap())
  }
}
