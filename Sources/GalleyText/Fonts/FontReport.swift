/// A family of fonts, as the list of installed fonts shows it.
package struct FontFamilyReport: Sendable {
  package var family: String
  /// Each face's file, weight and slant.
  package var faces: [FontFile]
  /// How many characters the first face has.
  package var characterCount: Int
  /// The scripts of those characters by their ISO 15924 names, with the number of each, the most
  /// first; what belongs to no script is left out.
  package var scripts: [(name: String, count: Int)]
  /// What the first face says of its licence, and where the licence stands; nil where it says nothing.
  package var license: String?
  package var licenseURL: String?
}

/// A part of a text and the font that it is set in.
package struct FontChoice: Hashable, Sendable {
  package var character: Character
  /// The file of the font; nil where no font has all of the character.
  package var file: String?
}
