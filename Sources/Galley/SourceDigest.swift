// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "246884c6e1006466"
}
