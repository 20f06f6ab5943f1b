import GalleyStrings

/// Something about a text that could not be done as asked.
public enum TextProblem: Hashable, Sendable {
  /// No font has these characters, which are of one script.
  case missingCharacters(MissingCharacters)
  /// No font has a glyph that is seen and is not in the text, an ellipsis or a hyphen; nil stands for no
  /// substitute either.
  case missingInsertion(Character, substitute: String?, text: String)
  /// No font of this name is known. What stands in is a family with a style, as `Inter bold italic`.
  case unknownFamily(name: String, standIn: String, text: String, nearest: String? = nil)
  /// No font of this name is known, but one whose name differs by capitals, which is used.
  case otherCase(name: String, used: String)
  /// The family has no italic face; the upright one stands in.
  case missingItalic(family: String)
  /// The font does not have an OpenType feature, which changes nothing then.
  case unknownFeature(tag: String, font: String, text: String)
  /// The font does not vary along an axis, which changes nothing then.
  case unknownAxis(tag: String, font: String, text: String)
  /// The family has no face as light or as heavy as asked for; the nearest one stands in.
  case missingWeight(family: String, wanted: FontWeight, used: FontWeight)
  /// Words cannot be hyphenated: there is no dictionary of the language, or no libhyphen. The package has the
  /// dictionary.
  case missingHyphenation(language: String, package: String?, isLibraryMissing: Bool)
  /// A font file could not be opened, so the text was not set.
  case unusableFont(text: String)
  /// The text did not fit its box and ends in an ellipsis.
  case truncated(text: String)
}

extension TextProblem {
  /// The features and axes that a font asks for and a face has not.
  static func unknownTags(
    of font: FontDescriptor, _ face: FontFace, _ axes: [String], in text: String
  ) -> [TextProblem] {
    let features = font.features.filter { $0.isRequired && !face.hasFeature($0.tag) }
    return features.map { .unknownFeature(tag: $0.tag, font: face.postScriptName, text: text) }
      + font.variations.filter { !axes.contains($0.tag) }.map {
        .unknownAxis(tag: $0.tag, font: face.postScriptName, text: text)
      }
  }

  /// What is to be said of a font that was taken for a name.
  init(
    _ substitute: FontSubstitute, name: String, text: String, nearest: @autoclosure () -> String?
  ) {
    switch substitute {
    case .otherCase(let used): self = .otherCase(name: name, used: used)
    case .family(_, _, let shown), .design(_, _, let shown):
      self = .unknownFamily(name: name, standIn: shown, text: text, nearest: nearest())
    }
  }

  /// Of the text only its length: a text of thousands of characters that no font has is the text of thousands of
  /// problems, and hashing it for each would take the square of its length.
  /// - Complexity: O(1) in the text.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .missingCharacters(let missing):
      hasher.combine(0)
      hasher.combine(missing)
    case .missingInsertion(let insertion, let substitute, let text):
      hasher.combine(1)
      hasher.combine(insertion)
      hasher.combine(substitute)
      hasher.combine(text.utf8.count)
    case .unknownFamily(let name, let standIn, let text, _):
      hasher.combine(2)
      hasher.combine(name)
      hasher.combine(standIn)
      hasher.combine(text.utf8.count)
    case .otherCase(let name, let used):
      hasher.combine(8)
      hasher.combine(name)
      hasher.combine(used)
    case .missingItalic(let family):
      hasher.combine(3)
      hasher.combine(family)
    case .unknownFeature(let tag, let font, let text):
      hasher.combine(4)
      hasher.combine(tag)
      hasher.combine(font)
      hasher.combine(text.utf8.count)
    case .unknownAxis(let tag, let font, let text):
      hasher.combine(10)
      hasher.combine(tag)
      hasher.combine(font)
      hasher.combine(text.utf8.count)
    case .missingWeight(let family, let wanted, let used):
      hasher.combine(5)
      hasher.combine(family)
      hasher.combine(wanted)
      hasher.combine(used)
    case .missingHyphenation(let language, _, let isLibraryMissing):
      hasher.combine(9)
      hasher.combine(language)
      hasher.combine(isLibraryMissing)
    case .unusableFont(let text):
      hasher.combine(6)
      hasher.combine(text.utf8.count)
    case .truncated(let text):
      hasher.combine(7)
      hasher.combine(text.utf8.count)
    }
  }
}

