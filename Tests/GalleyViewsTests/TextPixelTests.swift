import Galley
import Testing

/// The pixels of texts in eight scripts by their hashes: they depend on the bundled fonts and on
/// nothing that a machine has, FreeType's version included.
@Suite struct TextPixelTests {
  private static let texts: [(text: String, size: CGFloat, hash: String)] = [
    ("The quick brown fox, 0123456789", 11, "3c173be19018b9b0"),
    ("AVATAR To Wa. fi ffl", 17, "20d89bdb24e6f3bb"),
    ("Съешь же ещё этих мягких булок", 15, "4d71d74f69f4197d"),
    ("Ξεσκεπάζω την ψυχοφθόρα", 13, "3fe62310845c36a9"),
    ("مرحبا بالعالم، أهلا", 17, "248b5372f7a428b9"), ("שלום עולם (בדיקה)", 17, "61f25098e24f4688"),
    ("नमस्ते, क्षत्रिय विद्यार्थी", 17, "81d151ac2e9d8591"), ("สวัสดีชาวโลก ที่นี่", 17, "1a304b50754f4c40"),
    ("Tiếng Việt, Žluťoučký kůň", 12, "ab8b9b142733eb2b"), ("👋🏽 👩‍💻 🇫🇷 ❤️", 17, "f90eb10499ce21aa"),
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
