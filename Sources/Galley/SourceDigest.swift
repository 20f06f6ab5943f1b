// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "7a770cf525e70c4a"
}
