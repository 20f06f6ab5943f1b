import CHarfBuzz
import GalleyGeometry
import GalleyGraphics
import GalleyStrings

/// Cuts attributed text into lines at line feeds and into runs of one font, script and direction, and
/// shapes them.
///
/// Characters are grapheme clusters, so that a mark never parts from its base. Those that a run's own font does not have,
/// and emoji, take the faces of a `FontFallback` once the line is whole. White space goes with the text before it.
struct TextItemizer {
  let engine: TextEngine
  let language: String
  let direction: TextDirection
  /// The whole text, for messages.
  let whole: String
  private(set) var lines: [ShapedLine] = []
  private(set) var measures = LineMeasures()
  /// Each with the character that it is about.
  private var noted: [(offset: Int, problem: TextProblem)] = []

  /// The line so far.
  private var bytes: [UInt8] = []
  private var characters: [LineCharacter] = []
  /// Whether all of its characters are in their own faces.
  private var isPlain = true
  private var fonts: [RunFont] = []
  /// Where the line has tabs, in its bytes. They are shaped as spaces, of which every face knows what to do.
  private var tabs: Set<Int> = []
  private var parts: [Part] = []
  /// Characters up to the end of the line, and where the line begins, in bytes of the whole text.
  private var offset = 0
  private var lineOffset = 0
  /// Each character is reported once, with others of its script.
  private var missing: Set<UTF8Key> = []
  private var missingKinds: [CharacterKind] = []
  private var missingCharacters: [CharacterKind: MissingCharacters] = [:]

  /// Bytes of the line in one font.
  private struct Part {
    var range: Range<Int>
    var face: FontFace
    var font: Int
    /// Whether it is the rest of a cluster, and where its marks lie.
    var joinsLast = false
    var place: MarkPlace?
  }

  init(engine: TextEngine, language: String, direction: TextDirection, whole: String) {
    self.engine = engine
    self.language = language
    self.direction = direction
    self.whole = whole
  }

  /// What could not be done, in the order of the text.
  var problems: [TextProblem] {
    let missing = missingKinds.compactMap { missingCharacters[$0] }
    let all = noted + missing.map { ($0.offset, .missingCharacters($0)) }
    return all.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    .map(\.element.problem)
  }

  private mutating func note(_ problem: TextProblem) { noted.append((offset, problem)) }

  private mutating func note(missing character: Character, at place: Int) {
    let character = MissingCharacters.shortened(character)
    let kind = CharacterKind(of: character)
    if missingCharacters[kind] == nil { missingKinds.append(kind) }
    missingCharacters[kind, default: MissingCharacters([], offset: place, text: whole)]
      .characters.append(character)
  }

  mutating func append(_ run: AttributedText.Run) {
    let match = engine.library.face(for: run.font)
    noteWhatIsMissing(run.font, match)
    guard let face = match.face else {
      note(.unusableFont(text: whole))
      return
    }
    var font = RunFont(face: face, descriptor: run.font, attributes: RunAttributes(run))
    font.attributes.measures = measures.number(of: metrics(of: font))
    fonts.append(font)
    // What is asked for by name is not replaced by another font's emoji.
    let keepsEmoji = run.font.family != nil && match.isExactFamily
    for character in run.text {
      defer { offset += 1 }
      if offset & 4095 == 4095, !engine.budget.canContinue("shaping a text") { return }
      let ascii = character.utf8.count == 1 ? character.utf8.first : nil
      if ascii.map({ (0x0A...0x0D).contains($0) }) ?? character.isNewline {
        finishLine()
        lineOffset += character.utf8.count
        continue
      }
      let need =
        ascii.map { Self.need(ofASCII: $0, character, face) }
        ?? Self.need(of: character, face, keepsEmoji: keepsEmoji)
      if need == .emoji || need == .other { isPlain = false }
      characters.append(LineCharacter(character: character, font: fonts.count - 1, need: need))
    }
  }

  private mutating func noteWhatIsMissing(_ font: FontDescriptor, _ match: FontMatch) {
    if let family = font.family, let substitute = match.substitute {
      note(
        TextProblem(
          substitute, name: family, text: whole, nearest: engine.library.nearestName(to: family)))
    }
    guard let face = match.face else { return }
    let axes = font.variations.isEmpty ? [] : engine.library.axes(of: face.id)
    let chosen = font.variations.map(\.tag).filter(axes.contains)
    if font.isItalic, chosen.isEmpty, !engine.library.isItalic(face.id) {
      note(.missingItalic(family: engine.library.file(of: face.id).family))
    }
    for problem in TextProblem.unknownTags(of: font, face, axes, in: whole) { note(problem) }
    // Regular is the default, not a request: a family may have one weight of another name.
    if font.weight == .regular || chosen.contains("wght") { return }
    let weight = engine.library.weight(of: face.id)
    if abs(CGFloat(font.weight.rawValue) - CGFloat(weight.rawValue)) > 50 {
      note(
        .missingWeight(
          family: engine.library.file(of: face.id).family, wanted: font.weight, used: weight))
    }
  }

