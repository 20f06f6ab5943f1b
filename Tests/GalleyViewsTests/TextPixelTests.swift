import Galley
import Testing

/// The pixels of texts in eight scripts by their hashes: they depend on the bundled fonts and on
/// nothing that a machine has, FreeType's version included.
@Suite struct TextPixelTests {
  private static let texts: [(text: String, size: CGFloat, hash: String)] = [
    ("The quick brown fox, 0123456789", 11, "c74ecf1165ba13ee"),
    ("AVATAR To Wa. fi ffl", 17, "52bfc93853bd7a76"),
    ("Съешь же ещё этих мягких булок", 15, "887d6edda9eebaaf"),
    ("Ξεσκεπάζω την ψυχοφθόρα", 13, "eb48c17c8033223b"),
    ("مرحبا بالعالم، أهلا", 17, "e6f1eecc98ecac34"), ("שלום עולם (בדיקה)", 17, "567ebc6e7ce31618"),
    ("नमस्ते, क्षत्रिय विद्यार्थी", 17, "930c70be1bd706d8"), ("สวัสดีชาวโลก ที่นี่", 17, "79ca564cc022c831"),
    ("Tiếng Việt, Žluťoučký kůň", 12, "debdad729ce2c4ca"), ("👋🏽 👩‍💻 🇫🇷 ❤️", 17, "b216e4bd9bb41295"),
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
