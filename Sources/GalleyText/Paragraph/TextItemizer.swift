import CHarfBuzz
import GalleyGeometry
import GalleyGraphics

/// Cuts attributed text into lines at line feeds and into runs of one font, script and direction, and
/// shapes them.
///
/// The font is chosen for each grapheme cluster, so that a mark never parts from its base: the run's
/// own, else the first one in the library that has all of it; emoji are taken from the emoji font
/// first. White space goes with the text before it.
struct TextItemizer {
  let engine: TextEngine
  let language: String
  let direction: TextDirection
  /// The whole text, for messages.
  let whole: String
  private(set) var lines: [ShapedLine] = []
  private(set) var metrics: LineMetrics
  private(set) var problems: [TextProblem] = []

  private var bytes: [UInt8] = []
  private var parts: [Part] = []
  /// Characters so far.
  private var offset = 0
  /// Where the current line begins, in bytes of the whole text.
  private var lineOffset = 0
  private var hasMetrics = false
  /// The faces and sizes whose measures the lines have.
  private var measured: Set<MeasuredFont> = []
  /// Each character is reported once, at its first place.
  private var missing: Set<Character> = []

  /// Bytes of the line in one font.
  private struct Part {
    var range: Range<Int>
    var face: FontFace
    var font: FontDescriptor
    var attributes: RunAttributes
  }
  private struct MeasuredFont: Hashable {
    var face: FaceID
    var size: CGFloat
    var baselineOffset: CGFloat
  }

  init(engine: TextEngine, language: String, direction: TextDirection, whole: String) {
    self.engine = engine
    self.language = language
    self.direction = direction
    self.whole = whole
    metrics = LineMetrics()
  }

  mutating func append(_ run: AttributedText.Run) {
    let (found, isExactFamily) = engine.library.face(for: run.font)
    if let family = run.font.family, !isExactFamily {
      problems.append(.unknownFamily(name: family, text: whole))
    }
    if run.font.design == .serif || run.font.design == .rounded {
      problems.append(.missingDesign(run.font.design, text: whole))
    }
    guard let face = found else {
      problems.append(.unusableFont(text: whole))
      return
    }
    for feature in run.font.features
    where feature.isRequired && !face.hasFeature(feature.tag) {
      problems.append(
        .unknownFeature(tag: feature.tag, font: face.postScriptName, text: whole))
    }
    let attributes = RunAttributes(run)
    measure(face, size: run.font.size, attributes)
    for character in run.text {
      defer { offset += 1 }
      if offset & 4095 == 4095, !engine.budget.mayGoOn("shaping a text") { return }
      if character.isNewline {
        finishLine()
        lineOffset += character.utf8.count
        continue
      }
      append(
        character, face: self.face(for: character, face, run.font, attributes), font: run.font,
        attributes)
    }
  }

  /// The lines are as high as the highest of their fonts.
  private mutating func measure(_ face: FontFace, size: CGFloat, _ attributes: RunAttributes) {
    let offset = attributes.baselineOffset
    let key = MeasuredFont(face: face.id, size: size, baselineOffset: offset)
    guard measured.insert(key).inserted else { return }
    var own = LineMetrics(face, size: size)
    own.ascent += max(0, offset.rounded(.up))
    own.descent += max(0, (-offset).rounded(.up))
    metrics = hasMetrics ? metrics.union(own) : own
    hasMetrics = true
  }

  private mutating func append(
    _ character: Character, face: FontFace, font: FontDescriptor, _ attributes: RunAttributes
  ) {
    let start = bytes.count
    // A tab is set as a space: no face has a glyph for it.
    bytes += character == "\t" ? Array(" ".utf8) : Array(character.utf8)
    if let last = parts.last, last.face === face, last.font == font, last.attributes == attributes {
      parts[parts.count - 1].range = last.range.lowerBound..<bytes.count
    } else {
      parts.append(
        Part(range: start..<bytes.count, face: face, font: font, attributes: attributes))
    }
  }

