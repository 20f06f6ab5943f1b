/// Characters of one script that no font has.
public struct MissingCharacters: Hashable, Sendable {
  /// Each once, in the order of the texts.
  public var characters: [Character]
  /// The place of the first one, in characters from the start of `text`.
  public var offset: Int
  /// The text with the first one.
  public var text: String
  /// How many texts have such characters.
  public var textCount: Int

  /// The character without what is behind its first 32 parts: a letter may have thousands of marks.
  static func shortened(_ character: Character) -> Character {
    if character.utf8.count <= 32 { return character }
    return String(String.UnicodeScalarView(character.unicodeScalars.prefix(32))).first ?? character
  }

  /// - Parameter characters: at least one; the first one says which script it is.
  public init(_ characters: [Character], offset: Int, text: String, textCount: Int = 1) {
    (self.characters, self.offset) = (characters, offset)
    (self.text, self.textCount) = (text, textCount)
  }

  /// The script's name, `Javanese`, or `symbol`, `emoji`, `private-use` of what belongs to none.
  public var script: String { kind.name }

  /// A free family that has the script; nil where none is known.
  public var family: String? { kind.family }

  /// The package of Debian 12 with that family; nil where there is none.
  public var package: String? { kind.package }

  var kind: CharacterKind { CharacterKind(of: characters.first ?? "\u{FFFD}") }

  /// Not of the text, which may be long, nor of all characters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(characters.first)
    hasher.combine(characters.count)
    hasher.combine(offset)
    hasher.combine(textCount)
    hasher.combine(text.utf8.count)
  }
}
