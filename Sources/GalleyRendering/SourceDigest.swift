// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "6b100a386cca14d6"
}
