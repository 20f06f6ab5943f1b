// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "852f125b89f927c6"
}
