import CHarfBuzz
import GalleyGeometry

/// A glyph that is seen and is not in the text: what stands for what was left out, and what a soft hyphen shows at
/// the end of a line. It takes its face like a character of the text.
enum InsertedGlyph: Hashable {
  case ellipsis
  case hyphen

  var character: Character {
    switch self {
    case .ellipsis: "\u{2026}"
    case .hyphen: "\u{2010}"
    }
  }

  /// What stands in where no font has the glyph.
  var substitute: String {
    switch self {
    case .ellipsis: "..."
    case .hyphen: "-"
    }
  }
}

/// An inserted character with its glyphs.
struct ShapedInsertion {
  var run: ShapedRun
  /// What is to be said where no font has the glyph.
  var problem: TextProblem?
}

extension InsertedGlyph {
  /// The text of the glyph and its face: the font's own, else the first in the library that has it, and so on for
  /// its substitute; nil where no face can be opened.
  func choice(
    of font: FontDescriptor, from library: FontLibrary
  ) -> (text: String, face: FontFace, isMissing: Bool)? {
    guard let own = library.face(for: font).face else { return nil }
    for text in [String(character), substitute] {
      guard let first = text.first else { continue }
      if own.has(first) { return (text, own, false) }
      let order = library.fallbackOrder(script: HB_SCRIPT_COMMON, hanStyle: nil, font: font)
      if let face = order.first(where: { $0.face.has(first) }) { return (text, face, false) }
    }
    return (String(character), own, true)
  }
}

extension ShapedText {
  /// A glyph in the font and style of a run, else of the text's first one; nil where no font can be opened.
  /// - Parameter level: where the glyph stands in lines of both directions.
  /// - Complexity: O(1) for a glyph that was asked for before.
  func insertion(_ insertion: InsertedGlyph, like run: ShapedRun?, level: UInt8) -> ShapedInsertion?
  {
    guard let first = text.runs.first(where: { !$0.isReplaced }) ?? text.runs.first else {
      return nil
    }
    var key = InsertionKey(
      insertion: insertion, font: run?.font ?? first.font,
      attributes: run?.attributes ?? RunAttributes(first),
      level: level)
    // Glyphs are the same in all styles.
    let style = key.attributes.style
    key.attributes.style = 0
    if var known = insertions.value(for: key) {
      known.run.attributes.style = style
      return known
    }
    guard let choice = insertion.choice(of: key.font, from: library) else { return nil }
    let bytes = Array(choice.text.utf8)
    var shaped = ShapedInsertion(
      run: shaper.shape(
        bytes, bytes.indices, face: choice.face, font: key.font, attributes: key.attributes,
        level: level, language: language))
    if choice.isMissing || choice.text.first != insertion.character {
      shaped.problem = .missingInsertion(
        insertion.character, substitute: choice.isMissing ? nil : choice.text, text: text.string)
    }
    insertions.insert(shaped, for: key)
    shaped.run.attributes.style = style
    return shaped
  }
}
