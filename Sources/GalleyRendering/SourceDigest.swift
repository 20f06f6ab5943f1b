// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "c690d97ceec215ee"
}