  private static func need(
    ofASCII byte: UInt8, _ character: Character, _ face: FontFace
  ) -> LineCharacter.Need {
    if byte == 0x20 || byte == 0x09 { return .space }
    return face.has(character) ? .own : .other
  }

  private static func need(
    of character: Character, _ face: FontFace, keepsEmoji: Bool
  ) -> LineCharacter.Need {
    if character.isWhitespace, face.has(character) { return .space }
    if character.isShownAsEmoji {
      let isKept = face.hasColors ? face.has(character) : keepsEmoji && face.hasOwnEmoji(character)
      return isKept ? .own : .emoji
    }
    return face.has(character) ? .own : .other
  }

  /// What a line in a font has at least.
  private func metrics(of font: RunFont) -> LineMetrics {
    let offset = font.attributes.baselineOffset
    var own = LineMetrics(font.face, font.descriptor)
    // The designs have the height of the default one, as Apple's have.
    if font.descriptor.family == nil, font.descriptor.design == .serif,
      !font.descriptor.usesSystemMetrics, let system = engine.library.systemFace
    {
      own = LineMetrics(system, font.descriptor)
    }
    own.ascent += max(0, offset.rounded(.up))
    own.descent += max(0, (-offset).rounded(.up))
    return own
  }

  /// A face that stands in keeps the line's height, and makes it higher only by what its ink needs, at most to its own
  /// measures: those of a font for Arabic are 1.7 times those of one for Latin, and a mirrored card would fall apart.
  private mutating func makeRoom(for run: ShapedRun) {
    let own = LineMetrics(run.face, size: run.font.size)
    let ink = run.inkHeight
    let offset = run.attributes.baselineOffset
    let above = min(own.ascent, ink.above.rounded(.up)) + offset.rounded(.up)
    let below = min(own.descent, ink.below.rounded(.up)) + (-offset).rounded(.up)
    measures.makeRoom(above: above, below: below, for: run.attributes.measures)
  }

  /// Cuts the line into parts of one font.
  private mutating func chooseFaces() {
    if isPlain, let font = characters.first?.font, characters.last?.font == font {
      for item in characters { append(item.character) }
      parts = [Part(range: 0..<bytes.count, face: fonts[font].face, font: font)]
      return
    }
    var chooser: FontFallback?
    if !isPlain {
      chooser = FontFallback(
        characters, fonts: fonts, library: engine.library, language: language,
        budget: engine.budget)
      chooser?.choose()
    }
    let first = offset - characters.count
    for (index, character) in chooser?.missing.sorted(by: { $0.index < $1.index }) ?? [] {
      guard missing.insert(UTF8Key(String(character))).inserted else { continue }
      let place = first + index
      note(missing: character, at: place)
    }
    for (index, item) in characters.enumerated() {
      if let cluster = chooser?.clusters[index] {
        append(item, in: cluster)
      } else {
        append(item, chosen: chooser?.faces[index])
      }
    }
  }

  /// A cluster in several faces.
  private mutating func append(_ item: LineCharacter, in cluster: [ClusterPart]) {
    var rest = item.character.utf8[...]
    for (index, part) in cluster.enumerated() {
      let start = bytes.count
      bytes.append(contentsOf: rest.prefix(part.length))
      rest = rest.dropFirst(part.length)
      if index == 0, let last = parts.last, !last.joinsLast, last.face === part.face,
        isSame(last.font, item.font)
      {
        parts[parts.count - 1].range = last.range.lowerBound..<bytes.count
      } else {
        parts.append(
          Part(
            range: start..<bytes.count, face: part.face, font: item.font, joinsLast: index > 0,
            place: part.place))
      }
    }
  }

  private mutating func append(_ item: LineCharacter, chosen: FontFace?) {
    let font = fonts[item.font]
    var face = chosen ?? font.face
    let last = parts.last
    let continues = last.map { $0.font == item.font || isSame($0.font, item.font) } ?? false
    if item.need == .space, chosen == nil, let last, !last.face.hasColors, !last.joinsLast,
      continues || fonts[last.font].descriptor == font.descriptor, last.face.has(item.character)
    {
      face = last.face
    }
    let start = bytes.count
    append(item.character)
    if continues, let last, last.face === face, !last.joinsLast {
      parts[parts.count - 1].range = last.range.lowerBound..<bytes.count
    } else {
      parts.append(Part(range: start..<bytes.count, face: face, font: item.font))
    }
  }

  private mutating func append(_ character: Character) {
    // By bytes: characters are compared by their normal forms, and one with many marks takes the square of their
    // number.
    if character.utf8.first == UInt8(ascii: "\t") {
      tabs.insert(bytes.count)
      bytes.append(UInt8(ascii: " "))
    } else {
      bytes.append(contentsOf: character.utf8)
    }
  }

  /// Whether two runs are set alike.
  private func isSame(_ one: Int, _ other: Int) -> Bool {
    fonts[one].descriptor == fonts[other].descriptor
      && fonts[one].attributes == fonts[other].attributes
  }

