// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "62f034d5641b5012"
}
