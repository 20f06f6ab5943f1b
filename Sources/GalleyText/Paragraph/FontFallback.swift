import CHarfBuzz
import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// A grapheme cluster of a line, and what its own font says of it.
struct LineCharacter {
  enum Need: UInt8 {
    /// The run's own face is taken.
    case own
    /// White space goes with the text before it.
    case space
    /// It is to be seen in colours.
    case emoji
    /// The run's own face does not have it.
    case other
  }

  var character: Character
  /// The place of its run's font.
  var font: Int
  var need: Need
}

/// The font of a run, and what else it has.
struct RunFont {
  var face: FontFace
  var descriptor: FontDescriptor
  var attributes: RunAttributes
}

/// Chooses faces for the characters of one line that their own font does not have.
///
/// A mark never parts from its base where a face has both. All words of one script take one face where a plain one has
/// all of them, else each word takes one that has all of it, and only where none has do letters take faces of their
/// own; a word stays with its face as far as that goes. So emoji do.
struct FontFallback {
  let library: FontLibrary
  /// How the line's language draws Han.
  private let hanStyle: HanStyle?
  private let characters: [LineCharacter]
  private let fonts: [RunFont]
  /// The script of each character, those without one having that of the text before them.
  private let scripts: [hb_script_t]
  /// The script that each character has by itself.
  private let ownScripts: [hb_script_t]
  /// One for each character; nil is its run's own.
  private(set) var faces: [FontFace?]
  /// The parts of clusters that no face has all of, by their places.
  private(set) var clusters: [Int: [ClusterPart]] = [:]
  /// What no face has, in no order: a character, or a mark that belongs to one.
  private(set) var missing: [(index: Int, character: Character)] = []

  private let budget: RenderBudget

  init(
    _ characters: [LineCharacter], fonts: [RunFont], library: FontLibrary, language: String,
    budget: RenderBudget
  ) {
    (self.characters, self.fonts, self.library) = (characters, fonts, library)
    self.budget = budget
    faces = Array(repeating: nil, count: characters.count)
    let bases = characters.map { $0.character.unicodeScalars.first ?? " " }
    scripts = ScriptRuns.scripts(of: bases).map(\.joiningKana)
    let functions = hb_unicode_funcs_get_default()
    let own = bases.map { hb_unicode_script(functions, $0.value) }
    hanStyle = HanStyle(language: language) ?? HanStyle(scripts: own)
    ownScripts = own.map(\.joiningKana)
  }

  mutating func choose() {
    let unseen = chooseEmoji()
    let words = self.words(with: unseen)
    for group in groups(of: words, by: { ($0.script, $0.font) }) { choose(for: group) }
    chooseForCommonCharacters(unseen)
  }

  /// Whether the image has time left to look through all faces.
  private var canContinue: Bool { budget.canContinue("choosing the fonts of a text") }

  /// Whether a character's own face is asked for and has it.
  private func hasOwn(_ index: Int) -> Bool {
    characters[index].need == .own
      || fonts[characters[index].font].face.has(characters[index].character)
  }

  private func face(_ index: Int) -> FontFace { faces[index] ?? fonts[characters[index].font].face }

  private func haveSameFont(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (characters[one].font, characters[other].font)
    return one == other || fonts[one].descriptor == fonts[other].descriptor
  }

