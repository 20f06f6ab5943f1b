// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "96cb9e8741acd75d"
}
