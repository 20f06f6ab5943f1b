// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "65fd86405fb00715"
}