  /// What is looked up in the same faces, in the order of first ones.
  private func groups<Element>(
    of elements: [Element], by kind: (Element) -> (script: hb_script_t, font: Int)
  ) -> [[Element]] {
    var places: [FallbackKey: Int] = [:]
    var groups: [[Element]] = []
    for element in elements {
      let (script, font) = kind(element)
      let key = FallbackKey(
        script: script, hanStyle: hanStyle, font: fonts[font].descriptor,
        hasSizes: library.hasOpticalSizes)
      if let place = places[key] {
        groups[place].append(element)
      } else {
        places[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }

  // MARK: Emoji

  /// Chooses the faces of emoji.
  /// - Returns: all characters that have no face then, in their order.
  private mutating func chooseEmoji() -> [Int] {
    var unseen = characters.indices.filter { characters[$0].need == .other }
    let emoji = characters.indices.filter { characters[$0].need == .emoji }
    for group in groups(of: emoji, by: { (HB_SCRIPT_COMMON, characters[$0].font) }) {
      let colored = library.emojiFaces(for: fonts[characters[group[0]].font].descriptor)
      let whole = colored.first { face in group.allSatisfy { face.has(characters[$0].character) } }
      for index in group {
        let face = whole ?? colored.first { $0.has(characters[index].character) }
        faces[index] = face
        if face == nil, !hasOwn(index) { unseen.append(index) }
      }
    }
    return unseen.sorted()
  }

  // MARK: Words

  /// Letters of one script and font without anything between them.
  private struct Word {
    var script: hb_script_t
    var font: Int
    var letters: [Int]
  }

  /// Words with a letter that its own face does not have.
  private func words(with unseen: [Int]) -> [Word] {
    var words: [Word] = []
    var isUnseen = [Bool](repeating: false, count: characters.count)
    for index in unseen { isUnseen[index] = true }
    var word: Word?
    var isNeeded = false
    func finish() {
      if let word, isNeeded { words.append(word) }
      (word, isNeeded) = (nil, false)
    }
    for index in characters.indices {
      let script = ownScripts[index]
      let continues = word.map { haveSameFont($0.letters[0], index) } ?? false
      if !script.isWritten {
        // A character that stands within a word of a script does not end it.
        if !isUnseen[index] || word?.script != scripts[index] || !continues { finish() }
        continue
      }
      guard characters[index].need == .own || isUnseen[index],
        isUnseen[index] || !script.hasNoSpaces
      else {
        finish()
        continue
      }
      if word?.script != script || !continues {
        finish()
        word = Word(script: script, font: characters[index].font, letters: [])
      }
      word?.letters.append(index)
      isNeeded = isNeeded || isUnseen[index]
    }
    finish()
    return words
  }

  /// Chooses the faces of words of one script and font.
  private mutating func choose(for words: [Word]) {
    let order = self.order(words[0].script, words[0].font)
    func has(_ face: FontFace, _ word: Word) -> Bool {
      word.letters.allSatisfy { face.has(characters[$0].character) }
    }
    let whole = order.first { candidate in
      candidate.isPlain && words.allSatisfy { has(candidate.face, $0) }
    }
    // What the bundled fonts have does not change when others are added.
    func isBundled(_ face: FontFace?) -> Bool {
      face.map { library.file(of: $0.id).owner == nil } ?? false
    }
    if let whole,
      isBundled(whole)
        || !words.allSatisfy({ word in isBundled(order.first { has($0.face, word) }) })
    {
      for word in words { for index in word.letters { faces[index] = whole } }
      return
    }
    for word in words {
      guard canContinue else { return }
      if let face = order.first(where: { has($0.face, word) }) {
        for index in word.letters { faces[index] = face }
      } else {
        chooseForLetters(of: word, order)
      }
    }
  }

  /// Each letter takes the face that the word began with where that has it, else that of the letter before it,
  /// else its own font's, else the first that has it.
  private mutating func chooseForLetters(of word: Word, _ order: FallbackOrder) {
    var (first, last): (FontFace?, FontFace?)
    for index in word.letters {
      guard canContinue else { return }
      let character = characters[index].character
      if let first, first.has(character) {
        faces[index] = first
      } else if let last, last.has(character) {
        faces[index] = last
      } else if !hasOwn(index) {
        chooseAlone(index, order)
      }
      first = first ?? face(index)
      last = face(index)
    }
  }

  /// The first face that has all of a character, else one for its base and others for its marks.
  private mutating func chooseAlone(_ index: Int, _ order: FallbackOrder) {
    let character = characters[index].character
    if let face = order.first(where: { $0.face.has(character) }) {
      faces[index] = face
      return
    }
    let own = fonts[characters[index].font].face
    let choice = ClusterChoice(character, own: own, order: order)
    if let first = choice.parts.first, first.face !== own { faces[index] = first.face }
    if choice.parts.count > 1 { clusters[index] = choice.parts }
    missing += choice.missing.map { (index, $0) }
  }

  // MARK: Signs

  /// Chooses the faces of what belongs to no script: that of the text before it where it has the character, else
  /// the first one that has all characters of a row.
  private mutating func chooseForCommonCharacters(_ unseen: [Int]) {
    let signs = unseen.filter { !ownScripts[$0].isWritten }
    var start = 0
    while start < signs.count {
      var end = start + 1
      while end < signs.count, signs[end] == signs[end - 1] + 1,
        haveSameFont(signs[start], signs[end])
      { end += 1 }
      chooseForRow(Array(signs[start..<end]))
      start = end
    }
  }

  private mutating func chooseForRow(_ row: [Int]) {
    let order = self.order(scripts[row[0]], characters[row[0]].font)
    let whole = order.first { candidate in
      row.allSatisfy { candidate.face.has(characters[$0].character) }
    }
    for index in row {
      guard canContinue else { return }
      let character = characters[index].character
      if index > 0, let last = faces[index - 1], !last.hasColors, last.has(character),
        haveSameFont(index - 1, index)
      {
        faces[index] = last
      } else if let whole {
        faces[index] = whole
      } else {
        chooseAlone(index, order)
      }
    }
  }

  private func order(_ script: hb_script_t, _ font: Int) -> FallbackOrder {
    library.fallbackOrder(
      script: script, hanStyle: hanStyle, font: fonts[font].descriptor)
  }
}

extension HanStyle {
  /// The style of a line in which there are letters of only one of the languages that share Han.
  init?(scripts: [hb_script_t]) {
    if scripts.contains(where: { $0 == HB_SCRIPT_HIRAGANA || $0 == HB_SCRIPT_KATAKANA }) {
      self = .japanese
    } else if scripts.contains(HB_SCRIPT_HANGUL) {
      self = .korean
    } else if scripts.contains(HB_SCRIPT_BOPOMOFO) {
      self = .traditional
    } else {
      return nil
    }
  }
}
