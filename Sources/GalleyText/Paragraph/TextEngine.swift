import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyStrings

/// Fonts and shaped texts of one renderer: strings and fonts in, measured lines out.
///
/// A text is shaped once, whatever number of widths it is measured at: the engine keeps shaped texts
/// by their runs. An engine belongs to one task.
package final class TextEngine {
  let library: FontLibrary
  let shaper = Shaper()
  let bidi = BidiResolver()
  let dictionary = DictionaryBreaker()
  let hyphenator = Hyphenator()
  /// By the bytes of their strings. A shaped text is some hundred times as large as its string: batches of
  /// thousands of images must not grow by what they will never show again. Views keep their own texts.
  private(set) var shaped = BoundedCache<ShapingKey, ShapedText>(limit: 6 << 10)

  /// That of the language that was asked for last.
  private var breakStyle = (language: "", style: LineBreakStyle.standard)

  struct ShapingKey: Hashable {
    let text: AttributedText
    let language: UTF8Key
    let direction: TextDirection
    /// Worked out once: a dictionary asks for it again whenever it grows.
    private let hash: Int

    init(text: AttributedText, language: UTF8Key, direction: TextDirection) {
      (self.text, self.language, self.direction) = (text, language, direction)
      var hasher = Hasher()
      hasher.combine(text)
      hasher.combine(language)
      hasher.combine(direction)
      hash = hasher.finalize()
    }

    static func == (one: Self, other: Self) -> Bool {
      one.hash == other.hash && one.direction == other.direction && one.language == other.language
        && one.text == other.text
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// - Parameter fonts: shared by all engines that were made with it.
  package init(fonts: FontCollection = .bundled) { library = FontLibrary(fonts) }

  /// The fonts that the engine was made with.
  package var fonts: FontCollection { FontCollection(files: library.files) }

  /// How lines of a language end.
  func lineBreakStyle(of language: String) -> LineBreakStyle {
    if !breakStyle.language.hasSameBytes(as: language) {
      breakStyle = (language, LineBreakStyle(language: language))
    }
    return breakStyle.style
  }

  /// The text with its glyphs chosen and its widths known.
  /// - Parameters:
  ///   - language: a BCP 47 tag.
  ///   - direction: that of lines in which no letter has one of its own.
  /// Where the budget does not leave as much as the text needs, the image is over, and the text is empty.
  /// - Complexity: O(n) in the text the first time, O(n) hashing afterwards.
  package func shape(
    _ text: AttributedText, language: String = "en", direction: TextDirection = .leftToRight
  ) -> ShapedText {
    guard reserve(text) else {
      return ShapedText(
        AttributedText(runs: []), engine: self, language: language, direction: direction)
    }
    let key = ShapingKey(text: text, language: UTF8Key(language), direction: direction)
    if let known = shaped.value(for: key) { return known }
    let result = ShapedText(text, engine: self, language: language, direction: direction)
    // Of a text that was given up halfway nothing is kept.
    if budget.isExhausted { return result }
    // The last text is kept however long it is: it may be measured in several passes.
    let bytes = text.runs.reduce(1) { $0 + $1.text.utf8.count }
    shaped.insert(result, for: key, cost: min(bytes, shaped.limit / 2))
    return result
  }

  /// What is left for the image whose texts are shaped and set. An image asks for the memory of all its texts,
  /// those that are kept from images before among them: whether it is over does not depend on those.
  package var budget: RenderBudget {
    get { shaper.budget }
    set { shaper.budget = newValue }
  }

  /// Asks for the memory of a shaped text and one of its layouts: for each character a glyph of HarfBuzz (40 bytes
  /// while it works), one of the run (32) and of what is drawn (40), a cluster (40), and what lines are broken by (some
  /// 20).
  private func reserve(_ text: AttributedText) -> Bool {
    let bytes = text.runs.reduce(0) { $0 + $1.text.utf8.count }
    // Of long texts characters are counted; of others it is not worth the time.
    let count =
      bytes < 1 << 16 ? bytes : text.runs.reduce(0) { $0 + $1.text.unicodeScalars.count }
    return budget.reserve(
      RenderBudget.bytes(count, each: Self.bytesPerCharacter),
      for: "a text of \(bytes) bytes")
  }

  static let bytesPerCharacter = 180

  /// How much HarfBuzz was asked to do since the engine was made.
  package var statistics: (shapedRuns: Int, shapedBytes: Int) {
    (shaper.shapedRuns, shaper.shapedBytes)
  }

  /// A glyph's advance in points, for tests and tools.
  package func advance(of glyph: GlyphID, in descriptor: FontDescriptor) -> CGFloat? {
    guard let face = library.face(for: descriptor).face else { return nil }
    return CGFloat(face.advance(of: glyph)) * descriptor.size / face.unitsPerEm
  }
}

extension TextEngine: GlyphSource {
  package func image(of glyph: GlyphID, in face: FaceID) -> GlyphImage {
    guard let face = library.face(face) else { return .outline(Path(), unitsPerEm: 1) }
    return face.image(of: glyph)
  }

  package func painting(
    of glyph: GlyphID, in face: FaceID, foreground: ResolvedColor
  ) -> [DisplayItem] {
    library.face(face)?.painting(of: glyph, foreground: foreground) ?? []
  }

  package func isMonochrome(_ face: FaceID) -> Bool { !(library.face(face)?.hasColors ?? false) }
}
