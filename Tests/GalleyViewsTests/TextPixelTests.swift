import Galley
import Testing

/// The pixels of texts in eight scripts by their hashes: they depend on the bundled fonts and on
/// nothing that a machine has, FreeType's version included.
@Suite struct TextPixelTests {
  private static let texts: [(text: String, size: CGFloat, hash: String)] = [
    ("The quick brown fox, 0123456789", 11, "5a6a154790896782"),
    ("AVATAR To Wa. fi ffl", 17, "eff59f105fc7fd88"),
    ("Съешь же ещё этих мягких булок", 15, "c82f60a1fa8d55f4"),
    ("Ξεσκεπάζω την ψυχοφθόρα", 13, "ecf5f908a38150c4"),
    ("مرحبا بالعالم، أهلا", 17, "95c337d259ea2c0a"), ("שלום עולם (בדיקה)", 17, "7c54c2abf20de05c"),
    ("नमस्ते, क्षत्रिय विद्यार्थी", 17, "40aad03940c0e78d"), ("สวัสดีชาวโลก ที่นี่", 17, "8493bfbb1a73ded2"),
    ("Tiếng Việt, Žluťoučký kůň", 12, "1d4b4a27a2735df4"), ("👋🏽 👩‍💻 🇫🇷 ❤️", 17, "61d08563f8eb1a5d"),
  ]

  @Test(arguments: texts.indices) func pixelsAreTheSameEverywhere(index: Int) throws {
    let (text, size, hash) = Self.texts[index]
    let renderer = ImageRenderer(
      content: Text(text).font(.system(size: size)).background(.white))
    renderer.scale = 2
    let bitmap = try renderer.render().bitmap
    #expect(String(bitmap.pixelHash, radix: 16) == hash, "\(text)")
  }

  /// A layer has room for all glyphs of a text, wherever its tracking leads.
  @Test(arguments: ["Harbour", "fall\tfjord", "שלום עולם", "ﷺ", "q\u{303}\u{302}\u{323}\u{324}"])
  func layersCutNoGlyphs(text: String) throws {
    for tracking in [-30, -8, 25] as [CGFloat] {
      let view = Text(verbatim: text).font(.system(size: 20).italic()).tracking(tracking)
        .textStroke(.black, lineWidth: 3).fixedSize()
      func bitmap(_ view: some View) throws -> Bitmap {
        try ImageRenderer(content: view.frame(width: 480, height: 120)).render().bitmap
      }
      let plain = try bitmap(view)
      let layered = try bitmap(view.compositingGroup().opacity(0.5))
      let lost = zip(plain.pixels, layered.pixels).count { $0 >> 24 > 8 && $1 >> 24 == 0 }
      #expect(lost == 0 && plain.pixels.contains { $0 != 0 }, "\(tracking)")
    }
  }
}