  /// Ends the line and shapes its parts.
  mutating func finishLine() {
    if engine.budget.isExhausted { characters = [] }
    chooseFaces()
    let scalars = readScalars
    let levels = engine.bidi.levels(of: scalars, direction: .natural(otherwise: direction))
    let language = shapingLanguage
    let pieces = pieces(of: scalars, levels: levels.levels)
    let runs = shaped(pieces, language: language)
    if !isPlain {
      for run in runs where run.face !== engine.library.face(for: run.font).face {
        makeRoom(for: run)
      }
    }
    // Lines end behind tabs as they do behind spaces: Unicode's class for tabs (BA) would keep them with Hebrew
    // letters (LB21a).
    let spaced = tabs.isEmpty ? scalars : scalars.map { $0 == "\t" ? " " : $0 }
    // By the text's own language, whatever its letters are: how strictly lines end is the locale's choice.
    let breaks = engine.dictionary.breaks(
      before: spaced, style: engine.lineBreakStyle(of: self.language))
    var line = ShapedLine(
      bytes: bytes, runs: runs, breaks: breaks,
      level: levels.paragraph, language: language, offset: lineOffset)
    line.measures = fonts.last?.attributes.measures ?? 0
    lines.append(line)
    lineOffset += bytes.count
    (bytes, characters, tabs, parts, isPlain) = ([], [], [], [], true)
  }

  private func shaped(_ pieces: [Piece], language: String) -> [ShapedRun] {
    var runs: [ShapedRun] = []
    runs.reserveCapacity(pieces.count)
    var base: MarkBase?
    for (index, piece) in pieces.enumerated() {
      if index & 15 == 15, !engine.budget.canContinue("shaping a text") { return runs }
      let part = parts[piece.part]
      var run = engine.shaper.shape(
        bytes, piece.range, face: part.face, font: fonts[part.font].descriptor,
        attributes: fonts[part.font].attributes,
        // A mark by itself is no mistake of its base's script.
        script: piece.place == nil ? piece.script : HB_SCRIPT_COMMON, level: piece.level,
        language: language)
      if piece.isTab { run.tabWidth = 0 }
      run.joinsLast = piece.joinsLast
      if let place = piece.place {
        if base == nil { base = runs.last.map { MarkBase($0) } }
        base?.put(&run, place)
      } else {
        base = nil
      }
      runs.append(run)
    }
    return runs
  }

  /// The language by which faces choose forms: the text's, else the one whose letters the line has.
  private var shapingLanguage: String {
    if isPlain || HanStyle(language: language) != nil { return language }
    let functions = hb_unicode_funcs_get_default()
    let scripts = characters.map {
      hb_unicode_script(functions, $0.character.unicodeScalars.first?.value ?? 0)
    }
    return HanStyle(scripts: scripts)?.language ?? language
  }

  /// The characters of the line, tabs among them: they separate what is read from right to left (UAX #9, L1).
  private var readScalars: [Unicode.Scalar] {
    if tabs.isEmpty { return Array(String(decoding: bytes, as: UTF8.self).unicodeScalars) }
    var text = bytes
    for tab in tabs { text[tab] = 0x09 }
    return Array(String(decoding: text, as: UTF8.self).unicodeScalars)
  }

  /// Bytes of one font, script and direction, or one tab.
  private struct Piece {
    var range: Range<Int>
    var isTab: Bool
    var part: Int
    var script: hb_script_t
    var level: UInt8
    /// Whether it goes on with the cluster before it, and where its marks lie.
    var joinsLast = false
    var place: MarkPlace?
  }

  private func pieces(of scalars: [Unicode.Scalar], levels: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    let scripts = ScriptRuns.scripts(of: scalars)
    let cuts = MarkChains.cuts(in: scalars)
    let ignored = IgnoredCharacters.cuts(in: scalars)
    var (start, part) = (0, 0)
    for index in scalars.indices {
      let end = start + UTF8.width(scalars[index])
      while part + 1 < parts.count, parts[part].range.upperBound <= start { part += 1 }
      let (script, level, isTab) = (scripts[index], levels[index], scalars[index] == "\t")
      let isCut = !cuts.isEmpty && cuts.contains(index)
      if !isCut, ignored.isEmpty || !ignored.contains(index), let last = pieces.last,
        last.part == part, last.script == script, last.level == level, !isTab, !last.isTab,
        !isBehindCutRow(index, last, scalars)
      {
        pieces[pieces.count - 1].range = last.range.lowerBound..<end
      } else {
        pieces.append(
          Piece(
            range: start..<end, isTab: isTab, part: part, script: script, level: level,
            joinsLast: isCut || parts[part].joinsLast,
            place: parts[part].place ?? (isCut ? MarkChains.place(of: scalars[index]) : nil)))
      }
      start = end
    }
    return pieces
  }

  /// Whether the row of marks whose rest the piece is has ended: what follows is no part of its cluster.
  private func isBehindCutRow(_ index: Int, _ piece: Piece, _ scalars: [Unicode.Scalar]) -> Bool {
    piece.joinsLast && !parts[piece.part].joinsLast && !MarkChains.continues(index, scalars)
  }
}

extension Character {
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
