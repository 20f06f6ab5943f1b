// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "36ef2c34b3be88d5"
}
