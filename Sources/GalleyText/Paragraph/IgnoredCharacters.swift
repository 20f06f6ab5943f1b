/// Where rows of characters that are not seen are cut before they are shaped.
///
/// The rules of a font pass over them: HarfBuzz takes the square of a row's length where the font has rules for one of them, as
/// for a soft hyphen, which may have the glyph of a hyphen. No text has a row of 30.
enum IgnoredCharacters {
  /// Characters of a row that are shaped together.
  static let limit = 128

  /// The characters that begin a piece of their own.
  /// - Complexity: O(n); lines without long rows are looked at every 128 characters.
  static func cuts(in scalars: [Unicode.Scalar]) -> Set<Int> {
    LongRows.cuts(
      of: scalars.count, limit: limit, lead: 0, isInRow: { isIgnored(scalars[$0]) },
      beginsPiece: { standsAlone(scalars[$0]) })
  }

  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xAD && scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether it is no part of the character before it, as a joiner, a tag or a mark is.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format && !scalar.properties.isGraphemeExtend
      && scalar != "\u{200D}"
  }
}
