import Galley
import Testing

/// The pixels of texts in eight scripts by their hashes: they depend on the bundled fonts and on
/// nothing that a machine has, FreeType's version included.
@Suite struct TextPixelTests {
  private static let texts: [(text: String, size: CGFloat, hash: String)] = [
    ("The quick brown fox, 0123456789", 11, "4c0a1a6e3f40355"),
    ("AVATAR To Wa. fi ffl", 17, "a5dcc39aec88d5f4"),
    ("Съешь же ещё этих мягких булок", 15, "6e17322062d65a0c"),
    ("Ξεσκεπάζω την ψυχοφθόρα", 13, "d980888f45e4392d"),
    ("مرحبا بالعالم، أهلا", 17, "e34d549c68eb0190"), ("שלום עולם (בדיקה)", 17, "22023e5e8aec2252"),
    ("नमस्ते, क्षत्रिय विद्यार्थी", 17, "867433c444f25e6f"), ("สวัสดีชาวโลก ที่นี่", 17, "4c912c5af32641f1"),
    ("Tiếng Việt, Žluťoučký kůň", 12, "95903af9a31bccaf"), ("👋🏽 👩‍💻 🇫🇷 ❤️", 17, "ce755976a939cc8a"),
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
