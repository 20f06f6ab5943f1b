// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "7b8ed818d6af2b96"
}
