import Galley
import Testing

/// The pixels of texts in eight scripts by their hashes: they depend on the bundled fonts and on
/// nothing that a machine has, FreeType's version included.
@Suite struct TextPixelTests {
  private static let texts: [(text: String, size: CGFloat, hash: String)] = [
    ("The quick brown fox, 0123456789", 11, "73498cf910304ac4"),
    ("AVATAR To Wa. fi ffl", 17, "959126d67bb1d108"),
    ("Съешь же ещё этих мягких булок", 15, "338eb1ebe016d14b"),
    ("Ξεσκεπάζω την ψυχοφθόρα", 13, "1afc065e7ee26963"),
    ("مرحبا بالعالم، أهلا", 17, "74a0ee70819ab50"), ("שלום עולם (בדיקה)", 17, "38623504d6f00cc4"),
    ("नमस्ते, क्षत्रिय विद्यार्थी", 17, "a2dd362f9bf69bb"), ("สวัสดีชาวโลก ที่นี่", 17, "cd5550bd7512a801"),
    ("Tiếng Việt, Žluťoučký kůň", 12, "26a324d67561e6d4"), ("👋🏽 👩‍💻 🇫🇷 ❤️", 17, "b216e4bd9bb41295"),
  ]

  @Test(arguments: texts.indices) func pixelsAreTheSameEverywhere(index: Int) throws {
    let (text, size, hash) = Self.texts[index]
    let renderer = ImageRenderer(
      content: Text(text).font(.system(size: size)).background(.white))
    renderer.scale = 2
    let bitmap = try renderer.render().bitmap
    #expect(String(bitmap.pixelHash, radix: 16) == hash, "\(text)")
  }
}
