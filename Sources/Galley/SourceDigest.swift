// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "61ff6869d6cc4882"
}
