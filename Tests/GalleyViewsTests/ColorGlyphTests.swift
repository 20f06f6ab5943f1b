import Galley
import Testing

/// Glyphs in colours, by fonts whose images can be worked out in the head (`make-color-fonts`).
@Suite struct ColorGlyphTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fonts")

  private let blue = Color(red: 0, green: 0, blue: 1)

  /// How many pixels of a text have each colour.
  private func colors(
    _ text: String, font: String?, size: CGFloat, opacity: Double = 1
  ) throws -> [UInt32: Int] {
    let renderer = Renderer(fonts: try FontCollection(folder: Self.folder))
    let view = Text(text)
      .font(font.map { .custom($0, fixedSize: size) } ?? .system(size: size))
      .foregroundStyle(blue.opacity(opacity)).padding(10)
    let report = try renderer.render(view)
    #expect(report.warnings.isEmpty)
    return report.bitmap.pixels.reduce(into: [:]) { counts, pixel in
      if pixel != 0 { counts[pixel, default: 0] += 1 }
    }
  }

  private func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> UInt32 {
    Pixel(red: red, green: green, blue: blue, alpha: alpha).rawValue
  }

  @Test func layersLieOverEachOtherInTheirColours() throws {
    // A box of 8 x 8 with one of 4 x 4 in the colour of the text.
    let red = pixel(255, 0, 0)
    #expect(
      try colors("\u{1F7E5}", font: "Layers", size: 10) == [red: 48, pixel(0, 0, 255): 16])
    #expect(
      try colors("\u{1F7E5}", font: "Layers", size: 40) == [red: 768, pixel(0, 0, 255): 256])
    #expect(try colors("A", font: "Layers", size: 10) == [pixel(0, 0, 255): 64])
  }

  @Test func layersTakeTheOpacityOfTheText() throws {
    let found = try colors("\u{1F7E5}", font: "Layers", size: 10, opacity: 0.6)
    #expect(found[pixel(153, 0, 0, 153)] == 48 && found.count == 2)
  }

  @Test func strikesAreScaledToTheText() throws {
    let green = pixel(0, 255, 0)
    #expect(try colors("\u{1F7E5}", font: "Strikes", size: 4) == [green: 16])
    #expect(try colors("\u{1F7E5}", font: "Strikes", size: 2) == [green: 4])
    #expect(try colors("A", font: "Strikes", size: 10) == [pixel(0, 0, 255): 64])
  }

  /// Emoji of a folder come before the bundled ones, in the order of the files.
  @Test func addedEmojiComeFirst() throws {
    #expect(try colors("\u{1F7E5}", font: nil, size: 10)[pixel(255, 0, 0)] == 48)
    #expect(try colors("\u{1F7E6}", font: nil, size: 10)[pixel(255, 0, 0)] == nil)
  }

  /// Packed files and collections of several faces: boxes of sides that only their own tables have.
  @Test(arguments: [
    ("Packed WOFF", 16), ("Packed WOFF2", 36), ("Pair One", 4), ("Pair Two", 64),
  ])
  func packedFontsAndCollections(family: String, count: Int) throws {
    #expect(try colors("A", font: family, size: 10) == [pixel(0, 0, 255): count])
  }
}
