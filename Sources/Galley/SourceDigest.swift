// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "4b0a1be9887c4d62"
}
