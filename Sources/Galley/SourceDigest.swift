// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "74bb1eb3866fdb24"
}
