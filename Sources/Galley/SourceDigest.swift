// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "acd4c99b1cf8a483"
}