  /// The font of a character, and a note where none has it.
  private mutating func face(
    for character: Character, _ face: FontFace, _ font: FontDescriptor,
    _ attributes: RunAttributes
  ) -> FontFace {
    if character.isSpace, let last = parts.last, last.font == font, !last.face.hasColors,
      last.face.has(character)
    {
      return last.face
    }
    if face.hasColors, face.has(character) { return face }
    if character.isShownAsEmoji, let emoji = engine.library.emoji(for: character, font) {
      measure(emoji, size: font.size, attributes)
      return emoji
    }
    if face.has(character) { return face }
    let found = engine.library.fallback(for: character, font)
    if found?.isWhole != true, missing.insert(character).inserted {
      problems.append(.missingGlyph(character: character, offset: offset, text: whole))
    }
    guard let other = found?.face else { return face }
    measure(other, size: font.size, attributes)
    return other
  }

  /// Ends the line and shapes its parts.
  mutating func finishLine() {
    if engine.budget.isExhausted { bytes = [] }
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    let levels = engine.bidi.levels(of: scalars, direction: .natural(otherwise: direction))
    let runs = pieces(of: scalars, levels: levels.levels).map { piece in
      engine.shaper.shape(
        bytes, piece.range, face: parts[piece.part].face, font: parts[piece.part].font,
        attributes: parts[piece.part].attributes, script: piece.script, level: piece.level,
        language: language)
    }
    let breaks = engine.dictionary.breaks(
      before: scalars, style: LineBreakStyle(language: language))
    lines.append(
      ShapedLine(
        bytes: bytes, runs: runs, breaks: breaks,
        level: levels.paragraph, language: language, offset: lineOffset))
    lineOffset += bytes.count
    bytes = []
    parts = []
  }

  /// Bytes of one font, script and direction.
  private struct Piece {
    var range: Range<Int>
    var part: Int
    var script: hb_script_t
    var level: UInt8
  }

  private func pieces(of scalars: [Unicode.Scalar], levels: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    let scripts = ScriptRuns.scripts(of: scalars)
    var start = 0
    var part = 0
    for index in scalars.indices {
      let end = start + UTF8.width(scalars[index])
      while part + 1 < parts.count, parts[part].range.upperBound <= start { part += 1 }
      let (script, level) = (scripts[index], levels[index])
      if let last = pieces.last, last.part == part, last.script == script, last.level == level {
        pieces[pieces.count - 1].range = last.range.lowerBound..<end
      } else {
        pieces.append(Piece(range: start..<end, part: part, script: script, level: level))
      }
      start = end
    }
    return pieces
  }
}

extension Character {
  fileprivate var isSpace: Bool {
    if let ascii = asciiValue { return ascii == 0x20 || ascii == 0x09 }
    return isWhitespace
  }

  /// Whether the character is to be seen in colours: an emoji by itself, or by U+FE0F or a keycap
  /// behind it; U+FE0E asks for text.
  fileprivate var isShownAsEmoji: Bool {
    let scalars = unicodeScalars
    // Characters of two bytes and less are no emoji by themselves.
    guard let first = scalars.first, utf8.count > 2 else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && scalars.contains("\u{FE0F}")
  }
}

/// Which script each character of a line is read in, by HarfBuzz's tables.
enum ScriptRuns {
  /// Characters without a script of their own, as spaces and marks, have that of the character before
  /// them, those at the start that of the first one behind them.
  static func scripts(of scalars: [Unicode.Scalar]) -> [hb_script_t] {
    let functions = hb_unicode_funcs_get_default()
    var scripts: [hb_script_t] = []
    scripts.reserveCapacity(scalars.count)
    var last: hb_script_t?
    for scalar in scalars {
      let own = hb_unicode_script(functions, scalar.value)
      // A mark goes with its base, whatever script it is made for.
      if let last, scalar.value >= 0x300, scalar.isMark {
        scripts.append(last)
        continue
      }
      if own != HB_SCRIPT_COMMON, own != HB_SCRIPT_INHERITED, own != HB_SCRIPT_UNKNOWN {
        if last == nil {
          for index in scripts.indices { scripts[index] = own }
        }
        last = own
      }
      scripts.append(last ?? HB_SCRIPT_COMMON)
    }
    return scripts
  }
}
