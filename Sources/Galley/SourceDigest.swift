// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "5ddb0f4413aff922"
}
