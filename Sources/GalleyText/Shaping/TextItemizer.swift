import GalleyGeometry
import GalleyGraphics

/// Cuts attributed text into lines at line feeds and into runs of one font, and shapes them.
struct TextItemizer {
  let engine: TextEngine
  let language: String
  /// The whole text, for messages.
  let whole: String
  private(set) var lines: [ShapedLine] = []
  private(set) var metrics: LineMetrics
  private(set) var problems: [TextProblem] = []

  private var bytes: [UInt8] = []
  private var parts: [(range: Range<Int>, face: FontFace, font: FontDescriptor)] = []
  /// Characters so far.
  private var offset = 0
  /// Where the current line begins, in bytes of the whole text.
  private var lineOffset = 0
  private var hasMetrics = false
  /// Each character is reported once, at its first place.
  private var missing: Set<Character> = []

  init(engine: TextEngine, language: String, whole: String) {
    self.engine = engine
    self.language = language
    self.whole = whole
    metrics = LineMetrics()
  }

  mutating func append(_ run: AttributedText.Run) {
    let (found, isExactFamily) = engine.library.face(for: run.font)
    if let family = run.font.family, !isExactFamily {
      problems.append(.unknownFamily(name: family, text: whole))
    }
    guard let face = found else {
      problems.append(.unusableFont(text: whole))
      return
    }
    let own = LineMetrics(face, size: run.font.size)
    metrics = hasMetrics ? metrics.union(own) : own
    hasMetrics = true
    var start = bytes.count
    for character in run.text {
      defer { offset += 1 }
      if character.isNewline {
        endPart(from: start, face: face, font: run.font)
        finishLine()
        lineOffset += character.utf8.count
        start = 0
        continue
      }
      report(character, face: face)
      // A tab is set as a space: no face has a glyph for it.
      bytes += character == "\t" ? Array(" ".utf8) : Array(character.utf8)
    }
    endPart(from: start, face: face, font: run.font)
  }

  private mutating func endPart(from start: Int, face: FontFace, font: FontDescriptor) {
    guard start < bytes.count else { return }
    parts.append((start..<bytes.count, face, font))
  }

  /// Ends the line and shapes its parts.
  mutating func finishLine() {
    let runs = parts.map { part in
      engine.shaper.shape(
        bytes, part.range, face: part.face, font: part.font, language: language)
    }
    lines.append(ShapedLine(bytes: bytes, runs: runs, language: language, offset: lineOffset))
    lineOffset += bytes.count
    bytes = []
    parts = []
  }

  /// Notes a character of which the face lacks a part that would be seen.
  private mutating func report(_ character: Character, face: FontFace) {
    if character == " " || character == "\t" { return }
    let isMissing = character.unicodeScalars.contains { scalar in
      face.glyph(for: scalar) == 0 && !scalar.properties.isDefaultIgnorableCodePoint
        && !scalar.properties.isVariationSelector
    }
    guard isMissing, missing.insert(character).inserted else { return }
    problems.append(.missingGlyph(character: character, offset: offset, text: whole))
  }
}
