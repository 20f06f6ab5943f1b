// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "9f34c8043b1dca93"
}