extension TextProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingCharacters(let missing):
      return Self.words(for: missing)
    case .missingInsertion(let character, let substitute, let text):
      return "no font has \(Self.names(of: character)), which is shown where a line of "
        + "\(Self.quote(text)) ends" + (substitute.map { "; \"\($0)\" stands in" } ?? "")
    case .unknownFamily(let name, let standIn, let text, let nearest):
      return "no font family is named \"\(name)\"; \(Self.quote(text)) is set in \(standIn)"
        + SpellingSuggestion.question(nearest)
    case .otherCase(let name, let used):
      return "no font is named \"\(name)\"; \"\(used)\", which differs by capitals, is used"
    case .missingItalic(let family):
      return "\(family) has no italic; upright letters stand in"
    case .unknownFeature(let tag, let font, let text):
      return "\(font) has no feature \(Self.words(forTag: tag)) \(Self.quote(text))"
    case .unknownAxis(let tag, let font, let text):
      return "\(font) has no axis \(Self.words(forTag: tag)) \(Self.quote(text))"
    case .missingWeight(let family, let wanted, let used):
      return "\(family) has no weight \(wanted.rawValue)\(wanted.nameInParentheses); "
        + "\(used.rawValue)\(used.nameInParentheses) stands in"
    case .missingHyphenation(let language, let package, let isLibraryMissing):
      return Self.words(forHyphenationIn: language, package, isLibraryMissing: isLibraryMissing)
    case .unusableFont(let text):
      return "the font of \(Self.quote(text)) cannot be opened"
    case .truncated(let text):
      return "\(Self.quote(text)) does not fit and is truncated"
    }
  }

  private static func words(forTag tag: String) -> String {
    let name = tag.utf8.count == 4 ? "" : ", and tags have four characters"
    return "\"\(tag.prefix(40))\"\(name); it changes nothing in"
  }

  private static func words(for missing: MissingCharacters) -> String {
    guard let first = missing.characters.first else { return "no font has a character" }
    let place = "\(names(of: first)), character \(missing.offset + 1) of \(quote(missing.text))"
    let kind = missing.kind
    let texts = missing.textCount > 1 ? " in \(missing.textCount) texts" : ""
    let found =
      missing.characters.count == 1 && missing.textCount == 1
      ? place
      : kind.counted(missing.characters.count) + texts + ": first \(place)"
    guard let advice = kind.advice else { return "no font has \(found)" }
    // A single one does not name its script otherwise.
    let script = kind.isScript ? "for \(kind.name) " : ""
    return "no font has \(found); \(script)\(advice)"
  }

  private static func words(
    forHyphenationIn language: String, _ package: String?, isLibraryMissing: Bool
  ) -> String {
    let packages = [isLibraryMissing ? "libhyphen0" : nil, package].compactMap { $0 }
    let what =
      isLibraryMissing
      ? "libhyphen is not installed" : "there is no hyphenation dictionary for \"\(language)\""
    let noun = packages.count == 1 ? "package" : "packages"
    let advice =
      packages.isEmpty
      ? "" : "; install the Debian \(noun) \(packages.joined(separator: " and "))"
    return "\(what), so no word is hyphenated\(advice)"
  }

  private static func names(of character: Character) -> String {
    let names = character.unicodeScalars.prefix(nameLimit).map { scalar in
      "\(scalar.codeName) \(scalar.properties.name ?? "without a name")"
    }
    let hasMore = character.unicodeScalars.count > names.count
    return names.joined(separator: ", ") + (hasMore ? " and more" : "")
  }

  /// Marks of one letter that are named, and that are quoted: one may have thousands.
  private static let nameLimit = 4
  private static let quoteLimit = 32

  private static func quote(_ text: String) -> String {
    let line: [String] = text.prefix(41).map {
      if $0.isNewline { return " " }
      if $0.utf8.count <= quoteLimit { return String($0) }
      return String(String.UnicodeScalarView($0.unicodeScalars.prefix(quoteLimit)))
    }
    return line.count > 40 ? "\"\(line.prefix(37).joined())...\"" : "\"\(line.joined())\""
  }
}
