// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "ab89f85ebfc82477"
}
