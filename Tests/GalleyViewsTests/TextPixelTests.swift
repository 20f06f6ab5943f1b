import Galley
import Testing

/// The pixels of texts in eight scripts by their hashes: they depend on the bundled fonts and on
/// nothing that a machine has, FreeType's version included.
@Suite struct TextPixelTests {
  private static let texts: [(text: String, size: CGFloat, hash: String)] = [
    ("The quick brown fox, 0123456789", 11, "af5192c893955a47"),
    ("AVATAR To Wa. fi ffl", 17, "eaf622ebea9ef1d5"),
    ("Съешь же ещё этих мягких булок", 15, "6aee59c79a43aaf5"),
    ("Ξεσκεπάζω την ψυχοφθόρα", 13, "f1793f31312f895f"),
    ("مرحبا بالعالم، أهلا", 17, "288656704cd6b8f7"), ("שלום עולם (בדיקה)", 17, "44f227f451dc86d2"),
    ("नमस्ते, क्षत्रिय विद्यार्थी", 17, "dc39a33fed92edfa"), ("สวัสดีชาวโลก ที่นี่", 17, "1188fa59f6290d46"),
    ("Tiếng Việt, Žluťoučký kůň", 12, "b4116223440f869"), ("👋🏽 👩‍💻 🇫🇷 ❤️", 17, "4cad640f3641248c"),
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
