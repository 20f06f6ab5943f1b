import GalleyGeometry

/// What a font's name says of it: `AvenirNext-DemiBoldItalic` is the family `avenirnext`, weight 600, slanted.
///
/// PostScript names and full names are read alike: words end at blanks, hyphens and underscores, before a capital letter
/// behind a small one, before the last of several capitals, and between letters and digits.
struct FontNameStyle: Hashable {
  /// The words that state no style, in lower case and joined.
  private(set) var family = ""
  private(set) var weight: FontWeight?
  /// Percent of a normal width.
  private(set) var width: CGFloat?
  private(set) var isItalic = false
  private(set) var kind: FontKind?

  /// Words of weights, by OpenType's numbers (`usWeightClass`); one of `ultra`, `extra`, `semi` and `demi` before them
  /// makes one word with them.
  private static let weights: [String: Int] = [
    "hairline": 100, "thin": 100, "ultralight": 200, "extralight": 200, "light": 300,
    "semilight": 350, "demilight": 350, "book": 400, "roman": 400, "regular": 400, "normal": 400,
    "plain": 400, "medium": 500, "demi": 600, "semi": 600, "semibold": 600, "demibold": 600,
    "bold": 700, "extrabold": 800, "ultrabold": 800, "heavy": 800, "ultra": 900, "black": 900,
    "extrablack": 900, "ultrablack": 900, "extraheavy": 900, "ultraheavy": 900,
  ]
  /// Words of widths, by OpenType's percents (`usWidthClass`).
  private static let widths: [String: CGFloat] = [
    "ultracondensed": 50, "extracondensed": 62.5, "compressed": 62.5, "condensed": 75, "cond": 75,
    "narrow": 75, "semicondensed": 87.5, "semiexpanded": 112.5, "expanded": 125, "extended": 125,
    "wide": 125, "extraexpanded": 150, "ultraexpanded": 200,
  ]
  /// What is a style behind the hyphen of a PostScript name alone, as it is too short elsewhere.
  private static let shortWeights: [String: Int] = [
    "th": 100, "xlight": 200, "lt": 300, "rg": 400, "reg": 400, "md": 500, "med": 500, "sb": 600,
    "bd": 700, "xbold": 800, "hv": 800, "blk": 900,
  ]
  private static let slants: Set = ["italic", "oblique", "slanted", "inclined", "kursiv"]
  private static let shortSlants: Set = ["it", "ita", "obl", "slant"]
  private static let prefixes: Set = ["ultra", "extra", "semi", "demi"]

  /// - Complexity: O(n) in the name, of which 200 characters are read.
  init(_ name: String) {
    let (words, behindHyphen) = Self.words(of: name)
    var index = 0
    while index < words.count {
      var word = words[index]
      var taken = 1
      if Self.prefixes.contains(word), index + 1 < words.count {
        let joined = word + words[index + 1]
        if Self.weights[joined] != nil || Self.widths[joined] != nil { (word, taken) = (joined, 2) }
      }
      // A family may begin with any word: Black Ops One.
      if index == 0 || !take(word, isBehindHyphen: index >= behindHyphen) { family += word }
      if let named = FontKind(word: word), named.isMore(than: kind) { kind = named }
      index += taken
    }
  }

  /// Whether the word is one of style.
  private mutating func take(_ word: String, isBehindHyphen: Bool) -> Bool {
    var rest = word
    if let slant = Self.slants.first(where: { word.hasSuffix($0) }) {
      rest = String(word.dropLast(slant.count))
      guard rest.isEmpty || Self.weights[rest] != nil || Self.widths[rest] != nil else {
        return false
      }
      isItalic = true
      if rest.isEmpty { return true }
    }
    if let width = Self.widths[rest] {
      self.width = width
    } else if let number = Self.weights[rest] ?? (isBehindHyphen ? Self.number(rest) : nil) {
      weight = FontWeight(rawValue: number)
    } else if isBehindHyphen, Self.shortSlants.contains(rest) {
      isItalic = true
    } else {
      return false
    }
    return true
  }

  /// The weight of `Bd`, of `W6`, of `700`.
  private static func number(_ word: String) -> Int? {
    if let short = shortWeights[word] { return short }
    let isJapanese = word.first == "w" && word.count == 2
    guard let number = Int(isJapanese ? String(word.dropFirst()) : word) else { return nil }
    if isJapanese { return (1...9).contains(number) ? number * 100 : nil }
    return number % 50 == 0 && (100...950).contains(number) ? number : nil
  }

  /// The words of a name in lower case, and the place of the first one behind a hyphen or an underscore.
  private static func words(of name: String) -> (words: [String], behindHyphen: Int) {
    let characters = Array(name.prefix(200))
    var words: [String] = []
    var word = ""
    var behindHyphen: Int?
    func finish() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        finish()
        if character == "-" || character == "_", !words.isEmpty {
          behindHyphen = behindHyphen ?? words.count
        }
        continue
      }
      if let last = word.last {
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        let isJapaneseWeight = word == "W" && character.isNumber
        if (last.isLowercase && character.isUppercase)
          || (last.isNumber != character.isNumber && !isJapaneseWeight)
          || (last.isUppercase && character.isUppercase && next?.isLowercase == true)
        {
          finish()
        }
      }
      word.append(character)
    }
    finish()
    return (words, behindHyphen ?? words.count)
  }

  /// Another weight or width, for a family whose words mean something else than OpenType's.
  func with(weight: FontWeight?, width: CGFloat?) -> FontNameStyle {
    var result = self
    result.weight = weight
    result.width = width
    return result
  }
}
