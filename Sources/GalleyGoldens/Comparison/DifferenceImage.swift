import Galley
import GalleyImages

/// An image of what changed: the golden, pale, and every changed pixel in one strong colour, whatever the
/// size of its change. Where only one of two images has pixels, that counts as changed.
package struct DifferenceImage: Sendable {
  package let bitmap: Bitmap

  /// Magenta, which few images have; a change by 1 of 255 is seen as well as one by 255.
  private static let mark = Pixel(red: 224, green: 0, blue: 122, alpha: 255)

  /// - Complexity: O(n) in the pixels.
  package init(expected: StraightAlphaImage, actual: StraightAlphaImage) {
    self.init(expected: expected, actual: actual, ground: Matte([expected, actual]))
  }

  /// - Parameter ground: what clear parts stand on; nil where there are none.
  init(expected: StraightAlphaImage, actual: StraightAlphaImage, ground: Matte?) {
    let base = (ground ?? .light).level
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var bitmap = Bitmap(width: width, height: height, filledWith: Self.mark)
    for y in 0..<min(expected.height, actual.height) {
      for x in 0..<min(expected.width, actual.width) {
        let old = expected.pixels[y * expected.width + x]
        if old == actual.pixels[y * actual.width + x] { bitmap[x, y] = Self.pale(old, on: base) }
      }
    }
    self.bitmap = bitmap
  }

  /// A quarter of the pixel's grey on its ground.
  private static func pale(_ pixel: UInt32, on base: UInt32) -> Pixel {
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      ((pixel >> shift & 255) * alpha + base * (255 - alpha)) / 255
    }
    let grey = Luma.coarse(channel(0), channel(8), channel(16))
    let level = UInt8(255 - (255 - min(grey, 255)) / 4)
    return Pixel(red: level, green: level, blue: level, alpha: 255)
  }
}

/// Expected, difference and actual side by side in one image.
package struct DifferenceSheet {
  /// What stands over the images.
  package struct Titles: Sendable {
    var expected: String
    var actual: String

    /// Those of a golden and what was drawn.
    package static let golden = Titles(expected: "expected", actual: "actual")
    /// Those of one view at two times.
    package static let revisions = Titles(expected: "before", actual: "after")
  }

  private let expected: StraightAlphaImage
  private let actual: StraightAlphaImage
  private let difference: ImageDifference?
  /// What clear parts stand on.
  private let ground: Matte?
  private let titles: Titles

  /// - Parameter comparison: nil for images of two sizes.
  package init(
    expected: StraightAlphaImage, actual: StraightAlphaImage, comparison: ImageComparison?,
    titles: Titles = .golden
  ) {
    (self.expected, self.actual, self.titles) = (expected, actual, titles)
    difference = comparison?.difference
    ground = Matte([expected, actual])
  }

  /// - Throws: `RenderError`, `ImageError`.
  package func pngData(with renderer: Renderer) throws -> Data {
    try drawing(with: renderer).pngData()
  }

  package func drawing(with renderer: Renderer) throws -> Drawing {
    try renderer.draw(sheet)
  }

  private static let ink = Color(white: 0.25)

  package var sheet: some View {
    let changes = DifferenceImage(expected: expected, actual: actual, ground: ground)
      .bitmap
    return HStack(alignment: .top, spacing: 16) {
      panel(titles.expected, expected.bitmap)
      panel("difference", changes) {
        ForEach(Array((difference?.regions ?? []).prefix(50).enumerated()), id: \.offset) { item in
          let region = item.element
          Rectangle().strokeBorder(Color(red: 0.88, green: 0, blue: 0.48), lineWidth: 1)
            .frame(width: CGFloat(region.width + 8), height: CGFloat(region.height + 8))
            .position(
              x: CGFloat(region.x) + CGFloat(region.width) / 2,
              y: CGFloat(region.y) + CGFloat(region.height) / 2)
        }
      }
      panel(titles.actual, actual.bitmap)
    }
    .padding(16).background(Color(white: 0.93))
  }

  private func panel<Marks: View>(
    _ title: String, _ bitmap: Bitmap, @ViewBuilder marks: () -> Marks = { EmptyView() }
  ) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: "\(title)  \(bitmap.width) × \(bitmap.height)")
        .font(.system(size: 12)).foregroundStyle(Self.ink).fixedSize()
      Image(bitmap: bitmap, scale: 1)
        .background(ground?.color() ?? .clear)
        .overlay(alignment: .topLeading) { ZStack { marks() } }
        .clipShape(Rectangle())
        .padding(1).background(Color(white: 0.75))
    }
  }
}
