/// A family of fonts, for people who ask what there is.
public struct FontFamilyReport: Sendable {
  public var family: String
  /// Each face's file, weight and slant.
  public var faces: [FontFile]
  /// How many characters the first face has.
  public var characterCount: Int
  /// The scripts of those characters by their ISO 15924 names, with the number of each, the most
  /// first; what belongs to no script is left out.
  public var scripts: [(name: String, count: Int)]
  /// What the first face says of its licence, and where the licence stands; nil where it says nothing.
  public var license: String?
  public var licenseURL: String?
}

/// A part of a text and the font that it is set in.
public struct FontChoice: Hashable, Sendable {
  public var character: Character
  /// The file of the font; nil where no font has all of the character.
  public var file: String?
}
